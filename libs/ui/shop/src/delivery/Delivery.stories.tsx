import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import type { DeliveryOption } from '@materia/domain-shipping';
import type { PromiseFact, PromisedDelivery } from '@materia/domain-promise';
import { aDay, homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { DeliveryLabelText } from './DeliveryLabelText.tsx';
import { DeliveryFrom, DeliveryOptionList } from './DeliveryOptionList.tsx';
import { PromiseLine } from './PromiseLine.tsx';

const meta: Meta = { title: 'Shop/Delivery' };
export default meta;
type Story = StoryObj;

const option = (
  label: DeliveryOption['label'],
  minor: number,
  deliveryMethod: string,
): DeliveryOption => ({
  label,
  offerDeliveryPrice: money(minor, 'EUR'),
  deliveryDate: aDay('2026-11-24'),
  deliveryMode: 'carrier',
  deliveryMethod,
  img: 'truck',
  is3p: false,
});

export const EveryLabel: Story = {
  render: () => (
    <Stack gap={2}>
      <DeliveryLabelText label="home-courier" />
      <DeliveryLabelText label="local-delivery" />
      <DeliveryLabelText label="drive-pickup" />
      <DeliveryLabelText label="relay-point" />
    </Stack>
  ),
};

const FACTS: readonly PromiseFact[] = [
  { kind: 'within-hours', hours: 2, date: aDay('2026-11-20'), minute: 840 },
  { kind: 'today-from', date: aDay('2026-11-20'), minute: 960 },
  { kind: 'tomorrow-from', date: aDay('2026-11-21'), minute: 420 },
  { kind: 'day-from', date: aDay('2026-11-23'), minute: 420 },
  { kind: 'working-days', days: 3, date: aDay('2026-11-25') },
];

const OPTIONS: readonly DeliveryOption[] = [
  option('drive-pickup', 0, 'two_hours'),
  option('relay-point', 1199, 'relay'),
  option('home-courier', 1799, 'home'),
  { ...option('local-delivery', 0, 'home'), offerDeliveryPrice: null, deliveryDate: null },
];

/** What each delivery costs and by when; the last one has neither price nor day. */
export const DeliveryOptions: Story = {
  render: () => (
    <Stack gap={4}>
      <DeliveryOptionList options={OPTIONS} />
      <DeliveryFrom options={OPTIONS} />
    </Stack>
  ),
};

export const EveryPromise: Story = {
  render: () => (
    <Stack gap={2}>
      {FACTS.map((fact) => (
        <PromiseLine
          key={fact.kind}
          delivery={{ ...pickupInTwoHours, promise: { ...fact, skipped: [] } }}
        />
      ))}
    </Stack>
  ),
};

const afterAHoliday: PromisedDelivery = {
  ...homeOnTuesday,
  promise: {
    ...homeOnTuesday.promise,
    skipped: [
      ...homeOnTuesday.promise.skipped,
      { date: aDay('2026-11-23'), reason: { kind: 'closed-store' } },
    ],
  },
};

/** Expanded, it explains which days did not count (BEY-06). */
export const Explained: Story = {
  render: () => <PromiseLine delivery={afterAHoliday} explained />,
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};
