import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderOfMarket, type HeaderOfMarketProps, store } from '../samples/frames.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta: Meta<HeaderOfMarketProps> = {
  title: 'Shop/Frame/SiteHeader',
  component: HeaderOfMarket,
  subcomponents: { SiteHeader },
  parameters: { layout: 'fullscreen' },
  args: { store, cartCount: 3 },
  argTypes: {
    customerName: { control: 'text' },
    searchWords: { control: 'text' },
    departments: { control: 'object' },
    place: { control: 'text' },
    placeForm: { control: false },
    menu: { control: false },
  },
};
export default meta;
type Story = StoryObj<HeaderOfMarketProps>;

export const AtAStore: Story = {};
export const OfGuest: Story = {
  args: { store: { name: '', urlKey: '', chosen: false }, cartCount: undefined },
};
export const OfLongNames: Story = {
  args: {
    store: {
      name: 'Materia Santa Cruz de Tenerife – Polígono Costa Sur',
      urlKey: 'tenerife',
      chosen: true,
    },
    place: '38001 Santa Cruz de Tenerife',
    customerName: 'Maria Wiktoria Aleksandra',
    cartCount: 128,
  },
};
/** A place was named, and no store chosen. */
export const WithAPlace: Story = {
  args: { store: { name: '', urlKey: '', chosen: false }, place: '28045 Madrid' },
};
export const AfterSearch: Story = { args: { searchWords: 'cement 25 kg' } };
export const InCustomerSpace: Story = {
  args: { customerName: 'Anna' },
  parameters: { theme: 'account' },
};
/** The departments could not be loaded: search and navigation still work. */
export const WithoutDepartments: Story = { args: { departments: [] } };
