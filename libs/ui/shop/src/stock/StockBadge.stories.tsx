import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import type { StockLabel } from '@materia/domain-stock-status';
import { StockBadge } from './StockBadge.tsx';

/** Every stock state that a product can have, by a name for the menu of the controls. */
const STATES = {
  'in the store': { kind: 'in-stock', where: 'store', units: 42 },
  'one in the store': { kind: 'in-stock', where: 'store', units: 1 },
  'in the store, uncounted': { kind: 'in-stock', where: 'store', units: null },
  'on the website': { kind: 'in-stock', where: 'website', units: 3 },
  'on the website, uncounted': { kind: 'in-stock', where: 'website', units: null },
  'in the region': { kind: 'regional-stock', units: 5 },
  'within 24 hours': { kind: 'within-24-hours', units: 5 },
  'within 24 hours, uncounted': { kind: 'within-24-hours', units: null },
  'by courier': { kind: 'home-courier', units: 22 },
  'from a vendor': { kind: 'vendor-delivery', units: 1_250 },
  'from a vendor, uncounted': { kind: 'vendor-delivery', units: null },
  'on order': { kind: 'on-order' },
  restocking: { kind: 'restocking' },
  unavailable: { kind: 'unavailable' },
} as const satisfies Readonly<Record<string, StockLabel>>;

const meta = {
  title: 'Shop/StockBadge',
  component: StockBadge,
  args: { label: STATES['in the store'] },
  argTypes: { label: { control: 'select', options: Object.keys(STATES), mapping: STATES } },
} satisfies Meta<typeof StockBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheStore: Story = {};
export const OneInTheStore: Story = { args: { label: STATES['one in the store'] } };
export const Uncounted: Story = { args: { label: STATES['in the store, uncounted'] } };
export const OnTheWebsite: Story = { args: { label: STATES['on the website'] } };
export const InTheRegion: Story = { args: { label: STATES['in the region'] } };
export const Within24Hours: Story = { args: { label: STATES['within 24 hours'] } };
export const ByCourier: Story = { args: { label: STATES['by courier'] } };
export const FromAVendor: Story = { args: { label: STATES['from a vendor'] } };
export const OnOrder: Story = { args: { label: STATES['on order'] } };
export const Restocking: Story = { args: { label: STATES.restocking } };
export const Unavailable: Story = { args: { label: STATES.unavailable } };

/** All states one below the other, to compare them. */
export const EveryFact: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack gap={2}>
      {Object.entries(STATES).map(([name, label]) => (
        <StockBadge key={name} label={label} />
      ))}
    </Stack>
  ),
};
