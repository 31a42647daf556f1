import type { Currency } from '@materia/domain-money';
import { HOME_PROJECTS } from '@materia/market-model';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CategoryView } from './CategoryView.tsx';
import type { CategoryFacts } from './category.loader.ts';
import type { HomeFacts } from './home.loader.ts';
import { HomeView } from './HomeView.tsx';
import type { ListFacts } from './list-facts.ts';
import { someCard, someList, someOffers } from './testing/lists.ts';
import { SearchView } from './SearchView.tsx';

const meta: Meta = { title: 'Pages/Catalogue', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

/** The page's forms need a router; the currency comes from the story's market. */
const InPage = ({ children }: { readonly children: (currency: Currency) => ReactNode }) => {
  const { currency } = useShop().market;
  return (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: children(currency) }])} />
  );
};
const story = (draw: (currency: Currency) => ReactNode): Story => ({
  render: () => <InPage>{draw}</InPage>,
});

const LONG =
  'Superizolacyjnywielkoformatowybloczek-zbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem 62,5 × 24 × 42 cm';
const category = (currency: Currency, changes: Partial<ListFacts> = {}): CategoryFacts => ({
  name: 'Cement',
  origin: 'https://shop.example',
  segments: ['budowa', 'cement'],
  description: 'CEM I, CEM II, CEM III',
  breadcrumbs: [{ name: 'Budowa', segments: ['budowa'] }],
  children: [
    {
      name: 'CEM I',
      segments: ['budowa', 'cement', 'cem-i'],
      productCount: 12,
      picture: '/media/pl/category-1',
    },
    {
      name: 'CEM II i inne cementy portlandzkie wieloskładnikowe',
      segments: ['budowa', 'cement', 'cem-ii'],
      productCount: 1240,
      picture: '/media/pl/category-1',
    },
    {
      name: 'CEM III',
      segments: ['budowa', 'cement', 'cem-iii'],
      productCount: 3,
      picture: undefined,
    },
  ],
  list: someList(currency, changes),
  blocks: [],
});

const TILES = ['Kabiny i wanny', 'Ceramika sanitarna', 'Baterie'].map((name, at) => ({
  name,
  segments: ['lazienka', `sub-${at}`],
  productCount: 40 * (at + 1),
  picture: '/media/pl/category-1',
}));

const home = (currency: Currency, changes: Partial<HomeFacts> = {}): HomeFacts => ({
  departments: ['Budowa', 'Dach', 'Okna', 'Ogród', 'Farby'].map((name) => ({
    name,
    segments: [name.toLowerCase()],
    productCount: 120,
    picture: '/media/pl/category-1',
    children: [{ name: 'Cement', segments: [name.toLowerCase(), 'cement'] }],
  })),
  offers: someList(currency),
  bestSellers: someList(currency),
  store: { name: 'Materia online', urlKey: 'materia-online', chosen: false },
  storeOpen: undefined,
  storeAddress: undefined,
  projects: HOME_PROJECTS.map((project) => ({ project, categories: TILES })),
  season: { season: 'garden', tiles: TILES },
  heroPicture: '/media/pl/hero',
  postcodeExample: '61-285',
  isSignedIn: false,
  slides: [],
  help: undefined,
  ...changes,
});

export const Home = story((currency) => <HomeView {...home(currency)} />);

export const HomeWithStore = story((currency) => (
  <HomeView
    {...home(currency, {
      store: { name: 'Poznań Franowo', urlKey: 'poznan-franowo', chosen: true },
      storeOpen: { kind: 'open', until: 21 * 60 },
      storeAddress: 'ul. Szwedzka 10, 61-285 Poznań',
      season: { season: 'heating', tiles: TILES },
    })}
  />
));

export const HomeWithoutBestSellers = story((currency) => (
  <HomeView {...home(currency, { bestSellers: undefined })} />
));

export const Category = story((currency) => <CategoryView {...category(currency)} />);

export const CategoryForProfessionals = story((currency) => (
  <CategoryView
    {...category(currency, {
      viewer: { isPro: true, proPricesTaxExcludedFirst: true, tax: 'vat' },
    })}
  />
));

export const CategoryWithManyPages = story((currency) => (
  <CategoryView
    {...category(currency, {
      query: { page: 13, sort: 'price-asc', filters: {} },
      total: 600,
      pageCount: 25,
    })}
  />
));

export const CategoryEmpty = story((currency) => (
  <CategoryView {...category(currency, { cards: [], facets: [], total: 0, pageCount: 0 })} />
));

export const CategoryNothingFits = story((currency) => (
  <CategoryView
    {...category(currency, {
      cards: [],
      total: 0,
      pageCount: 0,
      query: { page: 1, sort: 'relevance', filters: { brand: ['1'] } },
    })}
  />
));

export const CategoryInShowcaseStore = story((currency) => (
  <CategoryView {...category(currency, { mode: 'showcase' })} />
));

export const CategoryWithLongestWords = story((currency) => (
  <CategoryView
    {...category(currency, {
      cards: someOffers(currency).map((offer, index) =>
        someCard(index, offer, {
          name: `${LONG} ${index + 1}`,
          brand: 'Przedsiębiorstwo Materiałów Budowlanych',
        }),
      ),
      storeName: LONG,
    })}
    name={LONG}
  />
));

const SEARCH = { searchText: 'cement', isCut: false, isLiteral: false, help: undefined } as const;
const CATEGORIES = [
  { name: 'Cement', segments: ['budowa', 'cement'], productCount: 38 },
  { name: 'Zaprawy murarskie', segments: ['budowa', 'zaprawy'], productCount: 19 },
];

/** The categories that the text names come before the products. */
export const Search = story((currency) => (
  <SearchView
    {...SEARCH}
    list={someList(currency, {
      reading: { corrected: undefined, dropped: [], categories: CATEGORIES },
    })}
  />
));

/** A typo was corrected, and a word was left out. */
export const SearchCorrected = story((currency) => (
  <SearchView
    {...SEARCH}
    searchText="cemnet xyz"
    list={someList(currency, {
      reading: { corrected: 'cement xyz', dropped: ['xyz'], categories: CATEGORIES },
    })}
  />
));

export const SearchBegins = story(() => <SearchView {...SEARCH} searchText="" list={undefined} />);

export const SearchFoundNothing = story((currency) => (
  <SearchView
    {...SEARCH}
    searchText="xyz"
    isCut
    list={someList(currency, {
      cards: [],
      facets: [],
      total: 0,
      pageCount: 0,
      reading: { corrected: undefined, dropped: ['xyz'], categories: CATEGORIES },
    })}
    help={{
      bestSellers: someList(currency),
      store: { name: 'Poznań Franowo', phone: '+48 61 555 01 00' },
    }}
  />
));
