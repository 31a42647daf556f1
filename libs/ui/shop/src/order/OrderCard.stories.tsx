import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { type Currency, money } from '@materia/domain-money';
import { LEGACY_STATUSES, OFFER_STATUSES } from '@materia/domain-order';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay } from '../samples/offers.ts';
import { aTracking, KINDS } from '../samples/trackings.ts';
import { OrderCard, type OrderCardFacts } from './OrderCard.tsx';

const anOrder = (
  currency: Currency,
  status: string,
  kind: keyof typeof KINDS = 'Legacy store pickup',
): OrderCardFacts => ({
  id: status,
  number: '2026-004211-7',
  placedOn: aDay('2026-11-18'),
  total: { included: money(127_350, currency), excluded: money(103_537, currency) },
  priceBasis: 'included',
  purchaseOrders: [status],
  itemsCount: 14,
  tracking: aTracking(status, KINDS[kind]),
  pictures: [
    '/samples/bag.svg',
    '/samples/roll.svg',
    '/samples/drill.svg',
    '/samples/board.svg',
    '/samples/bag.svg',
  ],
});

type SampleProps = {
  readonly status: string;
  readonly kind: keyof typeof KINDS;
  readonly headingLevel: 2 | 3;
};

const Sample = ({ status, kind, headingLevel }: SampleProps) => (
  <OrderCard order={anOrder(useShop().market.currency, status, kind)} headingLevel={headingLevel} />
);

const meta: Meta<SampleProps> = {
  title: 'Shop/OrderCard',
  component: Sample,
  subcomponents: { OrderCard },
  parameters: { theme: 'account' },
  args: { status: 'READY', kind: 'Legacy store pickup', headingLevel: 3 },
  argTypes: {
    status: { control: 'select', options: [...LEGACY_STATUSES, ...OFFER_STATUSES, 'UNKNOWN'] },
    kind: { control: 'select', options: Object.keys(KINDS) },
    headingLevel: { control: 'inline-radio', options: [2, 3] },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Ready: Story = {};
export const Cancelled: Story = { args: { status: 'CANCELED' } };

const EveryStatus = () => {
  const { currency } = useShop().market;
  return (
    <Stack gap={3}>
      {LEGACY_STATUSES.map((status) => (
        <OrderCard key={status} order={anOrder(currency, status, 'Legacy delivery')} />
      ))}
      {OFFER_STATUSES.map((status) => (
        <OrderCard
          key={`offer-${status}`}
          order={anOrder(currency, status, 'Offer, third party')}
        />
      ))}
      <OrderCard order={anOrder(currency, 'UNKNOWN')} />
    </Stack>
  );
};

/** All cards one below the other, to compare them. */
export const CardOfEveryStatus: Story = { render: () => <EveryStatus /> };

/** One of three orders of a firm's purchase, with its amount without tax. */
const OfAFirmSample = () => (
  <OrderCard
    order={{
      ...anOrder(useShop().market.currency, 'READY'),
      priceBasis: 'excluded',
      purchaseOrders: ['2026-004211-7', 'READY', '2026-004212-5'],
    }}
  />
);
export const OfAFirm: Story = { render: () => <OfAFirmSample /> };
