import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToListForm } from './AddToListForm.tsx';

const meta = {
  title: 'Shop/AddToListForm',
  component: AddToListForm,
  args: { list: { id: 'l1', name: 'Bathroom' }, sku: '1000001' },
} satisfies Meta<typeof AddToListForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneList: Story = {};
