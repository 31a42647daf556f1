import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    look: 'plain',
    items: [
      { term: 'Strength class', description: 'CEM II/B-V 32.5 R' },
      { term: 'Weight', description: '25 kg' },
      { term: 'Pallet', description: '56 bags' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Rows: Story = { args: { look: 'rows' } };
export const Stacked: Story = {
  args: {
    look: 'stacked',
    items: [
      { term: 'Order number', description: '2026-PL-004211' },
      { term: 'Pickup', description: 'Today from 14:00' },
    ],
  },
};
