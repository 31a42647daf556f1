import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@materia/domain-money';
import type { DeliveryOption } from '@materia/domain-shipping';
import { aDay } from '../samples/offers.ts';
import { DeliveryOptionList } from './DeliveryOptionList.tsx';

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

const OPTIONS: readonly DeliveryOption[] = [
  option('drive-pickup', 0, 'two_hours'),
  option('relay-point', 1199, 'relay'),
  option('home-courier', 1799, 'home'),
  { ...option('local-delivery', 0, 'home'), offerDeliveryPrice: null, deliveryDate: null },
];

const meta = {
  title: 'Shop/DeliveryOptionList',
  component: DeliveryOptionList,
  args: { options: OPTIONS },
} satisfies Meta<typeof DeliveryOptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each delivery costs and by when; the last one has neither price nor day. */
export const FourOptions: Story = {};
export const OneOption: Story = { args: { options: OPTIONS.slice(2, 3) } };
