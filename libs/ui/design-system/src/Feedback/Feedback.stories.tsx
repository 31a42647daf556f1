import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Cluster } from '../Layout/Cluster.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Alert } from './Alert.tsx';
import { Badge } from './Badge.tsx';
import { Progress } from './Progress.tsx';
import { Rating } from './Rating.tsx';
import { Skeleton } from './Skeleton.tsx';
import { toast } from './toast.ts';
import { Toaster } from './Toaster.tsx';

const meta: Meta = { title: 'Feedback/All' };
export default meta;
type Story = StoryObj;

const TYPES = ['information', 'success', 'warning', 'error'] as const;

export const Alerts: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack gap={3}>
      {TYPES.map((type) => (
        <Alert
          key={type}
          type={type}
          title={`Type: ${type}`}
          close={<IconButton icon="close" label="Close" />}
        >
          <p>The quantity was changed to what the store has left.</p>
        </Alert>
      ))}
      <Alert actions={<Button size="s">Sign in</Button>}>Sign in to keep your cart.</Alert>
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <Cluster>
      {(['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'reduced'] as const).map(
        (tone) => (
          <Badge key={tone} tone={tone} icon="tag">
            {tone}
          </Badge>
        ),
      )}
    </Cluster>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </Stack>
  ),
};

export const ProgressBars: Story = {
  render: () => (
    <Stack gap={4}>
      <Progress label="To the next level" value={62} text="62 of 100" />
      <Progress label="Reading the file" />
    </Stack>
  ),
};

export const Ratings: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Rating value={5} label="5 out of 5" count="(12)" />
      <Rating value={3.6} label="3.6 out of 5" count="(128)" />
      <Rating value={0} label="No reviews yet" />
    </Stack>
  ),
};

export const Toasts: Story = {
  render: () => (
    <Toaster
      closeLabel="Close"
      toasts={[
        toast({
          id: '1',
          title: 'The product is in your cart',
          type: 'success',
          link: '#cart',
          linkContent: 'Go to cart',
        }),
        toast({
          id: '2',
          title: 'Your session has ended',
          message: 'Sign in again to go on.',
          size: 'm',
          style: 'filled',
          type: 'warning',
        }),
        toast({
          id: '3',
          title: 'The order could not be placed',
          size: 'l',
          type: 'error',
          alert: true,
          closable: false,
        }),
      ]}
    />
  ),
};

/** The close button dismisses its own message only. */
export const ToastsByKeyboard: Story = {
  render: () => (
    <Toaster
      closeLabel="Close"
      toasts={[
        toast({ id: '1', title: 'The product is in your cart' }),
        toast({ id: '2', title: 'Your session has ended' }),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: 'Close' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('The product is in your cart')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Your session has ended')).toBeVisible());
  },
};
