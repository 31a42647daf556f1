import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '../samples/offers.ts';
import { far, near } from '../samples/stores.ts';
import { StoreBanner } from './StoreBanner.tsx';

const meta = {
  title: 'Shop/StoreBanner',
  component: StoreBanner,
  args: {
    store: { name: near.name, chosen: true },
    open: { kind: 'open', until: 1260 },
    use: 'prices',
  },
} satisfies Meta<typeof StoreBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfPrices: Story = {};
export const OfPickup: Story = { args: { use: 'pickup', open: undefined } };
export const OpensLater: Story = {
  args: {
    store: { name: far.name, chosen: true },
    open: { kind: 'opens-later', date: aDay('2026-11-23'), weekday: 1, at: 420 },
    use: 'pickup',
  },
};
export const WithoutStore: Story = {
  args: { store: { name: 'Online', chosen: false }, open: undefined },
};
