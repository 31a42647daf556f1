import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Layout/Cluster.tsx';
import { Dialog, DialogButton } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    id: 'question',
    title: 'Change the store?',
    closeLabel: 'Close',
    size: 'm',
    children: 'Two products have another price there.',
    actions: (
      <Cluster>
        <Button variant="secondary">Stay</Button>
        <Button>Change</Button>
      </Cluster>
    ),
  },
  argTypes: { children: { control: 'text' }, actions: { control: false } },
  render: (args) => (
    <>
      <DialogButton dialogId={args.id}>Change store</DialogButton>
      <Dialog {...args} />
    </>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Change store' }));
  const dialog = await canvas.findByRole('dialog', { name: args.title });
  await expect(dialog).toHaveAttribute('open');
};

export const Question: Story = { play: opened };
export const Small: Story = { args: { id: 'small', size: 's' }, play: opened };
export const LargeWithoutActions: Story = {
  args: { id: 'large', size: 'l', actions: undefined },
  play: opened,
};
/** In the page from the start, where no script can open it. */
export const OpenInThePage: Story = { args: { id: 'open', open: true } };

/** Enter opens it, Enter on the close button closes it, and focus returns to the trigger. */
export const ByKeyboard: Story = {
  args: { id: 'keys-dialog', actions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Change store' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Change the store?' });
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
