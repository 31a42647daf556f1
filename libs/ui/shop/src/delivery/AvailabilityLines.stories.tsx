import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@materia/domain-money';
import type { DeliveryOption } from '@materia/domain-shipping';
import { aDay, homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { AvailabilityLines } from './AvailabilityLines.tsx';

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

const meta = {
  title: 'Shop/AvailabilityLines',
  component: AvailabilityLines,
  args: {
    promise: homeOnTuesday,
    deliveries: [HOME],
    destination: { place: '28045', isServed: true, store: undefined },
  },
} satisfies Meta<typeof AvailabilityLines>;
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
    promise: undefined,
    deliveries: [],
    destination: { place: '35001', isServed: false, store: undefined },
  },
};
