import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    name: 'sort',
    label: 'Order of the list',
    options: [
      { value: 'relevance', label: 'Most bought' },
      { value: 'price', label: 'Lowest price' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Refused: Story = { args: { error: 'Choose one' } };
