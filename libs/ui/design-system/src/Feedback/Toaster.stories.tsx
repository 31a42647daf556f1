import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toast } from './toast.ts';
import { Toaster } from './Toaster.tsx';

const inCart = toast({
  id: '1',
  title: 'The product is in your cart',
  type: 'success',
  link: '#cart',
  linkContent: 'Go to cart',
});
const sessionEnded = toast({
  id: '2',
  title: 'Your session has ended',
  message: 'Sign in again to go on.',
  size: 'm',
  style: 'filled',
  type: 'warning',
});
const notPlaced = toast({
  id: '3',
  title: 'The order could not be placed',
  size: 'l',
  type: 'error',
  alert: true,
  closable: false,
});

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { closeLabel: 'Close', toasts: [inCart, sessionEnded, notPlaced] },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** With a link, in the small size. */
export const WithLink: Story = { args: { toasts: [inCart] } };
/** With a message, filled. */
export const Filled: Story = { args: { toasts: [sessionEnded] } };
/** It interrupts, and cannot be closed. */
export const Failed: Story = { args: { toasts: [notPlaced] } };

const withPicture = toast({
  id: '4',
  title: 'The product is in your cart',
  type: 'success',
  size: 'm',
  message: '3 × Cement CEM II 32,5 R 25 kg',
  picture: <svg viewBox="0 0 1 1" aria-hidden="true" />,
  link: '#cart',
  linkContent: 'Go to cart',
});

/** With a picture in place of the icon. */
export const WithPicture: Story = { args: { toasts: [withPicture] } };

/** Escape dismisses the last message; a focus inside returns to where it was. */
export const ByEscape: Story = {
  args: { toasts: [withPicture] },
  render: (args) => (
    <>
      <button type="button">Add</button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('The product is in your cart')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
};

/** The close button dismisses its own message only. */
export const ByKeyboard: Story = {
  args: {
    toasts: [
      toast({ id: '1', title: 'The product is in your cart' }),
      toast({ id: '2', title: 'Your session has ended' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: 'Close' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('The product is in your cart')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Your session has ended')).toBeVisible());
  },
};
