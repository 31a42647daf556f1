import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Feedback/Rating',
  component: Rating,
  args: { value: 3.6, label: '3.6 out of 5', count: '(128)' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {};
export const Full: Story = { args: { value: 5, label: '5 out of 5', count: '(12)' } };
export const None: Story = { args: { value: 0, label: 'No reviews yet', count: undefined } };
