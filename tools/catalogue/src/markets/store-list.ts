import { slugOf } from '../slug.ts';
import type { DemoStore, OpeningTimes, StoreService } from './demo-market.ts';

/** Facts and services of a store kind. */
const KINDS = {
  flagship: {
    type: 'bigbox',
    services: [
      'drive',
      'tool-rental',
      'cutting',
      'key-copy',
      'parking',
      'colour-mixing',
      'delivery',
      'returns',
    ],
  },
  full: {
    type: 'bigbox',
    services: [
      'drive',
      'tool-rental',
      'cutting',
      'key-copy',
      'parking',
      'colour-mixing',
      'delivery',
    ],
  },
  depot: {
    type: 'bigbox',
    services: ['drive', 'tool-rental', 'cutting', 'parking', 'delivery', 'returns'],
  },
  house: { type: 'bigbox', services: ['drive', 'cutting', 'key-copy', 'parking', 'colour-mixing'] },
  yard: { type: 'agency', services: ['drive', 'tool-rental', 'parking', 'delivery'] },
  counter: { type: 'agency', services: ['drive', 'cutting', 'parking'] },
  showcase: { type: 'agency', services: ['parking', 'colour-mixing'], isShowcase: true },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly type: DemoStore['type'];
      readonly services: readonly StoreService[];
      readonly isShowcase?: true;
    }
  >
>;

type StoreKind = keyof typeof KINDS;

type Particulars = {
  /** Only if it differs from the store's number. */
  readonly sellerCode?: string;
  readonly region?: string;
  readonly sunday?: OpeningTimes['sunday'];
};

export type StoreRow = readonly [
  place: string,
  kind: StoreKind,
  street: string,
  postcode: string,
  city: string,
  latitude: number,
  longitude: number,
  phone: string,
  zone: string,
  more?: Particulars,
];

export type StoreNetwork = {
  /** The website's store: number 42, seller code 000. */
  readonly web: Pick<
    DemoStore,
    'name' | 'street' | 'postcode' | 'city' | 'position' | 'phone' | 'zone' | 'region'
  >;
  readonly hours: Readonly<Record<DemoStore['type'], OpeningTimes>>;
};

const SELLER_CODE_DIGITS = 3;

const storeOf = (
  [place, kind, street, postcode, city, latitude, longitude, phone, zone, more = {}]: StoreRow,
  number: number,
  { hours }: StoreNetwork,
): DemoStore => {
  const { sunday, region } = more;
  const profile = KINDS[kind];
  return {
    id: String(number),
    sellerCode: more.sellerCode ?? String(number).padStart(SELLER_CODE_DIGITS, '0'),
    name: `Materia ${place}`,
    urlKey: slugOf(place),
    type: profile.type,
    ...('isShowcase' in profile ? { isShowcase: true } : {}),
    street,
    postcode,
    city,
    position: [latitude, longitude],
    ...(region === undefined ? {} : { region }),
    phone,
    hours: { ...hours[profile.type], ...(sunday === undefined ? {} : { sunday }) },
    services: profile.services,
    zone,
  };
};

/** The website's store and the stores of the rows, numbered from 1 in list order. */
export const storesOf = (
  network: StoreNetwork,
  rows: readonly StoreRow[],
): readonly DemoStore[] => [
  {
    id: '42',
    sellerCode: '000',
    urlKey: slugOf(network.web.name),
    type: 'bigbox',
    hours: network.hours.bigbox,
    services: ['web'],
    ...network.web,
  },
  ...rows.map((row, index) => storeOf(row, index + 1, network)),
];
