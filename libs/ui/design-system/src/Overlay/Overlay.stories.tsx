import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Layout/Cluster.tsx';
import { Dialog, DialogButton } from './Dialog.tsx';
import { Drawer, DrawerButton } from './Drawer.tsx';

const meta: Meta = { title: 'Overlays/All' };
export default meta;
type Story = StoryObj;

export const QuestionInDialog: Story = {
  render: () => (
    <>
      <DialogButton dialogId="question">Change store</DialogButton>
      <Dialog
        id="question"
        title="Change the store?"
        closeLabel="Close"
        actions={
          <Cluster>
            <Button variant="secondary">Stay</Button>
            <Button>Change</Button>
          </Cluster>
        }
      >
        <p>Two products have another price there.</p>
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change store' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Change the store?' });
    await expect(dialog).toHaveAttribute('open');
  },
};

export const CartInDrawer: Story = {
  render: () => (
    <>
      <DrawerButton drawerId="cart-preview">Open the cart</DrawerButton>
      <Drawer
        id="cart-preview"
        title="Your cart"
        closeLabel="Close"
        footer={<Button wide>Go to cart</Button>}
      >
        <p>Two products</p>
      </Drawer>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the cart' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Your cart' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
  },
};

/** Enter opens it, Enter on the close button closes it, and focus returns to the trigger. */
export const ByKeyboard: Story = {
  render: () => (
    <Cluster>
      <DialogButton dialogId="keys-dialog">Change store</DialogButton>
      <Dialog id="keys-dialog" title="Change the store?" closeLabel="Close">
        <p>Two products have another price there.</p>
      </Dialog>
      <DrawerButton drawerId="keys-drawer">Open the cart</DrawerButton>
      <Drawer id="keys-drawer" title="Your cart" closeLabel="Close">
        <p>Two products</p>
      </Drawer>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [opener, title] of [
      ['Change store', 'Change the store?'],
      ['Open the cart', 'Your cart'],
    ] as const) {
      const button = canvas.getByRole('button', { name: opener });
      button.focus();
      await userEvent.keyboard('{Enter}');
      const overlay = await canvas.findByRole('dialog', { name: title });
      within(overlay).getByRole('button', { name: 'Close' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: title })).toBeNull());
      await expect(button).toHaveFocus();
    }
  },
};
