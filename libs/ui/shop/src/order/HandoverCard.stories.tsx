import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { addDays } from '@materia/domain-holiday-calendar';
import type { ShippingMethodCode } from '@materia/domain-shipping';
import { expectedTime, type FulfilmentFacts, parseFulfilment } from '@materia/domain-order';
import { aDay } from '../samples/offers.ts';
import { far, near } from '../samples/stores.ts';
import { HandoverCard } from './HandoverCard.tsx';

const DAY = aDay('2026-11-24');

const WEEK = Array.from({ length: 7 }, (_, ahead) => ({
  date: addDays(DAY, ahead),
  ranges:
    ahead === 5 ? [] : [{ from: 420, to: 840 }, ...(ahead === 4 ? [] : [{ from: 930, to: 1140 }])],
}));

const FACTS: Readonly<Partial<Record<ShippingMethodCode, Omit<FulfilmentFacts, 'method'>>>> = {
  'drive/two_hours': { date: DAY, fromMinute: 750 },
  'drive/scheduled': { date: DAY, startHour: 9 },
  'chronopost/home': {
    date: DAY,
    address: { street: ['Długa 12/5'], postcode: '61-001', city: 'Poznań' },
  },
  'seller/home': {
    vendor: { name: 'Carrelages et Sanitaires du Grand Sud-Ouest', code: 'v' },
    address: { street: ['Długa 12/5'], postcode: '61-001', city: 'Poznań' },
  },
  'locker/locker': {
    date: DAY,
    point: { id: 'VIL04A', name: 'VIL04A' },
    address: { street: ['Rynek 9'], postcode: '61-004', city: 'Poznań' },
  },
};

type SampleProps = {
  readonly method: ShippingMethodCode;
  /** 1 to 3 on its way, 4 handed over, 99 cancelled. */
  readonly step: 1 | 2 | 3 | 4 | 99;
  readonly longWords: boolean;
  readonly isOpen: boolean;
  /** One of several orders. */
  readonly isPart: boolean;
};

const Sample = ({ method, step, longWords, isOpen, isPart }: SampleProps) => {
  const fulfilment = parseFulfilment({ method, ...FACTS[method] });
  if (!fulfilment.ok) throw new Error(`No sample for ${method}`);
  return (
    <HandoverCard
      order={{
        number: '26-1642619-24',
        fulfilment: fulfilment.value,
        expected: expectedTime(fulfilment.value),
        receivedOn: step === 4 ? DAY : undefined,
        tracking: { step },
        recipient: longWords ? 'Maria Antónia de Vasconcelos e Albuquerque Figueiredo' : 'Ana Ruiz',
        store: longWords ? far : near,
        payment: { method: isPart ? 'multibanco' : 'card', state: 'paid' },
      }}
      pickupStore={{ week: WEEK, latitude: 40.4, longitude: -3.5 }}
      calendar="/calendar"
      part={isPart ? { place: 1, count: 3 } : undefined}
      isOpen={isOpen}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/HandoverCard',
  component: Sample,
  subcomponents: { HandoverCard },
  args: { method: 'drive/two_hours', step: 2, longWords: false, isOpen: false, isPart: false },
  argTypes: {
    method: { control: 'select', options: Object.keys(FACTS) },
    step: { control: 'select', options: [1, 2, 3, 4, 99] },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Default: Story = {};

export const AtASlot: Story = { args: { method: 'drive/scheduled' } };

export const ToTheDoor: Story = { args: { method: 'chronopost/home', isPart: true } };

export const InALocker: Story = { args: { method: 'locker/locker' } };

export const WithoutADay: Story = { args: { method: 'seller/home', longWords: true } };

export const ToBeConfirmed: Story = { args: { isOpen: true } };

export const Collected: Story = { args: { step: 4 } };

export const Cancelled: Story = { args: { step: 99 } };

export const LongWords: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Sample {...args} />
      <Sample {...args} method="chronopost/home" />
    </Stack>
  ),
  args: { longWords: true, isPart: true },
};
