import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAYMENT_METHODS } from '@materia/domain-checkout';
import { useShop } from '../provider/ShopProvider.tsx';
import { PaymentMethodIcons, type PaymentMethodIconsProps } from './PaymentMethodIcons.tsx';

/** The market's own methods, unless the story names others. */
type SampleProps = Partial<Pick<PaymentMethodIconsProps, 'methods'>>;

const Sample = ({ methods }: SampleProps) => {
  const { settings } = useShop().market;
  return <PaymentMethodIcons methods={methods ?? settings.paymentMethods} />;
};

const meta: Meta<SampleProps> = {
  title: 'Shop/PaymentMethodIcons',
  component: Sample,
  subcomponents: { PaymentMethodIcons },
  args: {},
  argTypes: { methods: { control: 'check', options: PAYMENT_METHODS } },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const OfTheMarket: Story = {};
export const All: Story = { args: { methods: PAYMENT_METHODS } };
