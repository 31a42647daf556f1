import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreFooter } from './PreFooter.tsx';

const meta = {
  title: 'Shop/Frame/PreFooter',
  component: PreFooter,
  parameters: { layout: 'fullscreen' },
  args: { products: 214_381 },
} satisfies Meta<typeof PreFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServicePromises: Story = {};
