import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuestView } from './GuestView.tsx';

const meta = {
  title: 'Pages/Checkout/Guest',
  component: GuestView,
  args: { facts: { email: '', signInPath: '/login' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuestView>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG_ADDRESS = `${'a-very-long-name.'.repeat(3)}of-a-guest@shop.example`;

export const Default: Story = {};
export const WithInvalidEmail: Story = {
  args: { outcome: { email: 'ana@', kind: 'not-an-email' } },
};
export const NotSaved: Story = {
  args: { outcome: { email: LONG_ADDRESS, kind: 'update-failed' } },
};
