import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@materia/domain-money';
import { useShop } from '../provider/ShopProvider.tsx';
import { DeliveryPrice } from './DeliveryPrice.tsx';

type SampleProps = { readonly minor: number; readonly isMinimum: boolean };

const Sample = ({ minor, isMinimum }: SampleProps) => (
  <DeliveryPrice price={money(minor, useShop().market.currency)} isMinimum={isMinimum} />
);

const meta: Meta<SampleProps> = {
  title: 'Shop/DeliveryPrice',
  component: Sample,
  subcomponents: { DeliveryPrice },
  args: { minor: 1_990, isMinimum: false },
  argTypes: { minor: { control: { type: 'number', min: 0 } }, isMinimum: { control: 'boolean' } },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Amount: Story = {};
/** Free at zero (PRC-07). */
export const Free: Story = { args: { minor: 0 } };
/** "From" before a minimum price (PRC-08). */
export const Minimum: Story = { args: { isMinimum: true } };
