import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text', lines: 4 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Title: Story = { args: { shape: 'title', lines: 1 } };
export const Picture: Story = { args: { shape: 'picture', lines: 1 } };
export const Block: Story = { args: { shape: 'block', lines: 1 } };
export const AsButton: Story = { args: { shape: 'button', lines: 1 } };
