import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: {
    size: 'page',
    children: <Card>As wide as its size allows</Card>,
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const ForReading: Story = { args: { size: 'text' } };
export const ForAForm: Story = { args: { size: 'narrow' } };
