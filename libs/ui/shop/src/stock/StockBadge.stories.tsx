import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import type { StockLabel } from '@materia/domain-stock-status';
import { StockBadge } from './StockBadge.tsx';

const meta: Meta<typeof StockBadge> = { title: 'Shop/StockBadge', component: StockBadge };
export default meta;
type Story = StoryObj<typeof StockBadge>;

const FACTS: readonly StockLabel[] = [
  { kind: 'in-stock', where: 'store', units: 42 },
  { kind: 'in-stock', where: 'store', units: 1 },
  { kind: 'in-stock', where: 'store', units: null },
  { kind: 'in-stock', where: 'website', units: 3 },
  { kind: 'in-stock', where: 'website', units: null },
  { kind: 'regional-stock', units: 5 },
  { kind: 'within-24-hours', units: 5 },
  { kind: 'within-24-hours', units: null },
  { kind: 'home-courier', units: 22 },
  { kind: 'vendor-delivery', units: 1_250 },
  { kind: 'vendor-delivery', units: null },
  { kind: 'on-order' },
  { kind: 'restocking' },
  { kind: 'unavailable' },
];

/** Every stock state that a product can have. */
export const EveryFact: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack gap={2}>
      {FACTS.map((fact) => (
        <StockBadge key={JSON.stringify(fact)} label={fact} />
      ))}
    </Stack>
  ),
};
