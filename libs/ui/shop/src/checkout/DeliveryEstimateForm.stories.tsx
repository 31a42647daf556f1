import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { useShop } from '../provider/ShopProvider.tsx';
import {
  DeliveryEstimateForm,
  type DeliveryEstimateFormProps,
  type EstimatedMethod,
} from './DeliveryEstimateForm.tsx';

/** A postal code as a market might write it. */
const EXAMPLE = '00-000';

type SampleProps = {
  readonly typed: string;
  readonly isRefused: boolean;
  readonly methods: readonly EstimatedMethod['method'][] | undefined;
  readonly sellers: readonly string[];
};

const Sample = ({ typed, isRefused, methods, sellers }: SampleProps) => {
  const { market } = useShop();
  const { currency } = market;
  const shipments: DeliveryEstimateFormProps['shipments'] =
    methods &&
    sellers.map((seller, at) => ({
      seller,
      methods: methods.map((method, nth) => ({
        method,
        price: money(1599 + 400 * nth, currency),
        date: plainDate(2026, 3, 12 + nth),
      })),
      preparation: at === 0 ? money(2500, currency) : undefined,
    }));
  return (
    <DeliveryEstimateForm
      action="/cart"
      typed={typed}
      example={isRefused ? EXAMPLE : undefined}
      shipments={shipments}
    />
  );
};

const meta = {
  title: 'Shop/DeliveryEstimateForm',
  component: Sample,
  subcomponents: { DeliveryEstimateForm },
  args: {
    typed: '61-888',
    isRefused: false,
    methods: ['chronorelais/relay', 'locker/locker', 'chronopost/home', 'transporter/home'],
    sellers: ['Materia'],
  },
} satisfies Meta<SampleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Estimated: Story = {};

/** The shop's own shipment, with its preparation fee, and that of a vendor. */
export const OfTwoSellers: Story = { args: { sellers: ['Materia', 'Morteros La Sagra'] } };

export const NotAskedYet: Story = { args: { typed: '', methods: undefined } };
export const WrongCode: Story = { args: { typed: '6', isRefused: true, methods: undefined } };

/** Nothing is sent there, and what is in the store can be collected. */
export const CollectedOnly: Story = { args: { methods: ['drive/two_hours'] } };
export const NothingSent: Story = { args: { methods: [] } };
