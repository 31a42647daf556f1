import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of the order',
    doneLabel: 'done',
    steps: [
      { label: 'Delivery', state: 'done', href: '#d' },
      { label: 'Your details', state: 'current' },
      { label: 'Summary', state: 'next' },
      { label: 'Payment', state: 'next' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = { tags: ['screenshot'] };
export const LastStep: Story = {
  args: {
    steps: [
      { label: 'Delivery', state: 'done', href: '#d' },
      { label: 'Your details', state: 'done', href: '#y' },
      { label: 'Summary', state: 'done', href: '#s' },
      { label: 'Payment', state: 'current' },
    ],
  },
};
