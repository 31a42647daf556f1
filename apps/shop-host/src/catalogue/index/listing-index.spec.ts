import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { lowestBeforeReduction } from '@materia/domain-pricing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../import/import-feed.ts';
import { BRAND_FACET } from './facet-numbers.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { feedSource, testFeed } from '../../testing/feed.ts';
import { queryIndex, type IndexQuery, type PriceLimits } from './query-index.ts';
import { rowsOfCategory } from './listing-columns.ts';
import type { ListingIndex } from './listing-index.ts';
import { listingIndexes } from './listing-indexes.ts';
import { SORT_KEYS } from '@materia/api-contract/schemas';

const NOW = '2026-11-20T09:00:00.000Z';
const CODES = ['colour', 'format', 'finish'] as const;

/** A row of the projection as read by a naive list. */
type PlainRow = {
  readonly sku: string;
  readonly category_lft: number;
  readonly rank: number;
  readonly listed_on: string;
  readonly name_sort: string;
  readonly brand_id: number;
  readonly price: readonly (number | null)[];
  readonly initial_price: readonly (number | null)[];
  readonly vendor_price: number | null;
  readonly vendor_initial_price: number | null;
  readonly available: string;
  readonly brought: boolean;
  readonly facets: readonly number[];
  readonly family: string | null;
};

/**
 * A catalogue generated from a seed: equal ranks, equal names, missing prices, several values of
 * one facet.
 */
const randomFeed = (seed: number, count: number) => {
  const [draw] = fc.sample(
    fc.array(fc.nat({ max: 999 }), { minLength: count * 12, maxLength: count * 12 }),
    { seed, numRuns: 1 },
  );
  const pick = (at: number, of: number): number => (draw?.[at] ?? 0) % of;
  const base = testFeed();
  const [model] = base.products;
  if (model === undefined) throw new Error('The feed has products');
  const leaves = ['10101010', '1020', '2010', '1010', '10'];
  const products = Array.from({ length: count }, (_, at) => ({
    ...model,
    sku: String(50_000_000 + at),
    adeokey: `M${50_000_000 + at}`,
    ean: String(3_000_000_000_000 + at),
    urlKey: `p-${at}`,
    name: `Name ${pick(at * 12, 7)}`,
    brand: `Brand ${pick(at * 12 + 1, 4)}`,
    categoryId: leaves[pick(at * 12 + 2, leaves.length)] ?? '10',
    ...(pick(at * 12 + 1, 3) > 0 && {
      family: {
        // Members share category and brand, and are spread over the sales ranks.
        id: `F${pick(at * 12 + 2, leaves.length)}-${pick(at * 12 + 1, 4)}`,
        name: 'Family',
        axes: [{ kind: 'colour' as const, label: 'Colour', value: `Colour ${at}` }],
      },
    }),
    rank: pick(at * 12 + 3, 20),
    listedOn: `2026-0${1 + pick(at * 12 + 4, 9)}-01`,
    attributes: CODES.flatMap((code, place) =>
      Array.from({ length: pick(at * 12 + 5 + place, 3) }, (__, more) => ({
        code,
        label: code,
        value: `${code} ${(pick(at * 12 + 5 + place, 5) + more) % 4}`,
      })),
    ),
  }));
  const prices = products.flatMap(({ sku }, at) =>
    (['NORTH', 'SOUTH'] as const).flatMap((priceZone, zone) =>
      (['private', 'professional'] as const).flatMap((customerKind) => {
        const minor = 100 + pick(at * 12 + 8 + zone, 30);
        const initial = minor + (pick(at * 12 + 8 + zone, 3) === 0 ? 50 : 0);
        return pick(at * 12 + 8 + zone, 8) === 0
          ? []
          : [
              {
                sku,
                priceZone,
                customerKind,
                amountMinor: minor,
                initialAmountMinor: initial,
                gapCode: null,
              },
            ];
      }),
    ),
  );
  const stock = products.flatMap(({ sku }, at) =>
    ['1', '2'].flatMap((storeId, place) =>
      pick(at * 12 + 10 + place, 3) === 0
        ? []
        : [
            {
              sku,
              storeId,
              status: 'ONSITE' as const,
              quantity: pick(at * 12 + 10 + place, 4),
              promiseUnit: 'HOUR' as const,
              promiseDelay: 2,
            },
          ],
    ),
  );
  const warehouse = products.flatMap(({ sku }, at) =>
    pick(at * 12 + 9, 3) === 0 ? [{ sku, quantity: 2 + pick(at * 12 + 9, 9) }] : [],
  );
  const vendorOffers = products.flatMap(({ sku }, at) =>
    pick(at * 12 + 11, 4) === 0
      ? [
          {
            code: `V1-${sku}`,
            sku,
            vendorCode: 'V1',
            amountMinor: 110,
            initialAmountMinor: 110 + pick(at * 12 + 1, 2),
            status: 'ONSITE' as const,
            quantity: 3,
            promiseUnit: 'DAY' as const,
            promiseDelay: 3,
          },
        ]
      : [],
  );
  // Some prices were lower than now, or changed twice on the day of the reduction.
  const history = prices.flatMap(({ sku, priceZone, customerKind, amountMinor }, at) =>
    (
      [
        ['2026-01-01', amountMinor + 50],
        ['2026-09-15', amountMinor - 5 + pick(at, 30)],
        [`2026-10-0${1 + pick(at + 1, 3)}`, amountMinor + 40],
        ...(pick(at + 2, 2) === 0 ? [['2026-11-01', amountMinor + pick(at + 3, 30)] as const] : []),
        ['2026-11-01', amountMinor],
      ] as const
    ).map(([validFrom, minor]) => ({
      sku,
      priceZone,
      customerKind,
      validFrom,
      amountMinor: minor,
    })),
  );
  return testFeed({
    products,
    prices,
    stock,
    'warehouse-stock': warehouse,
    'price-history': history,
    'vendor-offers': vendorOffers,
  });
};

const aDay = (text: string): PlainDate => {
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error(`${text} is no day`);
  return day.value;
};

type Choice = {
  readonly category: string | undefined;
  readonly store: string;
  readonly pro: boolean;
  readonly marketplace: boolean;
  readonly values: readonly number[];
  readonly as: IndexQuery['availableAs'];
  readonly available: boolean;
  readonly reduced: boolean;
  readonly price: PriceLimits | undefined;
  readonly sort: (typeof SORT_KEYS)[number];
  readonly byFamily: boolean;
  readonly offset: number;
  readonly limit: number;
};

const choices = (index: ListingIndex): fc.Arbitrary<Choice> =>
  fc.record({
    category: fc.constantFrom(undefined, ...index.categories.keys()),
    store: fc.constantFrom('1', '2', '42'),
    pro: fc.boolean(),
    marketplace: fc.boolean(),
    values: fc.uniqueArray(
      fc.constantFrom(...index.values.flatMap((value) => (value === undefined ? [] : [value.id]))),
      { maxLength: 5 },
    ),
    as: fc.constantFrom('collected', 'delivered'),
    available: fc.boolean(),
    reduced: fc.boolean(),
    price: fc.option(
      fc.record({
        from: fc.option(fc.nat({ max: 4000 }), { nil: undefined }),
        to: fc.option(fc.nat({ max: 9000 }), { nil: undefined }),
      }),
      { nil: undefined },
    ),
    sort: fc.constantFrom(...SORT_KEYS),
    byFamily: fc.boolean(),
    offset: fc.nat({ max: 70 }),
    limit: fc.integer({ min: 1, max: 40 }),
  });

const isWithin = (price: number | null, { from = 0, to = Infinity }: PriceLimits): boolean =>
  price !== null && price >= from && price <= to;

/** The expected result, computed row by row with only filters and sorts. */
const plainAnswer = (rows: readonly PlainRow[], index: ListingIndex, choice: Choice) => {
  const store = index.stores.get(choice.store);
  const category =
    choice.category === undefined ? undefined : index.categories.get(choice.category);
  const slot = (index.slotOfZone.get(store?.price_zone ?? '') ?? 0) + (choice.pro ? 1 : 0);
  const codeOf = (id: number): string => index.values[id]?.code ?? '';
  const chosen = Map.groupBy(choice.values, codeOf);
  const seen = rows
    .filter(
      (row) =>
        (choice.marketplace || row.price.some((price) => price !== null)) &&
        (category === undefined ||
          (row.category_lft >= category.lft && row.category_lft <= category.rgt)),
    )
    .map((row) => {
      const here = row.available[store?.ordinal ?? -1] === '1';
      const fromVendor = choice.marketplace && row.vendor_price !== null;
      const isSold = here || row.brought || fromVendor;
      const own = here || row.brought || !fromVendor;
      const price = own ? (row.price[slot] ?? null) : row.vendor_price;
      const initial = own ? (row.initial_price[slot] ?? null) : row.vendor_initial_price;
      return {
        row,
        isSold,
        isAvailable: choice.as === 'collected' ? here : row.brought || fromVendor,
        price,
        reduced: price !== null && initial !== null && initial > price,
        ids: new Set([...row.facets, row.brand_id]),
      };
    });
  type Seen = (typeof seen)[number];
  const passes = (one: Seen, but: string): boolean =>
    (but === 'availability' || !choice.available || one.isAvailable) &&
    (but === 'reduction' || !choice.reduced || one.reduced) &&
    (but === 'price' || choice.price === undefined || isWithin(one.price, choice.price)) &&
    [...chosen].every(([code, ids]) => code === but || ids.some((id) => one.ids.has(id)));
  const before = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  const byPrice = (a: Seen, b: Seen, sign: number): number =>
    Number(a.price === null) - Number(b.price === null) || sign * ((a.price ?? 0) - (b.price ?? 0));
  const orders: Readonly<Record<Choice['sort'], (a: Seen, b: Seen) => number>> = {
    relevance: () => 0,
    'price-asc': (a, b) => byPrice(a, b, 1),
    'price-desc': (a, b) => byPrice(a, b, -1),
    'name-asc': (a, b) => before(a.row.name_sort, b.row.name_sort) || before(a.row.sku, b.row.sku),
    'name-desc': (a, b) => before(b.row.name_sort, a.row.name_sort) || before(b.row.sku, a.row.sku),
    newest: (a, b) => before(b.row.listed_on, a.row.listed_on),
  };
  const passing = seen
    .filter((one) => passes(one, ''))
    .sort(
      (a, b) =>
        Number(b.isSold) - Number(a.isSold) ||
        orders[choice.sort](a, b) ||
        a.row.rank - b.row.rank ||
        before(a.row.sku, b.row.sku),
    );
  const entryOf = ({ row }: Seen): string =>
    (choice.byFamily ? row.family : undefined) ?? `single ${row.sku}`;
  const entries = (all: readonly Seen[]): number => new Set(all.map(entryOf)).size;
  const counts = index.values.map((value) =>
    value === undefined
      ? 0
      : entries(seen.filter((one) => one.ids.has(value.id) && passes(one, value.code))),
  );
  const members = Map.groupBy(passing, entryOf);
  const cards = [...members.values()].flatMap((own) => own.slice(0, 1));
  const page = cards.slice(choice.offset, choice.offset + choice.limit);
  // The lowest price of a member that can be ordered, if any can; the card itself unless another is lower.
  const byCost = (a: Seen, b: Seen): number =>
    Number(a.price === null) - Number(b.price === null) ||
    Number(b.isSold) - Number(a.isSold) ||
    (a.price ?? 0) - (b.price ?? 0);
  const cheapestOf = (card: Seen): Seen => {
    const own = members.get(entryOf(card)) ?? [];
    const [best = card] = own.toSorted(
      (a, b) => byCost(a, b) || a.row.rank - b.row.rank || before(a.row.sku, b.row.sku),
    );
    return byCost(best, card) < 0 ? best : card;
  };
  const prices = seen.flatMap((one) =>
    one.price !== null && passes(one, 'price') ? [one.price] : [],
  );
  return {
    skus: page.map((one) => one.row.sku),
    cheapest: page.map((card) => cheapestOf(card).row.sku),
    total: cards.length,
    counts,
    available: entries(seen.filter((one) => one.isAvailable && passes(one, 'availability'))),
    reduced: entries(seen.filter((one) => one.reduced && passes(one, 'reduction'))),
    prices:
      prices.length === 0
        ? undefined
        : { lowest: Math.min(...prices), highest: Math.max(...prices) },
  };
};

const fastAnswer = (index: ListingIndex, choice: Choice) => {
  const store = index.stores.get(choice.store);
  const category =
    choice.category === undefined ? undefined : index.categories.get(choice.category);
  const question: IndexQuery = {
    range:
      category === undefined
        ? { from: 0, to: index.columns.size }
        : rowsOfCategory(index.columns, category),
    prices:
      index.columns.slots[
        (index.slotOfZone.get(store?.price_zone ?? '') ?? 0) + (choice.pro ? 1 : 0)
      ],
    here: index.columns.available[store?.ordinal ?? -1],
    isMarketplace: choice.marketplace,
    chosen: Map.groupBy(choice.values, (id) => index.facets.indexOf(index.values[id]?.code ?? '')),
    availableAs: choice.as,
    available: choice.available,
    reduced: choice.reduced,
    price: choice.price,
    sort: choice.sort,
    byFamily: choice.byFamily,
    offset: choice.offset,
    limit: choice.limit,
  };
  const { rows, cheapest, counts, ...rest } = queryIndex(index, question);
  const skuAt = (row: number): string => index.columns.sku[row] ?? '';
  return { skus: rows.map(skuAt), cheapest: cheapest.map(skuAt), counts: [...counts], ...rest };
};

describe.each(ENGINES)('lists from memory on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());

  const plainRows = async (): Promise<readonly PlainRow[]> =>
    (
      await sql<PlainRow>`select sku, category_lft, rank, listed_on, name_sort, brand_id, price, initial_price, vendor_price, vendor_initial_price, available::text as available, brought, facets, (select family->>'id' from product where product.market = listing.market and product.sku = listing.sku) as family from listing where market = 'pl'`.execute(
        database.db,
      )
    ).rows;
  const load = (feed: ReturnType<typeof testFeed>) =>
    importFeed({ pool: database.pool, market: 'pl', feed: feedSource(feed), now: NOW });

  it.each([7, 2026])(
    'returns the pages, totals and counts of a naive filter over the same rows for any choice, by family or not, what cannot be ordered last (CAT-03), seed %i',
    async (seed) => {
      await load(randomFeed(seed, 60));
      const index = await listingIndexes(database.db).of('pl');
      const rows = await plainRows();
      expect(rows).toHaveLength(60);
      fc.assert(
        fc.property(choices(index), (choice) => {
          expect(fastAnswer(index, choice)).toEqual(plainAnswer(rows, index, choice));
        }),
        { numRuns: 400 },
      );
      expect(index.facets).toContain(BRAND_FACET);
    },
  );

  it('count as reduced what has a struck price: the lowest of the 30 days before, as the pricing rules find it', async () => {
    const feed = randomFeed(7, 60);
    await load(feed);
    const { slotOfZone } = await listingIndexes(database.db).of('pl');
    const rows = new Map((await plainRows()).map((row) => [row.sku, row]));
    const struck = feed.prices.map(
      ({ sku, priceZone, customerKind, amountMinor, initialAmountMinor }) => {
        const history = feed['price-history']
          .filter(
            (row) =>
              row.sku === sku && row.priceZone === priceZone && row.customerKind === customerKind,
          )
          .map(({ validFrom, amountMinor: minor }) => ({
            from: aDay(validFrom),
            amount: money(minor, 'PLN'),
          }));
        const slot = (slotOfZone.get(priceZone) ?? 0) + (customerKind === 'professional' ? 1 : 0);
        return {
          projected: rows.get(sku)?.initial_price[slot] ?? null,
          expected:
            initialAmountMinor > amountMinor
              ? (lowestBeforeReduction(history, money(amountMinor, 'PLN'))?.minor ?? null)
              : null,
          amountMinor,
        };
      },
    );
    expect(struck.map(({ projected }) => projected)).toEqual(
      struck.map(({ expected }) => expected),
    );
    // Both kinds occur: reductions, and former prices that may not be struck.
    const known = struck.filter(({ expected }) => expected !== null);
    expect(known.some(({ expected, amountMinor }) => Number(expected) > amountMinor)).toBe(true);
    expect(known.some(({ expected, amountMinor }) => Number(expected) <= amountMinor)).toBe(true);
  });

  it('shows committed changes in the next list, in every index on the database', async () => {
    await load(randomFeed(1, 40));
    const both = [listingIndexes(database.db), listingIndexes(database.db)];
    for (const indexes of both) await indexes.of('pl');
    const bits: fc.Arbitrary<readonly [number, number, boolean]> = fc.tuple(
      fc.nat({ max: 39 }),
      fc.nat({ max: 3 }),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(bits, async ([at, ordinal, on]) => {
        await sql`update listing set available = set_bit(available, ${ordinal}, ${on ? 1 : 0}), brought = not brought, vendor_price = ${100 + at} where market = 'pl' and sku = ${String(50_000_000 + at)}`.execute(
          database.db,
        );
        const rows = await plainRows();
        for (const indexes of both) {
          const index = await indexes.of('pl');
          const choice: Choice = {
            category: undefined,
            store: '1',
            pro: false,
            marketplace: true,
            values: [],
            as: 'collected',
            available: true,
            reduced: false,
            price: undefined,
            sort: 'price-asc',
            byFamily: false,
            offset: 0,
            limit: 40,
          };
          expect(fastAnswer(index, choice)).toEqual(plainAnswer(rows, index, choice));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('shows a new catalogue in the next list', async () => {
    const indexes = listingIndexes(database.db);
    await load(randomFeed(3, 20));
    expect((await indexes.of('pl')).columns.size).toBe(20);
    await load(randomFeed(4, 30));
    expect((await indexes.of('pl')).columns.size).toBe(30);
    expect((await indexes.of('fr')).columns.size).toBe(0);
  });

  it.runIf(engine === 'postgres')(
    'does not miss a change that was committed after a newer one was seen',
    async () => {
      await load(randomFeed(5, 10));
      const indexes = listingIndexes(database.db);
      await indexes.of('pl');
      const priceOf = async (sku: string): Promise<number | undefined> => {
        const index = await indexes.of('pl');
        return index.columns.vendor.price[index.rowOfSku.get(sku) ?? -1];
      };
      const late = await database.pool.connect();
      await late.query('start transaction', []);
      await late.query(
        "update listing set vendor_price = 7 where market = 'pl' and sku = '50000000'",
        [],
      );
      await sql`update listing set vendor_price = 8 where market = 'pl' and sku = '50000001'`.execute(
        database.db,
      );
      expect(await priceOf('50000001')).toBe(8);
      await late.query('end', []);
      late.release();
      expect(await priceOf('50000000')).toBe(7);
    },
  );
});
