import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import type { PromiseFact, PromisedDelivery } from '@materia/domain-promise';
import { aDay, homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { PromiseLine } from './PromiseLine.tsx';

const FACTS: readonly PromiseFact[] = [
  { kind: 'within-hours', hours: 2, date: aDay('2026-11-20'), minute: 840 },
  { kind: 'today-from', date: aDay('2026-11-20'), minute: 960 },
  { kind: 'tomorrow-from', date: aDay('2026-11-21'), minute: 420 },
  { kind: 'day-from', date: aDay('2026-11-23'), minute: 420 },
  { kind: 'working-days', days: 3, date: aDay('2026-11-25') },
];

const promised = (fact: PromiseFact): PromisedDelivery => ({
  ...pickupInTwoHours,
  promise: { ...fact, skipped: [] },
});

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

/** Every promise, by its kind, for the menu of the controls. */
const DELIVERIES: Readonly<Record<string, PromisedDelivery>> = {
  ...Object.fromEntries(FACTS.map((fact) => [fact.kind, promised(fact)])),
  'working days after a holiday': afterAHoliday,
};

const meta = {
  title: 'Shop/PromiseLine',
  component: PromiseLine,
  args: { delivery: pickupInTwoHours, explained: false },
  argTypes: {
    delivery: { control: 'select', options: Object.keys(DELIVERIES), mapping: DELIVERIES },
  },
} satisfies Meta<typeof PromiseLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinHours: Story = {};
export const OnTuesday: Story = { args: { delivery: homeOnTuesday } };

/** All promises one below the other, to compare them. */
export const EveryPromise: Story = {
  render: (args) => (
    <Stack gap={2}>
      {FACTS.map((fact) => (
        <PromiseLine {...args} key={fact.kind} delivery={promised(fact)} />
      ))}
    </Stack>
  ),
};

/** Expanded, it explains which days did not count (BEY-06). */
export const Explained: Story = {
  args: { delivery: afterAHoliday, explained: true },
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};
