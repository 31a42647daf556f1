import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Split } from './Split.tsx';

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    narrow: 'start',
    children: ['First', 'Second'].map((word) => <Card key={word}>{word}</Card>),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filters before a list. */
export const NarrowStart: Story = {};
/** Totals after a cart. */
export const NarrowEnd: Story = { args: { narrow: 'end' } };
export const Halves: Story = { args: { narrow: 'half' } };
