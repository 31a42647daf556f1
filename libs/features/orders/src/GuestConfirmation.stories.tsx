import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuestConfirmationView } from './GuestConfirmationView.tsx';

const meta = {
  title: 'Pages/Guest confirmation',
  component: GuestConfirmationView,
  parameters: { layout: 'fullscreen' },
  args: { outcome: undefined },
  argTypes: {
    outcome: {
      control: 'inline-radio',
      options: [undefined, 'closed', 'unknown-link', 'not-opened'],
    },
  },
} satisfies Meta<typeof GuestConfirmationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {};
/** The order belongs to an account, whose owner may not be signed in here. */
export const Confirmed: Story = {
  args: { outcome: { kind: 'confirmed', orderId: '26-4829137-54' } },
};
/** The order was cancelled because nobody confirmed it in time. */
export const TooLate: Story = { args: { outcome: 'closed' } };
export const UnknownLink: Story = { args: { outcome: 'unknown-link' } };
/** The address was copied from another browser. */
export const NotOpenedHere: Story = { args: { outcome: 'not-opened' } };
