import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { look: 'raised', padding: 'm', children: 'A sheet of paper on the canvas.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Outlined: Story = { args: { look: 'outlined' } };
export const Sunken: Story = { args: { look: 'sunken' } };
export const WithoutPadding: Story = { args: { padding: 'none' } };
