import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandsView } from './BrandsView.tsx';

const brand = (name: string, logo?: string) => ({
  name,
  urlKey: name.toLowerCase(),
  logo,
  productCount: name.length,
});

const meta = {
  title: 'Pages/Brands',
  component: BrandsView,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: [
      { initial: '0-9', brands: [brand('3M')] },
      { initial: 'E', brands: [brand('Éclat'), brand('Elko', '/media/pl/brand-elko')] },
      { initial: 'Ł', brands: [brand('Łupex', '/media/pl/brand-lupex')] },
    ],
  },
} satisfies Meta<typeof BrandsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {};
export const OfOneLetter: Story = {
  args: { groups: [{ initial: 'M', brands: [brand('Murex'), brand('Murvena')] }] },
};
/** There are none, or they could not be loaded. */
export const Empty: Story = { args: { groups: [] } };
export const LongestWords: Story = {
  args: {
    groups: [
      {
        initial: 'P',
        brands: [
          brand(
            'Przedsiębiorstwo Wielkopłytowo-Prefabrykacyjnych Elementów Żelbetowych',
            '/media/pl/brand-long',
          ),
          brand('Przeciwwilgociowohydroizolacyjnotermoizolacyjna'),
        ],
      },
    ],
  },
};
