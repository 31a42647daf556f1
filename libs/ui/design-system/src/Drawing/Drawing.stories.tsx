import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { Cluster } from '../Layout/Cluster.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';
import { EmptyState } from './EmptyState.tsx';

const NAMES: readonly DrawingName[] = ['cart', 'orders', 'list', 'search', 'lost'];

const meta: Meta<typeof Drawing> = { title: 'Media/Drawing', component: Drawing };
export default meta;

export const Drawings: StoryObj<typeof Drawing> = {
  render: () => (
    <Cluster>
      {NAMES.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Cluster>
  ),
};

export const Empty: StoryObj<typeof Drawing> = {
  render: () => (
    <EmptyState drawing="orders">
      <Text>Nothing has been ordered yet.</Text>
      <ButtonLink href="#shop">To the shop</ButtonLink>
    </EmptyState>
  ),
};
