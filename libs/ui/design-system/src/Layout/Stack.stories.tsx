import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 3,
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
      <Card key={word} padding="s">
        {word}
      </Card>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfCards: Story = {};
export const AtTheEnd: Story = { args: { align: 'end', gap: 1 } };
