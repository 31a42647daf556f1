import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer, DrawerButton } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    id: 'cart-preview',
    title: 'Your cart',
    closeLabel: 'Close',
    side: 'end',
    children: 'Two products',
    footer: <Button wide>Go to cart</Button>,
  },
  argTypes: { children: { control: 'text' }, footer: { control: false } },
  render: (args) => (
    <>
      <DrawerButton drawerId={args.id}>Open the cart</DrawerButton>
      <Drawer {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the cart' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Your cart' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
  },
};
export const AtTheStart: Story = {
  args: { id: 'menu', side: 'start', footer: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the cart' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Your cart' })).toBeVisible());
  },
};

/** Enter opens it, Enter on the close button closes it, and focus returns to the trigger. */
export const ByKeyboard: Story = {
  args: { id: 'keys-drawer', footer: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open the cart' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Your cart' });
    within(drawer).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
    await expect(button).toHaveFocus();
  },
};
