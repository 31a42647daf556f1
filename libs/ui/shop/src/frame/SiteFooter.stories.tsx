import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterOfMarket, type FooterOfMarketProps } from '../samples/frames.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<FooterOfMarketProps> = {
  title: 'Shop/Frame/SiteFooter',
  component: FooterOfMarket,
  subcomponents: { SiteFooter },
  parameters: { layout: 'fullscreen' },
  args: { isSignedIn: false },
};
export default meta;
type Story = StoryObj<FooterOfMarketProps>;

export const OfGuest: Story = {};
export const OfCustomer: Story = {
  args: { isSignedIn: true },
  parameters: { theme: 'account' },
};
