import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileBackHeader } from './MobileBackHeader.tsx';

const meta = {
  title: 'Shop/Frame/MobileBackHeader',
  component: MobileBackHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Zamówienie 2026-004211-7', backHref: '#back' },
} satisfies Meta<typeof MobileBackHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};
export const OfLongTitle: Story = {
  args: {
    title: 'Récapitulatif de votre commande et des conditions de retrait 2026-004211-7',
    target: 'history',
  },
};
/** Without an address to go back to. */
export const InApp: Story = { args: { backHref: undefined } };
