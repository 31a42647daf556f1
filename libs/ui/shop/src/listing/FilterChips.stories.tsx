import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Shop/FilterChips',
  component: FilterChips,
  args: {
    chips: [
      { label: 'Vernissol', href: '#brand' },
      { label: 'wykończenie matowe', href: '#finish' },
      { label: '20,00 zł – 150,00 zł', href: '#price' },
    ],
    clearHref: '#clear',
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { chips: [{ label: 'Vernissol', href: '#brand' }] } };
