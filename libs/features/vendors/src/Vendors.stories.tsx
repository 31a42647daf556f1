import { plainDate } from '@materia/domain-holiday-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VendorOffersFacts } from './vendor-offers.ts';
import type { VendorFacts } from './vendor.loader.ts';
import type { VendorCardFacts, VendorsFacts } from './vendors.loader.ts';
import { VendorsView } from './VendorsView.tsx';
import { VendorTermsView } from './VendorTermsView.tsx';
import { VendorView } from './VendorView.tsx';

const meta: Meta = { title: 'Pages/Vendors', parameters: { layout: 'fullscreen' } };
export default meta;

const LONG = 'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego';

const card = (id: number, changes: Partial<VendorCardFacts> = {}): VendorCardFacts => ({
  id: String(id),
  name: `Kominki Beskid ${id}`,
  city: 'Bielsko-Biała',
  href: `/vendor-${id}`,
  logo: undefined,
  rating: { average: 4.3, count: 128 },
  ...changes,
});
const list = (changes: Partial<VendorsFacts> = {}): StoryObj<typeof VendorsView> => ({
  args: {
    vendors: [1, 2, 3, 4, 5].map((id) => card(id)),
    total: 5,
    page: 1,
    pageCount: 1,
    ...changes,
  },
  render: (args) => <VendorsView {...args} />,
});

export const List = list();
export const ListOfManyPages = list({ total: 45, page: 2, pageCount: 3 });
/** Also shown when the vendors cannot be loaded. */
export const ListEmpty = list({ vendors: [], total: 0 });
export const ListLongestWords = list({
  vendors: [card(1, { name: LONG, city: LONG, rating: undefined }), card(2)],
  total: 2,
});

const trader = {
  legalName: 'Kominki Beskid sp. z o.o.',
  street: 'ul. Żywiecka 77',
  postcode: '43-300',
  register: 'KRS 0000704158',
  taxNumber: '5471201048',
  email: 'info@kominki-beskid.example',
  phone: '+48 33 555 10 84',
};
const vendor: VendorFacts['vendor'] = {
  id: '140109',
  urlKey: 'kominki-beskid',
  isActive: true,
  isShopNameShared: false,
  dateCreated: '2024-05-06',
  shopName: 'Kominki Beskid',
  description: 'Piece, kominki i wkłady z serwisem w całym kraju.',
  logo: undefined,
  ecoparts: [{ shortName: 'BDO', identifier: '000123456' }],
  returnPolicy: '30 dni',
  shippingCountry: 'PL',
  shippings: [
    { shippingZoneCode: 'country', shippingMode: 'parcel', shippingLevel: 'door' },
    { shippingZoneCode: 'mainland', shippingMode: 'lorry', shippingLevel: 'kerb' },
  ],
  cgv: '',
  cgvLink: undefined,
  contactInformations: {
    city: 'Bielsko-Biała',
    country: 'PL',
    street1: 'ul. Żywiecka 77',
    zipCode: '43-300',
  },
  trader,
  rating: { average: 4.3, count: 128 },
};

const product = (number: number, name: string): VendorOffersFacts['products'][number] => ({
  sku: `10023${number}`,
  adeokey: `ADEO${number}`,
  energy: undefined,
  rating: undefined,
  urlKey: `stove-ref10023${number}`,
  name,
  brand: 'Beskid',
  picture: '/media/pl/cement',
  offer: null,
  otherOffersCount: 0,
});
const NO_OFFERS: VendorOffersFacts = {
  products: [],
  total: 0,
  page: 1,
  pageCount: 1,
  viewer: { isPro: false, proPricesTaxExcludedFirst: true },
  showMarketplaceLabel: true,
};
const someOffers = (changes: Partial<VendorOffersFacts> = {}): VendorOffersFacts => ({
  ...NO_OFFERS,
  products: [1, 2, 3].map((number) => product(number, `Kominek ${number} kW`)),
  total: 3,
  ...changes,
});

const page = (
  changes: Partial<VendorFacts['vendor']> = {},
  offers = someOffers(),
): StoryObj<typeof VendorView> => ({
  args: {
    vendor: { ...vendor, ...changes },
    logo: undefined,
    since: plainDate(2024, 5, 6),
    shipsFrom: 'Polska',
    country: 'Polska',
    termsHref: '/cgv/kominki-beskid',
    reportHref: '/report',
    path: '/vendor',
    offers,
  },
  render: (args) => <VendorView {...args} />,
});

export const Trader = page();
export const NoTrader = page(
  { trader: undefined, rating: undefined, shippings: [], returnPolicy: '', description: '' },
  NO_OFFERS,
);
export const ManyOffers = page({}, someOffers({ total: 75, page: 2, pageCount: 4 }));
export const LongestWords = page(
  {
    shopName: LONG,
    description: `${LONG} `.repeat(8),
    trader: { ...trader, legalName: LONG, email: `${LONG}@kominki.example` },
  },
  someOffers({ products: [product(1, LONG)] }),
);

const terms = (paragraphs: readonly string[]): StoryObj<typeof VendorTermsView> => ({
  args: {
    name: 'Kominki Beskid',
    paragraphs,
    document: '/terms.pdf',
    vendorHref: '/vendor',
  },
  render: (args) => <VendorTermsView {...args} />,
});
export const Terms = terms(['Umowę zawierasz ze sprzedawcą.', `${LONG} `.repeat(12)]);
export const TermsNone = terms([]);
