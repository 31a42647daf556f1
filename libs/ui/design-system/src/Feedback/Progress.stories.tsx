import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'To the next level', value: 62, text: '62 of 100' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
/** How much is left is not known. */
export const Indeterminate: Story = {
  args: { label: 'Reading the file', value: undefined, text: undefined },
};
