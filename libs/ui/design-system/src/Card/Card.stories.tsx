import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = { title: 'Layout/Card', component: Card };
export default meta;
type Story = StoryObj<typeof Card>;

export const Looks: Story = {
  render: () => (
    <Grid>
      {(['raised', 'outlined', 'sunken'] as const).map((look) => (
        <Card key={look} look={look}>
          <Heading level={3}>{look}</Heading>
          <Text tone="soft">A sheet of paper on the canvas.</Text>
        </Card>
      ))}
    </Grid>
  ),
};
