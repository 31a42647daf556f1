import { aStore } from '@materia/api-mocks';
import { readStore } from '@materia/api-stores';
import { marketOf } from '@materia/testing/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoreFacts } from './store-facts.ts';
import { storesMap } from './stores-map.ts';
import { StoresMapView, type StoresMapViewProps } from './StoresMapView.tsx';

type Place = Pick<StoreFacts, 'latitude' | 'longitude'>;

const store = (id: string, name: string, place: Place, isSelected = false): StoreFacts => ({
  ...readStore(aStore()),
  ...place,
  id,
  name,
  services: [],
  open: undefined,
  isSelected,
});

const POZNAN = { latitude: 52.38, longitude: 16.99 };
const WROCLAW = { latitude: 51.05, longitude: 16.96 };
const BIALYSTOK = { latitude: 53.12, longitude: 23.09 };

const near = [store('12', 'Poznań Franowo', POZNAN, true), store('13', 'Wrocław Bielany', WROCLAW)];
const far = [store('14', 'Białystok Fasty', BIALYSTOK)];

const shown = (
  stores: readonly StoreFacts[],
  others: readonly StoreFacts[] = [],
): Pick<StoresMapViewProps, 'map' | 'stores'> => ({
  stores,
  map: storesMap(marketOf('pl'), stores, others),
});

const meta = {
  title: 'Pages/Stores map',
  component: StoresMapView,
  args: { ...shown([...near, ...far]), hrefOf: (id) => `#store-${id}`, streetMap: undefined },
} satisfies Meta<typeof StoresMapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stores: Story = {};
/** The stores that the list does not show are drawn faintly. */
export const WithFarStores: Story = { args: shown(near, far) };
export const WithStreetMap: Story = {
  args: { streetMap: { attribution: '© Autorzy mapy', attributionHref: '#' } },
};
export const Empty: Story = { args: shown([]) };
export const LongestWords: Story = {
  args: {
    ...shown([
      store('15', 'Materia Grodzisk Mazowiecki Przemysłowa-Wschodnia', BIALYSTOK, true),
      store('16', 'Materia Santa Cruz de Tenerife – Polígono Costa Sur', POZNAN),
    ]),
    streetMap: {
      attribution: '© Autorzy mapy i Przedsiębiorstwo Kartograficzne Wielkopolska-Wschód',
      attributionHref: '#',
    },
  },
};
