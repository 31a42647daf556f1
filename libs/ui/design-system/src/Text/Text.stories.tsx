import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Typography/Text',
  component: Text,
  args: { size: 'm', tone: 'standard', children: 'Prices and stock depend on the store.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const EverySize: Story = {
  render: () => (
    <Stack>
      <Text size="l">Lead text: prices, stock and pickup times depend on the store.</Text>
      <Text>
        Running text with a <Link href="#link">link</Link> in it.
      </Text>
      <Text size="s" tone="soft">
        Small and soft: reference 100200
      </Text>
      <Text size="xs">Smallest: lowest price of 30 days</Text>
      <Text tone="danger">Refused</Text>
      <Text tone="success">Done</Text>
    </Stack>
  ),
};
