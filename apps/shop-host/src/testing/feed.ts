import type { FeedFile, FeedRecord } from '@materia/api-contract/feed';
import { type FeedSource, feedFromLines } from '../catalogue/import/read-feed.ts';

type TestFeed = { readonly [File in FeedFile]: readonly FeedRecord<File>[] };

/** Weekdays 7 to 20, Saturday 8 to 14, Sunday closed. */
const OPENING_HOURS = [1, 2, 3, 4, 5]
  .map((weekday) => ({ weekday, from: 420, to: 1200 }))
  .concat([{ weekday: 6, from: 480, to: 840 }]);

const store = (
  id: string,
  sellerCode: string,
  change: Partial<FeedRecord<'stores'>> = {},
): FeedRecord<'stores'> => ({
  id,
  sellerCode,
  urlKey: `store-${id}`,
  name: `Store ${id}`,
  retailerType: 'bigbox',
  ecommerce: true,
  street: [`Street ${id}`],
  postcode: '00-001',
  city: 'Warszawa',
  latitude: 52.23,
  longitude: 21.01,
  regionCode: null,
  phone: '+48 22 555 01 00',
  email: `store-${id}@shop.example`,
  openingHours: OPENING_HOURS,
  services: ['drive'],
  priceZone: 'NORTH',
  position: Number(id),
  ...change,
});

/** 42 is the shop of bots, without stock of its own, 1 and 2 sell at different prices, 3 only shows its range. */
const STORES: TestFeed['stores'] = [
  store('42', '000', { position: 0 }),
  store('1', '001'),
  store('2', '002', {
    retailerType: 'agency',
    city: 'Kraków',
    postcode: '30-001',
    latitude: 50.06,
    longitude: 19.94,
    priceZone: 'SOUTH',
  }),
  store('3', '003', {
    ecommerce: false,
    city: 'Gdańsk',
    postcode: '80-001',
    latitude: 54.35,
    longitude: 18.65,
  }),
];

const PLACES: TestFeed['places'] = STORES.slice(1).map(
  ({ postcode, city, latitude, longitude }) => ({ postcode, city, latitude, longitude }),
);

const category = (
  id: string,
  parentId: string | null,
  name: string,
  position = 1,
): FeedRecord<'categories'> => ({
  id,
  parentId,
  name,
  urlSegment: name.toLowerCase().replaceAll(' ', '-'),
  position,
  image: null,
  description: `All about ${name.toLowerCase()}`,
});

const CATEGORIES: TestFeed['categories'] = [
  category('10', null, 'Building'),
  category('1010', '10', 'Cement'),
  category('101010', '1010', 'Portland cement'),
  category('10101010', '101010', 'In bags'),
  category('1020', '10', 'Bricks', 2),
  category('20', null, 'Tools', 2),
  category('2010', '20', 'Drills'),
];

/** The categories of products by their number: 0 to 14, 15 to 24, the rest. */
const categoryOf = (number: number): string =>
  number < 15 ? '10101010' : number < 25 ? '1020' : '2010';
const BRANDS = ['Murvena', 'Kamborn', 'Łupex'];

export const PRODUCT_COUNT = 30;
export const skuOf = (number: number): string => String(10_000_000 + number);

const product = (number: number): FeedRecord<'products'> => ({
  sku: skuOf(number),
  adeokey: `M${skuOf(number)}`,
  ean: String(2_000_100_000_000 + number),
  urlKey: `product-${number}-ref${skuOf(number)}`,
  name:
    number < 15
      ? `Cement type ${number} 25 kg`
      : number < 25
        ? `Cegła klinkierowa ${number}`
        : `Drill driver ${number} V`,
  brand: BRANDS[number % BRANDS.length] ?? '',
  categoryId: categoryOf(number),
  image: 'cement.svg',
  description: `Product number ${number}`,
  highlights: ['Made for tests'],
  attributes: [{ code: 'strength', label: 'Strength', value: `S${number % 4}` }],
  saleUnit: number < 15 ? 'bag' : 'piece',
  capacityUnit: number < 15 ? 'kg' : null,
  capacityPerSaleUnit: number < 15 ? 25 : null,
  weightGrams: number < 15 ? 25_100 : 1500,
  vatBasisPoints: 2300,
  ecotaxMinor: number >= 25 ? 123 : 0,
  ecotaxStream: number >= 25 ? 'electrical' : null,
  manufacturer: { name: 'Maker', address: 'Street 1, 1000 Brussels', email: 'maker@shop.example' },
  rank: number + 1,
});

/** Attributes of the only product that has an energy label and is made outside the EU. */
const LABELLED: Partial<FeedRecord<'products'>> = {
  safety: {
    warnings: ['Keep it dry.', 'Two people lift it.'],
    responsiblePerson: {
      name: 'Answerer',
      address: 'Street 2, 75001 Paris',
      email: 'info@answerer.example',
    },
  },
  energy: { energyClass: 'A+', best: 'A+++', worst: 'D' },
};

/** Products with a special role in tests; all others have 50 units in every store and no vendor. */
export const SPECIAL = {
  /** Reduced from 30.00 to 24.00 on 1 November 2026; it had cost 28.00 ten days before. */
  reduced: skuOf(1),
  /** Not in stock at store 1; a vendor sells it. */
  vendorOnly: skuOf(2),
  /** Not in stock at store 1, and no vendor sells it. */
  soldOut: skuOf(3),
  /** Within 24 hours from the big store. */
  bigbox: skuOf(4),
  /** 100 units at store 1. */
  hundred: skuOf(5),
  /** Three units at store 1. */
  few: skuOf(6),
  /** In the range without a row of stock. */
  unstocked: skuOf(7),
  /** With an energy label, warnings and a responsible person. */
  labelled: skuOf(9),
  /** In stock, and cheaper from a vendor. */
  contested: skuOf(8),
} as const;

const privateMinor = (sku: string): number =>
  sku === SPECIAL.reduced ? 2400 : 1000 + (Number(sku) % 1000) * 10;
const initialMinor = (sku: string): number => (sku === SPECIAL.reduced ? 3000 : privateMinor(sku));

const skus = Array.from({ length: PRODUCT_COUNT }, (_, number) => skuOf(number));

/** The south costs 1.00 more, professionals pay 10 % less. */
const PRICES: TestFeed['prices'] = skus.flatMap((sku) =>
  (['NORTH', 'SOUTH'] as const).flatMap((priceZone) =>
    (['private', 'professional'] as const).map((customerKind) => {
      const at = (minor: number): number =>
        Math.round(
          (minor + (priceZone === 'SOUTH' ? 100 : 0)) * (customerKind === 'professional' ? 0.9 : 1),
        );
      return {
        sku,
        priceZone,
        customerKind,
        amountMinor: at(privateMinor(sku)),
        initialAmountMinor: at(initialMinor(sku)),
        gapCode: sku === SPECIAL.reduced ? 'PROMO' : null,
      };
    }),
  ),
);

const HISTORY: TestFeed['price-history'] = [
  ['2026-01-01', 3000],
  ['2026-10-20', 2800],
  ['2026-10-25', 3000],
  ['2026-11-01', 2400],
].map(([validFrom, amountMinor]) => ({
  sku: SPECIAL.reduced,
  priceZone: 'NORTH',
  customerKind: 'private',
  validFrom: String(validFrom),
  amountMinor: Number(amountMinor),
}));

const quantityAt = (sku: string, storeId: string): number => {
  if (storeId !== '1') return 50;
  if (sku === SPECIAL.hundred) return 100;
  if (sku === SPECIAL.few) return 3;
  return sku === SPECIAL.vendorOnly || sku === SPECIAL.soldOut ? 0 : 50;
};

const STOCK: TestFeed['stock'] = skus
  .filter((sku) => sku !== SPECIAL.unstocked)
  .flatMap((sku) =>
    STORES.filter(({ sellerCode }) => sellerCode !== '000').map(({ id }) => {
      const quantity = quantityAt(sku, id);
      const status = quantity === 0 ? 'SOLDOUT' : sku === SPECIAL.bigbox ? 'BIGBOX' : 'ONSITE';
      return {
        sku,
        storeId: id,
        status,
        quantity,
        promiseUnit: status === 'BIGBOX' ? 'DAY' : 'HOUR',
        promiseDelay: status === 'BIGBOX' ? 1 : 2,
      };
    }),
  );

const TRADER = {
  legalName: 'Vendor One sp. z o.o.',
  street: 'ul. Prosta 1',
  postcode: '90-001',
  register: 'KRS 0000000001',
  taxNumber: '7257986434',
  email: 'info@vendor-one.example',
  phone: '+48 42 555 10 00',
};

const VENDORS: TestFeed['vendors'] = [
  {
    code: 'V1',
    sellerIdentifier: 'SELLER-1',
    name: 'Vendor One',
    urlKey: 'vendor-one',
    city: 'Łódź',
    country: 'PL',
    trader: TRADER,
  },
  {
    code: 'V2',
    sellerIdentifier: 'SELLER-2',
    name: 'Vendor Two',
    urlKey: 'vendor-two',
    city: 'Poznań',
    country: 'PL',
  },
];

/**
 * Parcels from the store up to 30 kg: a drill, but only one bag of cement. Points take up to 20 kg,
 * lockers 5 kg.
 */
const DELIVERY_RATES: TestFeed['delivery-rates'] = [
  { method: 'chronopost/home', upToGrams: 5000, upToKm: null, priceMinor: 1399 },
  { method: 'chronopost/home', upToGrams: 30_000, upToKm: null, priceMinor: 1999 },
  { method: 'chronorelais/relay', upToGrams: 20_000, upToKm: null, priceMinor: 999 },
  { method: 'locker/locker', upToGrams: 5000, upToKm: null, priceMinor: 1199 },
];

const point = (
  id: string,
  kind: 'relay' | 'locker',
  place: Pick<FeedRecord<'pickup-points'>, 'postcode' | 'city' | 'latitude' | 'longitude'>,
): FeedRecord<'pickup-points'> => ({
  id,
  kind,
  name: `Point ${id}`,
  street: [`Point street ${id}`],
  ...place,
  openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 480, to: 1080 })),
});

const WARSAW = { postcode: '00-020', city: 'Warszawa', latitude: 52.235, longitude: 21.02 };

/** Two relay points and a locker in Warsaw, one relay point in Kraków. */
const PICKUP_POINTS: TestFeed['pickup-points'] = [
  point('R1', 'relay', WARSAW),
  point('R2', 'relay', { ...WARSAW, postcode: '00-040', latitude: 52.26 }),
  point('R3', 'relay', { postcode: '30-002', city: 'Kraków', latitude: 50.07, longitude: 19.95 }),
  point('L1', 'locker', { ...WARSAW, postcode: '00-030', longitude: 21.03 }),
];

/** Vendor One sends everything up to 200 kg, Vendor Two everything. */
const SELLER_RATES: TestFeed['seller-rates'] = [
  { vendorCode: 'V1', level: 'home', upToGrams: 30_000, priceMinor: 1499 },
  { vendorCode: 'V1', level: 'home', upToGrams: 200_000, priceMinor: 8999 },
  { vendorCode: 'V2', level: 'home', upToGrams: null, priceMinor: 2499 },
];

const vendorOffer = (
  vendorCode: string,
  sku: string,
  amountMinor: number,
  quantity: number,
): FeedRecord<'vendor-offers'> => ({
  code: `${vendorCode}-${sku}`,
  sku,
  vendorCode,
  amountMinor,
  initialAmountMinor: amountMinor,
  status: quantity > 0 ? 'SITE_DELIVERY' : 'SOLDOUT',
  quantity,
  promiseUnit: 'DAY',
  promiseDelay: 3,
});

const VENDOR_OFFERS: TestFeed['vendor-offers'] = [
  vendorOffer('V1', SPECIAL.vendorOnly, 1900, 8),
  vendorOffer('V2', SPECIAL.vendorOnly, 1700, 4),
  vendorOffer('V1', SPECIAL.contested, 500, 8),
  vendorOffer('V1', SPECIAL.soldOut, 100, 0),
];

/** Substitutes for a product that is not available. */
const SUBSTITUTES: TestFeed['substitutes'] = [
  { sku: SPECIAL.soldOut, substituteSku: skuOf(12), position: 1 },
  { sku: SPECIAL.soldOut, substituteSku: SPECIAL.vendorOnly, position: 2 },
];

/** A small feed that covers every case the host handles. Its dates are around November 2026. */
export const testFeed = (change: Partial<TestFeed> = {}): TestFeed => ({
  stores: STORES,
  places: PLACES,
  categories: CATEGORIES,
  products: skus.map((sku, number) => ({
    ...product(number),
    ...(sku === SPECIAL.labelled && LABELLED),
  })),
  prices: PRICES,
  'price-history': HISTORY,
  stock: STOCK,
  'warehouse-stock': [],
  vendors: VENDORS,
  'delivery-rates': DELIVERY_RATES,
  'pickup-points': PICKUP_POINTS,
  'slot-capacities': [],
  'seller-rates': SELLER_RATES,
  'vendor-offers': VENDOR_OFFERS,
  substitutes: SUBSTITUTES,
  redirections: [{ path: '/old-cement', targetPath: '/building/cement', status: 301 }],
  'content-pages': [],
  'content-blocks': [],
  'content-slides': [],
  reviews: [],
  ...change,
});

/** The feed in the form an import reads; `broken` adds lines of text to files. */
export const feedSource = (
  feed: TestFeed,
  broken: Partial<Record<FeedFile, readonly string[]>> = {},
): FeedSource =>
  feedFromLines(async function* (file) {
    for (const record of feed[file]) yield JSON.stringify(record);
    yield* broken[file] ?? [];
  });
