import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

const meta: Meta = { title: 'Typography/Scale' };
export default meta;
type Story = StoryObj;

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Zażółć gęślą jaźń
      </Heading>
      <Heading level={1}>Materiały budowlane</Heading>
      <Heading level={2}>Cementos y morteros</Heading>
      <Heading level={3}>Isolation et cloisons</Heading>
      <Heading level={4}>Construção e renovação</Heading>
    </Stack>
  ),
};

export const Texts: Story = {
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
