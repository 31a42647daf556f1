import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '../samples/offers.ts';
import { ConfirmByEmailAlert } from './ConfirmByEmailAlert.tsx';

const meta = {
  title: 'Shop/ConfirmByEmailAlert',
  component: ConfirmByEmailAlert,
  parameters: { theme: 'account' },
  args: {
    email: 'anna.wisniewska-brzeczyszczykiewicz@poczta.example',
    until: { date: aDay('2026-11-24'), minutesOfDay: 605 },
  },
} satisfies Meta<typeof ConfirmByEmailAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirmByEmail: Story = {};
