import type { Migration } from './migration.ts';

/** The retailer's data from the feed, and the projections that lists read. */
export const catalogue: Migration = {
  name: '0001-catalogue',
  statements: [
    'create extension if not exists pg_trgm',
    'create table market (id text primary key, feed_hash text not null, imported_at timestamptz not null)',
    `create table store (
      market text not null, id text not null, seller_code text not null, url_key text not null, name text not null,
      retailer_type text not null, ecommerce boolean not null, street jsonb not null, postcode text not null, city text not null,
      latitude double precision not null, longitude double precision not null, region_code text, phone text not null, email text not null,
      opening_hours jsonb not null, services jsonb not null, price_zone text not null, position integer not null, ordinal integer not null,
      primary key (market, id), unique (market, seller_code), unique (market, url_key))`,
    `create table place (
      market text not null, postcode text not null, city text not null, city_folded text not null,
      latitude double precision not null, longitude double precision not null)`,
    'create index place_postcode on place (market, postcode)',
    'create index place_city on place (market, city_folded)',
    `create table category (
      market text not null, id text not null, parent_id text, name text not null, url_segment text not null, url_path text not null,
      level integer not null, position integer not null, image text, description text not null,
      lft integer not null, rgt integer not null, product_count integer not null,
      primary key (market, id), unique (market, url_path))`,
    `create table product (
      market text not null, sku text not null, adeokey text not null, ean text not null, url_key text not null, name text not null, brand text not null,
      category_id text not null, image text not null, description text not null, highlights jsonb not null, attributes jsonb not null,
      sale_unit text not null, capacity_unit text, capacity_per_sale_unit double precision, weight_grams integer not null,
      vat_basis_points integer not null, ecotax_minor integer not null, ecotax_stream text, manufacturer jsonb not null, rank integer not null,
      primary key (market, sku), unique (market, url_key), unique (market, adeokey))`,
    'create table price_zone (market text not null, zone text not null, ordinal integer not null, primary key (market, zone))',
    `create table price (
      market text not null, sku text not null, price_zone text not null, customer_kind text not null,
      amount_minor integer not null check (amount_minor >= 0), initial_amount_minor integer not null check (initial_amount_minor >= 0), gap_code text,
      primary key (market, sku, price_zone, customer_kind))`,
    `create table price_history (
      market text not null, sku text not null, price_zone text not null, customer_kind text not null, valid_from date not null, amount_minor integer not null,
      primary key (market, sku, price_zone, customer_kind, valid_from))`,
    `create table stock (
      market text not null, sku text not null, store_id text not null, status text not null,
      qty integer not null check (qty >= 0), reserved integer not null check (reserved >= 0), promise_unit text not null, promise_delay integer not null,
      primary key (market, sku, store_id))`,
    `create table vendor (
      market text not null, code text not null, seller_identifier text not null, name text not null, url_key text not null, city text not null, country text not null,
      primary key (market, code))`,
    `create table vendor_offer (
      market text not null, code text not null, sku text not null, vendor_code text not null,
      amount_minor integer not null check (amount_minor >= 0), initial_amount_minor integer not null check (initial_amount_minor >= 0),
      status text not null, qty integer not null check (qty >= 0), promise_unit text not null, promise_delay integer not null,
      primary key (market, code))`,
    'create index vendor_offer_sku on vendor_offer (market, sku)',
    'create table redirection (market text not null, path text not null, target_path text not null, status integer not null, primary key (market, path))',
    `create table listing (
      market text not null, sku text not null, category_lft integer not null, rank integer not null, name_sort text collate "C" not null, brand_id integer not null,
      price integer[] not null, initial_price integer[] not null, vendor_price integer, vendor_initial_price integer,
      available bit varying not null, facets integer[] not null,
      primary key (market, sku))`,
    'create index listing_category on listing (market, category_lft, rank)',
    'create table listing_search (market text not null, sku text not null, words tsvector not null, text text not null, primary key (market, sku))',
    'create index listing_search_words on listing_search using gin (words)',
    'create index listing_search_text on listing_search using gin (text gin_trgm_ops)',
    'create table facet_value (market text not null, id integer not null, code text not null, label text not null, value text not null, primary key (market, id))',
  ],
};
