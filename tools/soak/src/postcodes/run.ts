import { pathTo, type Market } from '@materia/market-model';
import { demoRows } from '../demo-rows.ts';
import { randomFrom } from '../random.ts';
import type { SoakRow } from '../row.ts';
import { openShops, type RunningShop } from '../shop.ts';
import type { SoakPart } from '../soak-part.ts';

const VALID = 200;
const INVALID = 50;
const EXAMPLES = 5;
/**
 * How much nearer another store may be to the centre of a code's area, in kilometres: places in an
 * area are apart.
 */
const TOLERANCE_KM = 60;

type Point = { readonly latitude: number; readonly longitude: number };

const kilometres = (one: Point, other: Point): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(a));
};

/** A postal code as the market writes it. */
const written = ({ rules }: Market, digits: string): string => {
  const groups: string[] = [];
  let from = 0;
  for (const length of rules.postcode.groups) {
    groups.push(digits.slice(from, from + length));
    from += length;
  }
  return groups.join('-');
};
const digitsIn = ({ rules }: Market): number =>
  rules.postcode.groups.reduce((sum, length) => sum + length, 0);

type Coded = Point & { readonly code: string };

/** Codes of as many different sectors as possible. */
const validCodes = (market: Market, amount: number, random: () => number): readonly Coded[] => {
  const sectors = market.postcodeAreas.filter(
    ({ prefix }, _, all) =>
      !all.some((other) => other.prefix !== prefix && other.prefix.startsWith(prefix)),
  );
  const step = Math.max(1, sectors.length / amount);
  return Array.from({ length: amount }, (_, index) => {
    const sector = sectors[Math.floor(index * step) % sectors.length];
    if (sector === undefined) throw new Error(`${market.id} has no postal areas`);
    const digits = Array.from({ length: digitsIn(market) - sector.prefix.length }, () =>
      Math.floor(random() * 10),
    ).join('');
    return {
      code: written(market, sector.prefix + digits),
      latitude: sector.latitude,
      longitude: sector.longitude,
    };
  });
};

/**
 * Texts that are no postal codes: too short, too long, with letters, and of areas that do not
 * exist.
 */
const invalidCodes = (market: Market, amount: number, random: () => number): readonly string[] => {
  const length = digitsIn(market);
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const unassigned = Array.from({ length: 100 }, (_, area) => String(area).padStart(2, '0')).filter(
    (area) =>
      !market.rules.postcode.areas.some(
        ([first, last]) => Number(area) >= first && Number(area) <= last,
      ),
  );
  return Array.from({ length: amount }, (_, index) => {
    const area = unassigned[index % Math.max(1, unassigned.length)];
    if (index % 3 === 0 && area !== undefined) return written(market, area + digits(length - 2));
    if (index % 3 === 1) return digits(length - 2);
    return digits(length + 2);
  });
};

type Store = Point & { readonly urlKey: string; readonly name: string };

/** The stores of the page that a search opens, and its status. */
const searched = async (
  { market, origin }: RunningShop,
  typed: string,
  stores: readonly Store[],
): Promise<{ readonly status: number; readonly first: Store | undefined }> => {
  const to = pathTo(market.routes);
  const reply = await fetch(
    `${origin}${to('stores')}?${new URLSearchParams({ q: typed, map: 'off' })}`,
  );
  const html = await reply.text();
  const main = html.slice(html.indexOf('<main'));
  const place = (store: Store): number =>
    main.indexOf(`href="${to('store', { storeName: store.urlKey })}"`);
  const [first] = stores
    .filter((store) => place(store) >= 0)
    .toSorted((one, other) => place(one) - place(other));
  return { status: reply.status, first };
};

/** Searches for stores near postal codes of all areas, and near texts that are none. */
export const postcodes: SoakPart = async (options) => {
  const opened = await openShops(options);
  try {
    const rows: SoakRow[] = [];
    for (const shop of opened.shops) {
      const { market } = shop;
      const random = randomFrom(options.seed);
      const stores = (await demoRows(shop, 'stores')).filter(
        ({ sellerCode }) => sellerCode !== '000',
      );
      const faults: string[] = [];
      for (const { code, ...centre } of validCodes(market, options.amount ?? VALID, random)) {
        const { status, first } = await searched(shop, code, stores);
        const nearest = Math.min(...stores.map((store) => kilometres(centre, store)));
        if (status !== 200 || first === undefined) faults.push(`${code}: ${status}`);
        else if (kilometres(centre, first) > nearest + TOLERANCE_KM)
          faults.push(`${code}: ${first.name} is not the nearest`);
      }
      const accepted: string[] = [];
      for (const typed of invalidCodes(market, INVALID, random))
        if ((await searched(shop, typed, stores)).status !== 400) accepted.push(typed);
      for (const fault of faults.slice(0, EXAMPLES)) console.error(`  ${market.id} ${fault}`);
      for (const typed of accepted.slice(0, EXAMPLES))
        console.error(`  ${market.id} ${typed} was accepted`);
      rows.push(
        {
          goal: `${market.id}: ${options.amount ?? VALID} postal codes with a plausible nearest store`,
          found: `${faults.length} without`,
          isMet: faults.length === 0,
        },
        {
          goal: `${market.id}: ${INVALID} texts that are no postal codes are refused`,
          found: `${accepted.length} accepted`,
          isMet: accepted.length === 0,
        },
      );
    }
    return rows;
  } finally {
    await opened.stop();
  }
};
