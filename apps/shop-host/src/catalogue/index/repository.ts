import type { AxisValue } from '@materia/domain-product-families';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { StoreRow } from '../stores/repository.ts';
import type { CategoryRow, FacetValueEntry } from './listing-index.ts';

/** Products per batch. */
const PORTION = 2000;
/** Above this number of changed products, rebuilding the index is faster. */
const MOST_CHANGES = 2000;

/** A product of the index; lists are in PostgreSQL's own notation. */
export type OrderedRow = {
  readonly sku: string;
  readonly category_lft: number;
  readonly rank: number;
  readonly name: string;
  readonly name_sort: string;
  readonly brand_id: number;
  readonly listed_day: number;
  readonly facets: string;
  readonly family_id: string | null;
  readonly axes: readonly AxisValue[] | null;
} & ChangedRow;

/**
 * The columns that can change without a new revision. Lists are passed in PostgreSQL's own
 * notation.
 */
export type ChangedRow = {
  readonly sku: string;
  readonly price: string;
  readonly initial_price: string;
  readonly vendor_price: number | null;
  readonly vendor_initial_price: number | null;
  readonly available: string;
  readonly brought: boolean;
};

const CHANGED_COLUMNS =
  'listing.sku, price::text as price, initial_price::text as initial_price, vendor_price, vendor_initial_price, available::text as available, brought';

/** How many catalogues a market has had; 0 for a market without any. */
export const revisionOf = async (db: Reader, market: string): Promise<number> =>
  (await db.selectFrom('market').select('revision').where('id', '=', market).executeTakeFirst())
    ?.revision ?? 0;

/** The number of products in a market's lists. */
export const countListed = async (db: Reader, market: string): Promise<number> => {
  const { rows } = await sql<{
    readonly size: number;
  }>`select count(*)::integer as size from listing where market = ${market}`.execute(db);
  return rows[0]?.size ?? 0;
};

export const listStores = (db: Reader, market: string): Promise<StoreRow[]> =>
  db.selectFrom('store').selectAll().where('market', '=', market).execute();

/** The price zones of a market; `ordinal` is the place of a zone among the prices of a product. */
export const listPriceZones = (
  db: Reader,
  market: string,
): Promise<{ readonly zone: string; readonly ordinal: number }[]> =>
  db.selectFrom('price_zone').select(['zone', 'ordinal']).where('market', '=', market).execute();

/** All categories in tree order. */
export const listCategories = (db: Reader, market: string): Promise<CategoryRow[]> =>
  db.selectFrom('category').selectAll().where('market', '=', market).orderBy('lft').execute();

export const listFacetValues = (db: Reader, market: string): Promise<FacetValueEntry[]> =>
  db
    .selectFrom('facet_value')
    .select(['id', 'code', 'label', 'value'])
    .where('market', '=', market)
    .execute();

/** The products of a market in the order of the index, read in batches. */
export async function* orderedRows(db: Reader, market: string): AsyncIterable<OrderedRow> {
  let after: Pick<OrderedRow, 'category_lft' | 'rank' | 'sku'> | undefined;
  do {
    const from =
      after === undefined
        ? sql``
        : sql`and (category_lft, rank, sku) > (${after.category_lft}::integer, ${after.rank}::integer, ${after.sku}::text)`;
    const { rows } = await sql<OrderedRow>`
      select listed.*, product.name, product.family->>'id' as family_id, product.family->'axes' as axes
      from (select ${sql.raw(CHANGED_COLUMNS)}, market, category_lft, rank, name_sort, brand_id, listed_on - date '1970-01-01' as listed_day, facets::text as facets
        from listing where market = ${market} ${from} order by category_lft, rank, sku limit ${PORTION}) listed
      join product on product.market = listed.market and product.sku = listed.sku
      order by category_lft, rank, listed.sku`.execute(db);
    yield* rows;
    after = rows.length < PORTION ? undefined : rows.at(-1);
  } while (after !== undefined);
}

/** `whole`: more has changed than prices and availability of products in the index. */
type Changes = {
  readonly revision: number;
  readonly horizon: string;
  readonly whole: boolean;
  readonly changed: readonly ChangedRow[];
};

/**
 * A market's revision and the products that have changed, in one statement. `since` is the horizon
 * of the last check; null reads no changes.
 */
export const findChanges = async (
  db: Reader,
  market: string,
  since: string | null,
): Promise<Changes> => {
  const { rows } = await sql<Changes>`
    with change as materialized (select sku, whole_tx from listing_change where market = ${market} and tx >= ${since}::text::xid8 limit ${MOST_CHANGES + 1})
    select coalesce((select revision from market where id = ${market}), 0) as revision, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select count(*) > ${MOST_CHANGES} or coalesce(bool_or(whole_tx >= ${since}::text::xid8), false) from change) as whole,
      coalesce((select json_agg(changed) from (
        select ${sql.raw(CHANGED_COLUMNS)} from change join listing on listing.market = ${market} and listing.sku = change.sku) changed), '[]') as changed`.execute(
    db,
  );
  const [answer] = rows;
  if (answer === undefined) throw new Error('A check for changes always returns one row');
  return answer;
};

/** The products that a vendor has in stock; none for a vendor who left. */
export const skusSoldBy = async (
  db: Reader,
  market: string,
  sellerIdentifier: string,
): Promise<readonly string[]> => {
  const offers = await db
    .selectFrom('vendor_offer')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.market', '=', 'vendor_offer.market')
        .onRef('vendor.code', '=', 'vendor_offer.vendor_code'),
    )
    .select('vendor_offer.sku')
    .distinct()
    .where('vendor_offer.market', '=', market)
    .where('vendor.seller_identifier', '=', sellerIdentifier)
    .where('vendor.status', '=', 'ACTIVE')
    .whereRef('vendor_offer.qty', '>', 'vendor_offer.reserved')
    .execute();
  return offers.map(({ sku }) => sku);
};
