import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEED_FILES, type FeedFile } from '@materia/api-contract/feed';
import { scratchFolder } from '@materia/testing/scratch-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyPgliteTemplate, createPostgresDatabase, ENGINES } from '../../testing/database.ts';
import { PRODUCT_COUNT, testFeed } from '../../testing/feed.ts';
import { callsTo, replied } from '../../testing/host.ts';
import { PUBLIC, runningHost, runScript, stopped } from '../../testing/host-process.ts';

const SCRIPT = new URL('../../testing/import-and-die.ts', import.meta.url).pathname;
/** Enough for several batches of rows in flight at once. */
const COPIES = 60;
const SIZE = PRODUCT_COUNT * COPIES;

/** The test feed many times over, with unique names. */
const largeFeed = () => {
  const feed = testFeed();
  const copies = Array.from({ length: COPIES }, (_, copy) => copy);
  const other = (sku: string, copy: number): string => String(Number(sku) + (copy + 1) * 1000);
  return {
    ...feed,
    products: copies.flatMap((copy) =>
      feed.products.map((product) => {
        const sku = other(product.sku, copy);
        return {
          ...product,
          sku,
          adeokey: `M${sku}`,
          ean: String(Number(product.ean) + (copy + 1) * 1000),
          urlKey: `new-product-ref${sku}`,
          name: `New ${product.name}`,
          rank: copy * PRODUCT_COUNT + product.rank,
        };
      }),
    ),
    prices: copies.flatMap((copy) =>
      feed.prices.map((row) => ({ ...row, sku: other(row.sku, copy) })),
    ),
    'price-history': copies.flatMap((copy) =>
      feed['price-history'].map((row) => ({ ...row, sku: other(row.sku, copy) })),
    ),
    stock: copies.flatMap((copy) =>
      feed.stock.map((row) => ({ ...row, sku: other(row.sku, copy) })),
    ),
    'vendor-offers': copies.flatMap((copy) =>
      feed['vendor-offers'].map((row) => ({
        ...row,
        code: `${row.code}-${copy}`,
        sku: other(row.sku, copy),
      })),
    ),
    substitutes: copies.flatMap((copy) =>
      feed.substitutes.map((row) => ({
        ...row,
        sku: other(row.sku, copy),
        substituteSku: other(row.substituteSku, copy),
      })),
    ),
  };
};

describe.each(ENGINES)('a killed import on %s', (engine) => {
  let root: string;
  let feed: string;
  let settings: Readonly<Record<string, string>> = {};
  let drop = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    root = await mkdtemp(join(scratchFolder(), 'materia-killed-'));
    feed = join(root, 'feed');
    await mkdir(feed);
    const records = largeFeed();
    for (const file of FEED_FILES)
      await writeFile(
        join(feed, `${file}.jsonl`),
        records[file].map((record) => `${JSON.stringify(record)}\n`).join(''),
      );
    await mkdir(join(root, 'data'));
    if (engine === 'pglite') copyPgliteTemplate(join(root, 'data'));
    else {
      const database = await createPostgresDatabase('shop_template');
      settings = { DATABASE_URL: database.url };
      drop = database.drop;
    }
  });
  afterAll(async () => {
    await drop();
    await rm(root, { recursive: true, force: true });
  });

  /**
   * What shoppers see of the market: the number of products, with prices, stock and vendors'
   * offers.
   */
  const served = async (args: readonly string[] = []) => {
    const host = await runningHost(join(root, 'data'), settings, args);
    const call = callsTo(host.address, PUBLIC);
    const list = await replied(
      call('listProducts', {
        query: {
          retailer_id: '1',
          page_size: 96,
          page_id: 1,
          order_by: JSON.stringify({ key: 'newest' }),
        },
      }),
    );
    const [page] = list.data;
    const products = page?.products ?? [];
    const stores = (await replied(call('listStores', { query: {} }))).data.length;
    await stopped(host.process, 'SIGKILL');
    return {
      total: page?.total ?? 0,
      withoutOffer: products.filter(({ best_offer }) => best_offer === undefined).length,
      names: [...new Set(products.map(({ name }) => name.startsWith('New ')))],
      stores,
    };
  };

  it.each<{ stage: FeedFile | 'lists'; rows: number }>([
    { stage: 'stock', rows: 4000 },
    { stage: 'lists', rows: 0 },
  ])(
    'dies in $stage',
    async ({ stage, rows }) => {
      expect(
        await runScript(SCRIPT, join(root, 'data'), settings, [feed, stage, String(rows)]),
      ).toMatchObject({ signal: 'SIGKILL' });
    },
    60_000,
  );

  it('leaves the previous shop intact', async () => {
    expect(await served()).toEqual({
      total: PRODUCT_COUNT,
      withoutOffer: 0,
      names: [false],
      stores: 3,
    });
  }, 60_000);

  it('is repaired by the next start, which serves the complete new shop', async () => {
    expect(await served(['--import', `pl=${feed}`])).toEqual({
      total: SIZE,
      withoutOffer: 0,
      names: [true],
      stores: 3,
    });
  }, 60_000);
});
