import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    cells: 's',
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
      <Card key={word} padding="s">
        {word}
      </Card>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmallCells: Story = {};
export const LargeCells: Story = { args: { cells: 'l' } };
