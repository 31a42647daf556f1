import type { FeedRecord } from '@materia/api-contract/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { feedSource, PRODUCT_COUNT, skuOf, testFeed } from '../../testing/feed.ts';
import { importFeed } from './import-feed.ts';

const NOW = '2026-11-20T09:00:00.000Z';

type Family = NonNullable<FeedRecord<'products'>['family']>;
const family = (id: string, ...values: readonly string[]): Family => ({
  id,
  name: 'Cement',
  axes: values.map((value) => ({ kind: 'size', label: 'Size', value })),
});

/** The test feed, in which the products with these numbers are members of families. */
const feedWith = (
  members: Readonly<Record<number, Family>>,
  changes: Readonly<Record<number, Partial<FeedRecord<'products'>>>> = {},
) =>
  testFeed({
    products: testFeed().products.map((product, number) => {
      const own = members[number];
      return {
        ...product,
        brand: 'Murvena',
        ...changes[number],
        ...(own !== undefined && { family: own }),
      };
    }),
  });

describe.each(ENGINES)('families of a feed on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());
  const load = (feed: ReturnType<typeof testFeed>) =>
    importFeed({ pool: database.pool, market: 'pl', feed: feedSource(feed), now: NOW });
  const stored = async () =>
    (
      await database.db
        .selectFrom('product')
        .select(['sku', 'family'])
        .where('market', '=', 'pl')
        .where('family', 'is not', null)
        .orderBy('sku')
        .execute()
    ).map((row) => [row.sku, row.family?.id, row.family?.axes[0]?.value]);

  it('are stored with the values of each member', async () => {
    const report = await load(feedWith({ 0: family('A', '5 kg'), 1: family('A', '25 kg') }));
    expect(report).toMatchObject({ outcome: 'imported', refused: [] });
    expect(await stored()).toEqual([
      [skuOf(0), 'A', '5 kg'],
      [skuOf(1), 'A', '25 kg'],
    ]);
  });

  it.each([
    ['its members are in different categories', { 14: family('B', '1'), 15: family('B', '2') }, 16],
    ['its members have different axes', { 2: family('B', '1'), 3: family('B', '1', '2') }, 4],
    ['two members have the same values', { 2: family('B', '1'), 3: family('B', '1') }, 4],
    ['it has more than 3 axes', { 2: family('B', '1', '2', '3', '4') }, 3],
  ])(
    'are reported with their line when %s, and the products are imported as single ones',
    async (reason, members, line) => {
      const report = await load(feedWith({ ...members, 0: family('A', '5 kg') }));
      expect(report.refused).toEqual([
        { file: 'products', line, reason: `family B: ${reason}`, part: 'family' },
      ]);
      expect(report.rows.products).toBe(PRODUCT_COUNT);
      expect(await stored()).toEqual([[skuOf(0), 'A', '5 kg']]);
    },
  );

  it('are reported when a member has another brand', async () => {
    const report = await load(
      feedWith({ 2: family('B', '1'), 3: family('B', '2') }, { 3: { brand: 'Kamborn' } }),
    );
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      'family B: its members have different brands',
    ]);
    expect(await stored()).toEqual([]);
  });
});
