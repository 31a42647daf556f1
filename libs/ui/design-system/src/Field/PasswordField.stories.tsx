import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    name: 'password',
    label: 'Password',
    show: 'Show password',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const New: Story = {
  args: { hint: 'At least eight characters', autoComplete: 'new-password' },
};
export const Refused: Story = { args: { error: 'This password is too easy to guess' } };
