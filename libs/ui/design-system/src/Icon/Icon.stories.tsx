import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../Layout/Cluster.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';
import { Grid } from '../Layout/Grid.tsx';

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'cart', size: 'm' },
};
export default meta;
type Story = StoryObj<typeof Icon>;

const names = Object.keys(ICON_SHAPES).filter((name): name is IconName => name in ICON_SHAPES);

export const One: Story = {};

export const All: Story = {
  render: () => (
    <Grid cells="s" gap={5}>
      {names.map((name) => (
        <Stack key={name} gap={1} align="center">
          <Icon name={name} size="l" />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Icon name="truck" size="s" />
      <Icon name="truck" size="m" />
      <Icon name="truck" size="l" />
      <Icon name="truck" size="xl" />
    </Cluster>
  ),
};
