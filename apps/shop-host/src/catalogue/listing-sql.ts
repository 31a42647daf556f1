import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/with-tx.ts';
import type { CustomerKind } from '../database/schema.ts';
import { BRAND_FACET } from '../import/facet-numbers.ts';
import type { ChosenFacets, SortKey } from './listing-query.ts';

/** Which products: a range of the category tree, or those that match a search. */
export type ListingScope = { readonly range?: { readonly lft: number; readonly rgt: number }; readonly search?: SearchScope };
/** A query over the words of products, as PostgreSQL's to_tsquery reads it. */
export type SearchScope = { readonly query: string };

type ListingQuestion = {
  readonly market: string;
  readonly scope: ListingScope;
  /** Whose prices: a zone and the kind of customer, which together are a place in a listing row. */
  readonly priceZone: string;
  readonly kind: CustomerKind;
  /** Place of the store in the row's bits, from 0. */
  readonly storeOrdinal: number;
  readonly chosen: ChosenFacets;
  readonly sort: SortKey;
  readonly limit: number;
  readonly offset: number;
  /** Counting attributes costs a row per value: only where the range is small. */
  readonly withAttributes: boolean;
};

export type FacetCount = { readonly id: number; readonly code: string; readonly label: string; readonly value: string; readonly count: number };
export type ListingAnswer = {
  readonly skus: readonly string[];
  readonly total: number;
  readonly brands: readonly FacetCount[];
  readonly attributes: readonly FacetCount[];
  readonly availableHere: number;
  readonly reduced: number;
};

/**
 * One statement for page, total and facet counts. Counts are disjunctive: each facet is counted as if nothing were
 * chosen in itself, so that further values of it can be added. The price is that of the best offer: the retailer's
 * while it can be had at the store, else the cheapest vendor's, else the retailer's.
 */
export const askListing = async (db: Reader, question: ListingQuestion): Promise<ListingAnswer> => {
  const { chosen, storeOrdinal } = question;
  const here = sql`get_bit(available, ${storeOrdinal}::integer) = 1`;
  const slot = sql`(select ordinal * 2 + ${question.kind === 'private' ? 1 : 2}::integer from price_zone where market = ${question.market} and zone = ${question.priceZone})`;
  const groups = [...chosen.values.keys()];
  const order = sql.raw(ORDERS[question.sort]);
  // Columns that are not asked for would make every row of a large range wider.
  const sortsByName = question.sort === 'name-asc' || question.sort === 'name-desc';
  const all = sql.join([sql`true`, ...groups.map((_, at) => passed(at)), sql`(not ${chosen.availableHere}::boolean or here)`, sql`(not ${chosen.reduced}::boolean or reduced)`], sql` and `);
  const { rows } = await sql<ListingAnswer>`
    with base as materialized (
      select listing.sku, rank, brand_id, ${here} as here,
        case when ${here} or vendor_price is null then price[${slot}] else vendor_price end as price,
        case when ${here} or vendor_price is null then initial_price[${slot}] > price[${slot}] else vendor_initial_price > vendor_price end as reduced
        ${sortsByName ? sql`, name_sort` : sql``} ${question.withAttributes ? sql`, facets` : sql``}
        ${groups.length === 0 ? sql`` : sql`, ${sql.join(groups.map((code, at) => sql`${valuePasses(code, chosen.values.get(code) ?? [])} as ${sql.raw(`f${at}`)}`))}`}
      from listing ${scopeJoin(question.scope)}
      where listing.market = ${question.market} ${scopeWhere(question.scope)}),
    page as (select * from base where ${all} order by ${order} limit ${question.limit} offset ${question.offset})
    select
      coalesce((select array_agg(sku order by ${order}) from page), '{}') as skus,
      counts.total, counts.available_here as "availableHere", counts.reduced,
      ${counted(question, sql`select brand_id as id, count(*)::integer as count from base where ${others(question, BRAND_FACET)} group by brand_id`)} as brands,
      ${question.withAttributes ? counted(question, attributeCounts(question, groups)) : sql`'[]'::json`} as attributes
    from (
      select count(*) filter (where ${all})::integer as total,
        count(*) filter (where here and ${others(question, 'availability')})::integer as available_here,
        count(*) filter (where reduced and ${others(question, 'reduction')})::integer as reduced
      from base) counts`.execute(db);
  const answer = rows[0];
  if (answer === undefined) throw new Error('A listing always answers one row');
  return answer;
};

const passed = (at: number): RawBuilder<boolean> => sql`${sql.raw(`f${at}`)}`;

const valuePasses = (code: string, ids: readonly number[]): RawBuilder<boolean> =>
  code === BRAND_FACET ? sql`brand_id = any(${ids}::integer[])` : sql`facets && ${ids}::integer[]`;

/** Every choice but those within the facet itself. */
const others = ({ chosen }: ListingQuestion, facet: string): RawBuilder<boolean> => {
  const groups = [...chosen.values.keys()].flatMap((code, at) => (code === facet ? [] : [passed(at)]));
  const here = facet === 'availability' || !chosen.availableHere ? [] : [sql`here`];
  const reduced = facet === 'reduction' || !chosen.reduced ? [] : [sql`reduced`];
  return sql`${sql.join([sql`true`, ...groups, ...here, ...reduced], sql` and `)}`;
};

/** Values of facets where nothing is chosen are counted together, each chosen facet by itself. */
const attributeCounts = (question: ListingQuestion, groups: readonly string[]): RawBuilder<unknown> => {
  const chosenAttributes = groups.filter((code) => code !== BRAND_FACET);
  const codeOf = sql`(select code from facet_value where facet_value.market = ${question.market} and facet_value.id = entry.id)`;
  const free = sql`select entry.id, count(*)::integer as count from base cross join unnest(facets) as entry (id)
    where ${others(question, '')} ${chosenAttributes.length === 0 ? sql`` : sql`and ${codeOf} <> all(${chosenAttributes}::text[])`} group by entry.id`;
  const own = chosenAttributes.map(
    (code) => sql`select entry.id, count(*)::integer as count from base cross join unnest(facets) as entry (id)
      where ${others(question, code)} and ${codeOf} = ${code} group by entry.id`,
  );
  return sql`${sql.join([free, ...own], sql` union all `)}`;
};

/** Counts by number as JSON rows with the words of each value. */
const counted = ({ market }: ListingQuestion, counts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('id', value.id, 'code', value.code, 'label', value.label, 'value', value.value, 'count', counts.count) order by counts.count desc, value.value), '[]')
   from (${counts}) counts join facet_value value on value.market = ${market} and value.id = counts.id)`;

const ORDERS = {
  'relevance': 'rank, sku',
  'price-asc': 'price asc nulls last, rank, sku',
  'price-desc': 'price desc nulls last, rank, sku',
  'name-asc': 'name_sort asc, sku',
  'name-desc': 'name_sort desc, sku',
} as const satisfies Readonly<Record<SortKey, string>>;

const scopeJoin = ({ search }: ListingScope): RawBuilder<unknown> =>
  search === undefined ? sql`` : sql`join listing_search on listing_search.market = listing.market and listing_search.sku = listing.sku`;

const scopeWhere = ({ range, search }: ListingScope): RawBuilder<unknown> => {
  const inRange = range === undefined ? sql`` : sql`and category_lft between ${range.lft} and ${range.rgt}`;
  return search === undefined ? inRange : sql`${inRange} and listing_search.words @@ to_tsquery('simple', ${search.query})`;
};
