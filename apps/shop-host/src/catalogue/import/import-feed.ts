import type { FeedFile } from '@materia/api-contract/feed';
import type { SqlClient, SqlPool } from '../../platform/database/sql-pool.ts';
import { lockOrWait } from '../../platform/database/exclusively.ts';
import { withClientTx } from '../../platform/database/with-tx.ts';
import { copyPictureNames, noteReplacedPictures } from '../media/former-picture-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { CREATE_LOADED_STOCK, replaceStock } from './replace-stock.ts';
import { loadFeed } from './load-feed.ts';
import { buildProjections } from './projections.ts';
import type { FeedSource, RefusedRow } from './read-feed.ts';

export type ImportReport = {
  readonly outcome: 'imported' | 'unchanged';
  readonly rows: Readonly<Partial<Record<FeedFile, number>>>;
  readonly refused: readonly RefusedRow[];
};

type ImportOptions = {
  readonly pool: SqlPool;
  readonly market: string;
  readonly feed: FeedSource;
  /** ISO instant recorded with the import. */
  readonly now: string;
  readonly progress?: ImportProgress;
};

const SILENT: ImportProgress = { stage: () => undefined, rows: () => undefined };

/**
 * The tables that an import replaces, besides stock and lists. Carts, customers and orders stay.
 */
const REPLACED = [
  'content_page',
  'content_block',
  'content_slide',
  'product_reference',
  'facet_value',
  'redirection',
  'substitute',
  'seller_rate',
  'delivery_rate',
  'pickup_point',
  'slot_capacity',
  'vendor',
  'price_history',
  'price',
  'price_zone',
  'product',
  'category',
  'place',
  'store',
] as const;

/**
 * Replaces the catalogue of a market with the feed in one transaction: readers see the old or the
 * new one, and an interrupted import leaves no trace. A feed with the recorded content hash is not
 * loaded again. Rows with an invalid format or a dangling reference are left out and reported with
 * their line.
 */
export const importFeed = async ({
  pool,
  market,
  feed,
  now,
  progress = SILENT,
}: ImportOptions): Promise<ImportReport> => {
  const hash = await feed.hash();
  return withClientTx(pool, async (client) => {
    // Processes that import at once load the feed once, and not into each other.
    await lockOrWait(client, `materia import ${market}`);
    if ((await recordedHash(client, market)) === hash)
      return { outcome: 'unchanged', rows: {}, refused: [] };
    await client.query("select set_config('materia.import', 'on', true)", []);
    const listedBefore = await listingDays(client, market);
    await copyPictureNames(client, market);
    for (const table of REPLACED)
      await client.query(`delete from ${table} where market = $1`, [market]);
    await client.query("delete from review where market = $1 and origin = 'feed'", [market]);
    for (const table of CREATE_LOADED_STOCK) await client.query(table, []);
    const loaded = await loadFeed(client, market, feed, {
      progress,
      listedOn: (sku) => listedBefore.get(sku) ?? now.slice(0, 10),
    });
    await noteReplacedPictures(client, market);
    progress.stage('lists');
    await replaceStock(client, market);
    await buildProjections(client, market);
    await client.query(RECORD_IMPORT, [market, hash, now]);
    return { outcome: 'imported', ...loaded };
  });
};

/** A higher revision makes every host rebuild its index of the market. */
const RECORD_IMPORT = `
  insert into market (id, feed_hash, imported_at, revision) values ($1, $2, $3, 1)
  on conflict (id) do update set feed_hash = excluded.feed_hash, imported_at = excluded.imported_at, revision = market.revision + 1`;

/** The day each product entered the range, for feeds that do not give it. */
const listingDays = async (
  client: SqlClient,
  market: string,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ readonly sku: string; readonly listed_on: string }>(
    'select sku, listed_on from product where market = $1',
    [market],
  );
  return new Map(rows.map((row) => [row.sku, row.listed_on]));
};

const recordedHash = async (client: SqlClient, market: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ readonly feed_hash: string }>(
    'select feed_hash from market where id = $1',
    [market],
  );
  return rows[0]?.feed_hash;
};
