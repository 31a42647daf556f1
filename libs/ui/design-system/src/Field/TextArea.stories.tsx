import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { name: 'comment', label: 'Comment', hint: '200 characters at most' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Refused: Story = {
  args: { defaultValue: 'Ring twice', error: 'Write at least 20 characters' },
};
