import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { name: 'city', label: 'City' },
  argTypes: { defaultValue: { control: 'text' }, type: { control: 'text' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = {
  args: {
    name: 'postcode',
    label: 'Postcode',
    hint: 'For example 61-888',
    width: 's',
    inputMode: 'numeric',
  },
};
export const Optional: Story = {
  args: { name: 'company', label: 'Company', optional: 'optional' },
};
export const WithUnit: Story = {
  args: { name: 'area', label: 'Area', unit: 'm²', width: 's', inputMode: 'decimal' },
};
export const Disabled: Story = {
  args: { name: 'email', label: 'E-mail', defaultValue: 'anna@example.com', disabled: true },
};
export const Refused: Story = {
  args: {
    name: 'tax',
    label: 'Tax number',
    hint: 'Ten digits',
    defaultValue: '1234567890',
    error: 'This tax number has a wrong check digit',
  },
};
export const LongestText: Story = {
  args: {
    name: 'long',
    label: 'Numer identyfikacji podatkowej przedsiębiorstwa',
    error: 'Konstantynopolitańczykowianeczkowski'.repeat(3),
  },
};
