import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import type { DeliveryOption } from '@materia/domain-shipping';
import { aDay, homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { CardAvailability, type CardAvailabilityProps } from './CardAvailability.tsx';
import { CardDeliveryCost, type CardDeliveryCostProps } from './CardDeliveryCost.tsx';

const HOME: DeliveryOption = {
  label: 'home-courier',
  offerDeliveryPrice: money(999, 'EUR'),
  deliveryDate: aDay('2026-11-24'),
  deliveryMode: 'carrier',
  deliveryMethod: 'home',
  img: 'truck',
  is3p: false,
};
const STORE = 'Materia Santa Cruz de Tenerife – Polígono Costa Sur';

const Both = (props: CardAvailabilityProps & CardDeliveryCostProps) => (
  <Stack gap={1}>
    <CardDeliveryCost {...props} />
    <CardAvailability {...props} />
  </Stack>
);

const meta = {
  title: 'Shop/CardAvailability',
  component: Both,
  args: {
    stock: { kind: 'in-stock', where: 'website', units: 318 },
    promise: homeOnTuesday,
    deliveries: [HOME],
    destination: { place: '28045', isServed: true, store: undefined },
  },
} satisfies Meta<typeof Both>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};
export const BeforeAPlaceIsKnown: Story = {
  args: { destination: { place: undefined, isServed: true, store: undefined } },
};
/** The pickup comes first, and the place was named as well. */
export const CollectedOrBrought: Story = {
  args: {
    promise: pickupInTwoHours,
    destination: { place: '28045', isServed: true, store: STORE },
  },
};
export const CollectedBeforeAPlaceIsKnown: Story = {
  args: {
    promise: pickupInTwoHours,
    destination: { place: undefined, isServed: true, store: STORE },
  },
};
/** The store that sells sends nothing there. */
export const NotSentThere: Story = {
  args: {
    stock: { kind: 'unavailable' },
    promise: undefined,
    deliveries: [],
    destination: { place: '35001', isServed: false, store: undefined },
  },
};
