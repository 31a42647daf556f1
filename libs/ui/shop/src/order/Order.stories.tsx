import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Heading, Link, Stack } from '@materia/ui-design-system';
import { type Currency, money } from '@materia/domain-money';
import { FLOW_TABLE, LEGACY_STATUSES, OFFER_STATUSES, type OrderFlow } from '@materia/domain-order';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay } from '../samples/offers.ts';
import { aTracking, KINDS } from '../samples/trackings.ts';
import { AddressCard } from './AddressCard.tsx';
import { ConfirmByEmailAlert } from './ConfirmByEmailAlert.tsx';
import { OrderCard, type OrderCardFacts } from './OrderCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta: Meta = { title: 'Shop/Order', parameters: { theme: 'account' } };
export default meta;
type Story = StoryObj;

/** The first status of each step. */
const firstStatuses = (flow: OrderFlow): readonly string[] =>
  Object.entries(FLOW_TABLE[flow])
    .filter(([, step], at, all) => step !== all[at - 1]?.[1])
    .map(([status]) => status);

/** One timeline for each step of each row of the tracking table (TRK-06 to TRK-30). */
export const EveryStep: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(KINDS).map(([name, kind]) => (
        <Stack key={name} gap={4}>
          <Heading level={2} size="h3">
            {name}
          </Heading>
          {firstStatuses(aTracking('', kind).flow).map((status) => (
            <OrderTimeline key={status} tracking={aTracking(status, kind)} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const CancelledDuringPreparation: Story = {
  render: () => (
    <OrderTimeline
      tracking={aTracking('CANCELED', KINDS['Legacy delivery'], ['PROCESSING', 'IN_PREPARATION'])}
    />
  ),
};

export const WithDays: Story = {
  tags: ['screenshot'],
  render: () => (
    <OrderTimeline
      tracking={aTracking('READY')}
      reachedOn={{ 1: aDay('2026-11-18'), 2: aDay('2026-11-19'), 3: aDay('2026-11-20') }}
    />
  ),
};

/** An unknown status is shown as received, at step 1 (TRK-36). */
export const UnknownStatus: Story = {
  render: () => <OrderTimeline tracking={aTracking('LOST_IN_SPACE')} />,
};

const anOrder = (
  currency: Currency,
  status: string,
  kind: keyof typeof KINDS = 'Legacy store pickup',
): OrderCardFacts => ({
  id: status,
  number: '2026-004211-7',
  placedOn: aDay('2026-11-18'),
  total: money(127_350, currency),
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

export const CardOfEveryStatus: Story = { render: () => <EveryStatus /> };

export const Addresses: Story = {
  render: () => (
    <Grid cells="m">
      <AddressCard
        title="Home"
        address={{
          name: 'Anna Wiśniewska-Brzęczyszczykiewicz',
          lines: ['ul. Długa 14 m. 5'],
          postcode: '61-888',
          city: 'Poznań',
          phone: '+48 600 100 200',
        }}
        actions={<Link href="#edit">Change</Link>}
      />
      <AddressCard
        address={{
          name: 'Anna Wiśniewska',
          company: 'Wiśniewska Budownictwo sp. z o.o.',
          lines: ['ul. Składowa 2'],
          postcode: '61-100',
          city: 'Poznań',
        }}
      />
    </Grid>
  ),
};

export const ToConfirmByEmail: Story = {
  render: () => (
    <ConfirmByEmailAlert
      email="anna.wisniewska-brzeczyszczykiewicz@poczta.example"
      until={{ date: aDay('2026-11-24'), minutesOfDay: 605 }}
    />
  ),
};
