import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { action: '/search', label: 'Search the shop', placeholder: 'Product, brand or reference', submitLabel: 'Search' },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'cement 25 kg' } };
