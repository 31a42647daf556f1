import type { Migration } from './migration.ts';

/**
 * Lists and searches are served from an index in memory. `market.revision` shows a host that the
 * catalogue was replaced. `listing_change` shows which products changed since: one row per product,
 * with the transaction that last changed its price or availability (`tx`) and the one that last
 * changed anything else or added it (`whole_tx`), so that a host also finds what was committed out
 * of order. Imports that raise the revision write no such rows. References are stored as they are
 * compared: folded, without spaces. The next import fills them, so the recorded feeds are cleared.
 */
export const listingIndex: Migration = {
  name: '0004-listing-index',
  statements: [
    'alter table market add column if not exists revision bigint not null default 0',
    "alter table product add column if not exists listed_on date not null default '2000-01-01'",
    "alter table listing add column if not exists listed_on date not null default '2000-01-01'",
    'drop index if exists listing_category',
    'create index if not exists listing_order on listing (market, category_lft, rank, sku)',
    'create table if not exists product_reference (market text not null, reference text collate "C" not null, sku text not null, primary key (market, reference, sku))',
    'create table if not exists listing_change (market text not null, sku text not null, tx xid8 not null, whole_tx xid8, primary key (market, sku))',
    'create index if not exists listing_change_tx on listing_change (market, tx)',
    `create or replace function note_listing_change() returns trigger language plpgsql as $$
      declare
        is_whole boolean := true;
      begin
        if tg_op = 'UPDATE' then
          is_whole := (old.category_lft, old.rank, old.listed_on, old.name_sort, old.brand_id, old.facets)
            is distinct from (new.category_lft, new.rank, new.listed_on, new.name_sort, new.brand_id, new.facets);
        end if;
        insert into listing_change (market, sku, tx, whole_tx) values (new.market, new.sku, pg_current_xact_id(), case when is_whole then pg_current_xact_id() end)
          on conflict (market, sku) do update set tx = excluded.tx, whole_tx = coalesce(excluded.whole_tx, listing_change.whole_tx);
        return null;
      end $$`,
    `create or replace trigger listing_changed after insert or update on listing for each row
      when (current_setting('materia.import', true) is distinct from 'on') execute function note_listing_change()`,
    'drop table if exists listing_search',
    'drop table if exists search_word',
    "update market set feed_hash = ''",
  ],
};
