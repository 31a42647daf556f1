import { readStore } from '@materia/api-stores';
import { aStore } from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/testing/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { StoreFacts } from './store-facts.ts';
import type { SearchRefusal, StoresFacts } from './stores.loader.ts';
import { LookupFaultDialog } from './LookupFaultDialog.tsx';
import { storesMap } from './stores-map.ts';
import { StoresView } from './StoresView.tsx';
import { StoreView } from './StoreView.tsx';

const meta: Meta = { title: 'Pages/Stores', parameters: { layout: 'fullscreen' } };
export default meta;

/** The search navigates, so its page needs a router. */
const InPage = ({ children }: { readonly children: ReactNode }) => (
  <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
);

const store = (changes: Partial<StoreFacts> = {}): StoreFacts => {
  return {
    ...readStore(aStore()),
    services: ['drive', 'parking', 'cutting', 'colour-mixing'],
    open: { kind: 'open', until: 1140 },
    isSelected: false,
    ...changes,
  };
};

const mapOf = (stores: readonly StoreFacts[]) => storesMap(markets[0], stores);

const page = (changes: Partial<StoresFacts> = {}): StoresFacts => ({
  postcodeExample: '61-285',
  stores: [
    store({ isSelected: true }),
    store({
      id: '13',
      name: 'Wrocław Bielany',
      urlKey: 'wroclaw-bielany',
      open: { kind: 'opens-today', at: 420 },
      distance: 12.3,
    }),
    store({
      id: '14',
      name: 'Białystok Fasty',
      urlKey: 'bialystok-fasty',
      sellsOnline: false,
      services: [],
      open: { kind: 'closed' },
    }),
  ],
  search: { typed: '', isNearShopper: false, refusal: undefined },
  map: undefined,
  streetMap: undefined,
  hasChosen: true,
  ...changes,
});

const list = (changes: Partial<StoresFacts> = {}): StoryObj<typeof StoresView> => ({
  args: page(changes),
  render: (args) => (
    <InPage>
      <StoresView {...args} />
    </InPage>
  ),
});

const refused = (typed: string, refusal: SearchRefusal) =>
  list({ search: { typed, isNearShopper: false, refusal } });

export const Stores = list();
export const Found = list({
  search: { typed: '61-285', isNearShopper: false, refusal: undefined },
});
export const WithMap = list({
  map: mapOf(page().stores),
  search: { typed: '', isNearShopper: true, refusal: undefined },
});
export const WithStreetMap = list({
  map: mapOf(page().stores),
  streetMap: { attribution: '© Autorzy mapy', attributionHref: '#' },
});
export const StoreNotLookedUp: StoryObj<typeof LookupFaultDialog> = {
  args: { failed: 'store' },
  render: (args) => (
    <InPage>
      <LookupFaultDialog {...args} />
    </InPage>
  ),
};
export const NothingTyped = refused('', 'empty');
export const NoPostcode = refused('123', 'not-a-postcode');
export const UnknownPlace = refused('Xyzzy', 'unknown-place');
export const SearchFailed = refused('Poznań', 'failed');
export const LongestWords = list({
  stores: [
    store({
      name: 'Materia Grodzisk Mazowiecki Przemysłowa-Wschodnia',
      street: ['aleja Bohaterów Powstania Wielkopolskiego 1918–1919 nr 127'],
    }),
  ],
});

const week = Array.from({ length: 7 }, (_, day) => ({
  date: plainDate(2026, 3, 10 + day),
  isToday: day === 0,
  ranges: day === 5 ? [] : [{ from: 420, to: 1140 }],
}));

const one = (shown: StoreFacts): StoryObj<typeof StoreView> => ({
  args: { store: shown, week, map: mapOf([store()]) },
  render: (args) => <StoreView {...args} />,
});

export const OneStore = one(store());
export const ChosenStore = one(store({ isSelected: true }));
export const ShowcaseStore = one(
  store({ sellsOnline: false, retailerType: 'agency', services: [] }),
);
