import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { type Currency, money } from '@materia/domain-money';
import type { DeliveryOption } from '@materia/domain-shipping';
import { aDay, homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { CardAvailability, type CardAvailabilityProps } from './CardAvailability.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { CardDeliveryCost } from './CardDeliveryCost.tsx';

const homeIn = (currency: Currency): DeliveryOption => ({
  label: 'home-courier',
  offerDeliveryPrice: money(999, currency),
  deliveryDate: aDay('2026-11-24'),
  deliveryMode: 'carrier',
  deliveryMethod: 'home',
  img: 'truck',
  is3p: false,
});
const STORE = 'Materia Santa Cruz de Tenerife – Polígono Costa Sur';

const Both = (props: CardAvailabilityProps) => {
  const { currency } = useShop().market;
  return (
    <Stack gap={1}>
      <CardDeliveryCost {...props} deliveries={[homeIn(currency)]} />
      <CardAvailability {...props} />
    </Stack>
  );
};

const meta = {
  title: 'Shop/CardAvailability',
  component: Both,
  args: {
    stock: { kind: 'in-stock', where: 'website', units: 318 },
    promise: homeOnTuesday,
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
    destination: { place: '35001', isServed: false, store: undefined },
  },
};
