import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: {
    name: 'terms',
    label: 'I accept the terms of sale',
    hint: 'You can read them before you order.',
  },
  argTypes: { label: { control: 'text' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Refused: Story = { args: { error: 'Accept the terms to go on' } };
