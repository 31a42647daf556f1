import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    type: 'information',
    title: 'The cart has changed',
    children: 'The quantity was changed to what the store has left.',
  },
  argTypes: {
    children: { control: 'text' },
    actions: { control: false },
    close: { control: false },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Success: Story = { args: { type: 'success' } };
export const Warning: Story = { args: { type: 'warning' } };
export const Failed: Story = { args: { type: 'error', role: 'alert' } };
export const WithAction: Story = {
  args: {
    title: undefined,
    children: 'Sign in to keep your cart.',
    actions: <Button size="s">Sign in</Button>,
  },
};
export const LongestWord: Story = {
  args: { title: 'Konstantynopolitańczykowianeczkowski'.repeat(3) },
};

/** All types with their icons, and the one without a title. */
export const EveryType: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack gap={3}>
      {(['information', 'success', 'warning', 'error'] as const).map((type) => (
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
