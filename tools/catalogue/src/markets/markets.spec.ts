import { parsePhone, parsePostcode } from '@materia/domain-contact';
import {
  EU_VAT,
  EU_VAT_CHECKS,
  parseTaxNumberOfAny,
  type TaxNumberRule,
} from '@materia/domain-tax-number';
import { parseOpeningHours } from '@materia/domain-stores';
import { isStoreNameParam } from '@materia/domain-navigation';
import { marketById } from '@materia/market-all';
import { describe, expect, it } from 'vitest';
import { storeRows } from '../rows/market-rows.ts';
import type { DemoStore, Place } from './demo-market.ts';
import { DEMO_MARKETS } from './index.ts';

const KILOMETRES_PER_DEGREE = 111.2;

/** Approximate distance in kilometres between two positions. */
const distance = (
  [fromLatitude, fromLongitude]: readonly [number, number],
  [latitude, longitude]: readonly [number, number],
): number =>
  Math.hypot(
    latitude - fromLatitude,
    (longitude - fromLongitude) * Math.cos((latitude * Math.PI) / 180),
  ) * KILOMETRES_PER_DEGREE;

type Box = readonly [south: number, north: number, west: number, east: number];

/** Bounding areas of each country, with separate ones for islands. */
const LAND: Readonly<Record<string, readonly Box[]>> = {
  pl: [[49.0, 54.9, 14.1, 24.2]],
  es: [
    [35.2, 43.9, -9.4, 4.4],
    [27.6, 29.5, -18.2, -13.3],
  ],
  fr: [[41.3, 51.2, -5.2, 9.7]],
  pt: [
    [36.9, 42.2, -9.6, -6.1],
    [32.3, 33.2, -17.4, -16.2],
    [36.8, 39.8, -31.4, -24.9],
  ],
};

const isIn =
  ([latitude, longitude]: readonly [number, number]) =>
  ([south, north, west, east]: Box): boolean =>
    latitude > south && latitude < north && longitude > west && longitude < east;

const markets = Object.entries(DEMO_MARKETS).map(([id, demo]) => {
  const market = marketById(id);
  if (market === undefined) throw new Error(`There is no market ${id}`);
  return [id, { demo, market }] as const;
});

const visited = (stores: readonly DemoStore[]): readonly DemoStore[] =>
  stores.filter(({ services }) => !services.includes('web'));
const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(markets)('the network of %s', (id, { demo, market }) => {
  const { stores, places, zones } = demo;

  it('has thirty physical stores and the website’s store, each with a unique name and code (STO-04, STO-26)', () => {
    expect(visited(stores)).toHaveLength(30);
    expect(
      stores.filter(({ sellerCode }) => sellerCode === '000').map((store) => store.id),
    ).toEqual(['42']);
    for (const key of ['id', 'sellerCode', 'name', 'urlKey', 'phone'] as const)
      expect(repeated(stores.map((store) => store[key]))).toEqual([]);
    expect(stores.filter(({ sellerCode }) => !/^\d{3}$/.test(sellerCode))).toEqual([]);
  });

  it('has agencies and bigboxes, and uses every price zone (STO-05)', () => {
    expect([...new Set(stores.map(({ type }) => type))].toSorted()).toEqual(['agency', 'bigbox']);
    expect([...new Set(stores.map(({ zone }) => zone))].toSorted()).toEqual(
      Object.keys(zones).toSorted(),
    );
  });

  it('has addresses, postal codes and phone numbers in the country’s format', () => {
    expect(
      stores
        .filter(({ postcode }) => !parsePostcode(postcode, market.rules.postcode).ok)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      stores
        .filter(({ phone }) => !parsePhone(phone, market.rules.phone).ok)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      stores.filter(({ urlKey }) => !isStoreNameParam(urlKey)).map(({ urlKey }) => urlKey),
    ).toEqual([]);
  });

  it('is within the country', () => {
    expect(
      stores
        .filter(({ position }) => !(LAND[id] ?? []).some(isIn(position)))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has each store within 15 km of its town, and every such town in the store search', () => {
    const townOf = ({ city }: DemoStore): Place | undefined =>
      places.find(([, name]) => name === city);
    expect(stores.filter((store) => townOf(store) === undefined).map(({ city }) => city)).toEqual(
      [],
    );
    const far = stores.filter((store) => {
      const [, , latitude = 0, longitude = 0] = townOf(store) ?? [];
      return distance(store.position, [latitude, longitude]) > 15;
    });
    expect(far.map(({ name }) => name)).toEqual([]);
  });

  it('has opening hours that the shop can parse', () => {
    expect(
      storeRows(demo, id).filter(({ openingHours }) => !parseOpeningHours(openingHours).ok),
    ).toEqual([]);
  });
});

describe('Sundays', () => {
  const openOnSunday = (id: keyof typeof DEMO_MARKETS): readonly DemoStore[] =>
    DEMO_MARKETS[id].stores.filter(({ hours }) => hours.sunday !== undefined);

  it('are closed in Poland', () => expect(openOnSunday('pl')).toEqual([]));
  it('are open in Spain in the Community of Madrid only', () =>
    expect([...new Set(openOnSunday('es').map(({ region }) => region))]).toEqual(['MD']));
  it('are closed in Alsace and Moselle, open in some stores of the rest of France', () => {
    expect(openOnSunday('fr').length).toBeGreaterThan(5);
    expect(openOnSunday('fr').filter(({ postcode }) => /^(?:57|67|68)/.test(postcode))).toEqual([]);
  });
  it('are open in the bigboxes of Portugal', () => {
    expect(openOnSunday('pt').map(({ urlKey }) => urlKey)).toEqual(
      visited(DEMO_MARKETS.pt.stores)
        .filter(({ type }) => type === 'bigbox')
        .map(({ urlKey }) => urlKey),
    );
  });
});

it('the store with seller code 019 is on the Canary Islands, where IGIC applies (PRC-15)', () => {
  expect(DEMO_MARKETS.es.stores.find(({ sellerCode }) => sellerCode === '019')?.region).toBe(
    'CN-GC',
  );
});

describe.each(markets)('the places of %s', (id, { demo: { places }, market }) => {
  const name = ([, city]: Place): string => city;
  it('are at least two hundred unique towns in the country, with valid postal codes', () => {
    expect(places.length).toBeGreaterThanOrEqual(200);
    expect(repeated(places.map(name))).toEqual([]);
    expect(repeated(places.map(([postcode]) => postcode))).toEqual([]);
    expect(
      places.filter(([postcode]) => !parsePostcode(postcode, market.rules.postcode).ok).map(name),
    ).toEqual([]);
    expect(
      places
        .filter(([, , latitude, longitude]) => !(LAND[id] ?? []).some(isIn([latitude, longitude])))
        .map(name),
    ).toEqual([]);
  });
  it('have distinct positions', () => {
    expect(
      repeated(
        places.map(([, , latitude, longitude]) => `${latitude.toFixed(3)} ${longitude.toFixed(3)}`),
      ),
    ).toEqual([]);
  });
});

/** Where vendors do not state the number by which accounts identify a company. */
const VENDOR_NUMBERS: Readonly<Record<string, readonly TaxNumberRule[]>> = {
  es: [{ kind: 'ES_CIF', checks: [EU_VAT_CHECKS.ES[2]], prefix: 'ES', example: 'A28015865' }],
  fr: [EU_VAT],
};

describe.each(markets)('the vendors of %s', (id, { demo: { vendors }, market }) => {
  it('are twenty-five, with unique codes, names and addresses', () => {
    expect(vendors).toHaveLength(25);
    for (const key of ['code', 'sellerIdentifier', 'name', 'urlKey'] as const)
      expect(repeated(vendors.map((vendor) => vendor[key]))).toEqual([]);
    expect(vendors.some(({ sendsLorries }) => sendsLorries)).toBe(true);
  });
  it('state their legal name, address, register, tax number, email and phone', () => {
    const kinds = VENDOR_NUMBERS[id] ?? market.rules.taxNumbers;
    expect(
      vendors
        .filter(({ trader }) => !parseTaxNumberOfAny(kinds, trader.taxNumber).ok)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(repeated(vendors.map(({ trader }) => trader.taxNumber))).toEqual([]);
    expect(
      vendors
        .filter(({ trader }) => !parsePostcode(trader.postcode, market.rules.postcode).ok)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      vendors
        .filter(({ trader }) => !parsePhone(trader.phone, market.rules.phone).ok)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      vendors
        .filter(({ trader }) => !/^info@[a-z0-9-]+\.example$/.test(trader.email))
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      vendors
        .filter(
          ({ trader }) => trader.legalName === '' || trader.street === '' || trader.register === '',
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
