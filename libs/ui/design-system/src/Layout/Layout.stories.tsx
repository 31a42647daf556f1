import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Cluster } from './Cluster.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Split } from './Split.tsx';
import { Stack } from './Stack.tsx';

const meta: Meta = { title: 'Layout/Primitives' };
export default meta;
type Story = StoryObj;

const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
  <Card key={word} padding="s">
    {word}
  </Card>
));

export const StackOfCards: Story = { render: () => <Stack gap={3}>{cards}</Stack> };
export const ClusterOfCards: Story = { render: () => <Cluster gap={3}>{cards}</Cluster> };
export const GridOfCards: Story = { render: () => <Grid cells="s">{cards}</Grid> };

export const Splits: Story = {
  render: () => (
    <Stack gap={6}>
      {(['start', 'end', 'half'] as const).map((narrow) => (
        <Split key={narrow} narrow={narrow}>
          <Card>First</Card>
          <Card>Second</Card>
        </Split>
      ))}
    </Stack>
  ),
};

export const Containers: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap={3}>
      {(['page', 'text', 'narrow'] as const).map((size) => (
        <Container key={size} size={size}>
          <Card>{size}</Card>
        </Container>
      ))}
    </Stack>
  ),
};
