import { money } from '@materia/domain-money';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BuyAgainOutcome } from './buy-again.action.ts';
import { BuyAgainView } from './BuyAgainView.tsx';

const Sample = ({ outcome }: { readonly outcome?: BuyAgainOutcome }) => {
  const { currency } = useShop().market;
  const priced = (included: number) => ({
    included: money(included, currency),
    excluded: money(Math.round(included / 1.23), currency),
  });
  const product = (name: string) => ({
    sku: name,
    name,
    urlKey: 'sample-ref100200',
    image: 'drill',
    vendorName: 'Materia',
    quantity: 4,
    unitThen: priced(1299),
  });
  const line = (lineNumber: number) => ({ key: `o-1_${lineNumber}`, part: 'o-1' });
  return (
    <BuyAgainView
      purchaseId="o-1"
      storeName="Materia 12"
      isReorderable
      viewer={{ isPro: false, proPricesTaxExcludedFirst: false }}
      outcome={outcome}
      lines={[
        {
          ...line(1),
          line: {
            ...product('Cement 25 kg'),
            lineNumber: 1,
            kind: 'available',
            most: 40,
            inStore: 40,
            unit: priced(1399),
          },
        },
        {
          ...line(2),
          line: {
            ...product('Gravel 25 kg'),
            lineNumber: 2,
            kind: 'available',
            most: 2,
            inStore: undefined,
            unit: priced(1199),
          },
        },
        {
          ...line(3),
          line: {
            ...product('Sand 25 kg'),
            lineNumber: 3,
            kind: 'unavailable',
            substitutes: [{ ...product('Sand 20 kg'), unit: priced(999) }],
          },
        },
      ]}
    />
  );
};

const meta: Meta<typeof Sample> = {
  title: 'Pages/Buy again',
  component: Sample,
  parameters: { layout: 'fullscreen', theme: 'account' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const PartlyAdded: Story = {
  args: {
    outcome: {
      kind: 'partly',
      isEmpty: false,
      typed: {},
      shortfalls: [
        { lineNumber: 1, name: 'Cement 25 kg', added: 2 },
        { lineNumber: 2, name: 'Gravel 25 kg', added: 0 },
      ],
    },
  },
};

export const WrongQuantity: Story = {
  args: { outcome: { kind: 'faults', keys: ['o-1_1'], typed: { 'o-1_1': 'x' } } },
};
