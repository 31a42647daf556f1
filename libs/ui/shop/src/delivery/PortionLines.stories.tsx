import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { PortionLines } from './PortionLines.tsx';

const meta = {
  title: 'Shop/PortionLines',
  component: PortionLines,
  args: {
    saleUnit: 'bag',
    portions: [
      { quantity: 32, method: 'drive/two_hours', promise: pickupInTwoHours.promise },
      { quantity: 28, method: 'transporter/home', promise: homeOnTuesday.promise },
    ],
  },
} satisfies Meta<typeof PortionLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StoreAndTruck: Story = {};

export const StoreAndParcel: Story = {
  args: {
    saleUnit: 'piece',
    portions: [
      { quantity: 1, method: 'drive/two_hours', promise: pickupInTwoHours.promise },
      { quantity: 240, method: 'chronopost/home', promise: homeOnTuesday.promise },
    ],
  },
};
