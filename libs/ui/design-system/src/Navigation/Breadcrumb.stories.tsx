import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '#1' },
      { label: 'Building materials', href: '#2' },
      { label: 'Cement and mortar', href: '#3' },
      { label: 'Portland cement CEM II 25 kg' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLevels: Story = {};
export const OneLevel: Story = {
  args: { items: [{ label: 'Home', href: '#1' }, { label: 'Your cart' }] },
};
