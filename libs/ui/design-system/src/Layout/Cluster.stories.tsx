import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Cluster } from './Cluster.tsx';

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: {
    gap: 3,
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
      <Card key={word} padding="s">
        {word}
      </Card>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfCards: Story = {};
export const Between: Story = { args: { justify: 'between' } };
