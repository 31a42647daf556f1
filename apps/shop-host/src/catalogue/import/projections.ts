import type { SqlClient } from '../../platform/database/sql-pool.ts';
import { DELIVERABLE_STATUSES, IS_BROUGHT, IS_SENT_BY_VENDOR } from '../stock/orderable-sql.ts';

/**
 * Fills the list projections from the feed's data. A retailer's product can be sold at a store
 * while deliverable stock exceeds reservations, and everywhere while the warehouse can send it; a
 * third party's likewise. Order placement then keeps these columns up to date.
 */
export const buildProjections = async (client: SqlClient, market: string): Promise<void> => {
  await client.query(
    'analyze price_zone, price, stock, warehouse_stock, delivery_rate, listing_seed',
    [],
  );
  await fillListing(client, market);
  await client.query(TELL_THE_PLANNER, []);
};

/** Writes the list rows of all products in `listing_seed`. */
export const fillListing = async (client: SqlClient, market: string): Promise<void> => {
  const { rows } = await client.query<{ readonly zones: string }>(
    'select count(*)::text as zones from price_zone where market = $1',
    [market],
  );
  await client.query(listingStatement(Number(rows[0]?.zones ?? 0)), [market]);
};

/**
 * Prices and stores become slots in one row per product. Only existing rows are read and nothing is
 * sorted by product: each slot's price is picked by its number, and each store's bit is set where
 * the store has stock. $1 is the market.
 *
 * The initial price of a list is the struck one: the lowest price of the 30 days before a
 * reduction. Vendors' prices have no history, so nothing is struck there.
 */
const listingStatement = (zones: number): string => {
  const slots = Array.from({ length: zones * 2 }, (_, index) => index + 1);
  const inSlots = (column: string): string =>
    `array[${slots.map((slot) => `max(${column}) filter (where slots.slot = ${slot})`).join(', ')}]::integer[]`;
  return `
  insert into listing (market, sku, category_lft, rank, listed_on, name_sort, brand_id, price, initial_price, vendor_price, vendor_initial_price, available, brought, facets)
  with slots as (
    select zone.zone, kind.name as kind, zone.ordinal * 2 + kind.place as slot
    from price_zone zone cross join (values ('private', 1), ('professional', 2)) as kind (name, place)
    where zone.market = $1),
  prices as (
    select seed.sku, ${inSlots('price.amount_minor')} as price, ${inSlots('before.lowest')} as initial_price
    from listing_seed seed join price on price.market = $1 and price.sku = seed.sku
    join slots on slots.zone = price.price_zone and slots.kind = price.customer_kind
    left join lateral (${LOWEST_BEFORE_REDUCTION}) before on price.initial_amount_minor > price.amount_minor
    group by seed.sku),
  nowhere as (select repeat('0', count(*)::integer)::bit varying as bits from store where market = $1),
  bits as (
    select seed.sku, bit_or(set_bit(nowhere.bits, store.ordinal, 1))::bit varying as available
    from nowhere cross join listing_seed seed join stock on stock.market = $1 and stock.sku = seed.sku and stock.qty > stock.reserved and stock.status in (${DELIVERABLE_STATUSES})
    join store on store.market = $1 and store.id = stock.store_id
    group by seed.sku),
  third_party as (
    select distinct on (vendor_offer.sku) vendor_offer.sku, amount_minor
    from vendor_offer join product on product.market = $1 and product.sku = vendor_offer.sku
    where vendor_offer.market = $1 and ${IS_SENT_BY_VENDOR} and vendor_offer.sku in (select sku from listing_seed) order by vendor_offer.sku, amount_minor, code)
  select $1, seed.sku, seed.category_lft, seed.rank, seed.listed_on, seed.name_sort, seed.brand_id,
         coalesce(prices.price, array_fill(null::integer, array[${slots.length}])), coalesce(prices.initial_price, array_fill(null::integer, array[${slots.length}])),
         third_party.amount_minor, null::integer, coalesce(bits.available, nowhere.bits), ${IS_BROUGHT}, seed.facets
  from nowhere cross join listing_seed seed join product on product.market = $1 and product.sku = seed.sku left join prices on prices.sku = seed.sku left join bits on bits.sku = seed.sku left join third_party on third_party.sku = seed.sku
  order by seed.category_lft, seed.rank
  on conflict (market, sku) do update set category_lft = excluded.category_lft, rank = excluded.rank, listed_on = excluded.listed_on, name_sort = excluded.name_sort, brand_id = excluded.brand_id,
    price = excluded.price, initial_price = excluded.initial_price, vendor_price = excluded.vendor_price, vendor_initial_price = excluded.vendor_initial_price, available = excluded.available, brought = excluded.brought, facets = excluded.facets`;
};

/**
 * The same as `lowestBeforeReduction` of the pricing library, for a row of `price`: the reduction
 * began with the last change to this price; prices of that day before it, and those in force in the
 * 30 days before that day, count.
 */
const LOWEST_BEFORE_REDUCTION = `
  select min(earlier.amount_minor) as lowest
  from (select amount_minor, valid_from, change, lead(valid_from) over (order by valid_from, change) as next_from
        from price_history history
        where history.market = $1 and history.sku = price.sku and history.price_zone = price.price_zone and history.customer_kind = price.customer_kind) earlier
  join lateral (select valid_from, change from price_history history
        where history.market = $1 and history.sku = price.sku and history.price_zone = price.price_zone and history.customer_kind = price.customer_kind
          and history.amount_minor = price.amount_minor
        order by valid_from desc, change desc limit 1) reduction
    on (earlier.valid_from, earlier.change) < (reduction.valid_from, reduction.change)
  where earlier.valid_from = reduction.valid_from
     or case when earlier.next_from = earlier.valid_from then earlier.valid_from else earlier.next_from - 1 end >= reduction.valid_from - 30`;

/**
 * Without statistics about the new rows, the planner would choose plans that take minutes. It has those of prices and stock
 * from before the lists, and the documents in a product's other columns, which take longest, are never searched.
 */
const TELL_THE_PLANNER =
  'analyze store, category, product (market, sku, adeokey, ean, url_key, name, brand, category_id, rank, listed_on), price_history, vendor_offer, listing, product_reference, facet_value';

/** What later import steps need of a product before its list row is written. */
export const CREATE_SEED =
  'create temporary table listing_seed (sku text, category_lft integer, rank integer, listed_on date, name_sort text, brand_id integer, facets integer[]) on commit drop';
export const SEED_TARGET =
  'listing_seed (sku, category_lft, rank, listed_on, name_sort, brand_id, facets)';
