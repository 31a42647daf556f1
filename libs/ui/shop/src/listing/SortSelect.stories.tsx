import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Shop/SortSelect',
  component: SortSelect,
  args: {
    action: '#list',
    value: 'price-asc',
    hiddenFields: [{ name: 'brand', value: 'bastio' }],
  },
  argTypes: {
    value: {
      control: 'select',
      options: ['relevance', 'price-asc', 'price-desc', 'name-asc', 'name-desc'],
    },
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sorting: Story = {};
