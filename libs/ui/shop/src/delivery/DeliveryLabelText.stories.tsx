import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryLabelText } from './DeliveryLabelText.tsx';

const meta = {
  title: 'Shop/DeliveryLabelText',
  component: DeliveryLabelText,
  args: { label: 'home-courier' },
  argTypes: {
    label: {
      control: 'select',
      options: ['home-courier', 'local-delivery', 'drive-pickup', 'relay-point'],
    },
  },
} satisfies Meta<typeof DeliveryLabelText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HomeCourier: Story = {};
export const LocalDelivery: Story = { args: { label: 'local-delivery' } };
export const DrivePickup: Story = { args: { label: 'drive-pickup' } };
export const RelayPoint: Story = { args: { label: 'relay-point' } };
