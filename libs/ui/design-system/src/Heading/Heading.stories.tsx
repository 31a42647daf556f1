import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Typography/Heading',
  component: Heading,
  args: { level: 2, children: 'Cementos y morteros' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** The level says what it is; the size is how large it looks. */
export const OtherSize: Story = { args: { level: 2, size: 'h4' } };

export const EveryLevel: Story = {
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
