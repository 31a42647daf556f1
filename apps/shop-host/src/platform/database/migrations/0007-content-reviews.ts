import type { Migration } from './migration.ts';

/**
 * Managed content and reviews. An import replaces the feed's content and reviews; customers'
 * reviews stay. `product_rating` aggregates published reviews, so that lists read one row per
 * product. A trigger updates it after every review, except while an import counts all of them at
 * once. The trigger locks the product's row, because otherwise two concurrent decisions on one
 * product would each miss the other. The next import brings content, so the recorded feeds are
 * cleared.
 */
export const contentAndReviews: Migration = {
  name: '0007-content-reviews',
  statements: [
    `create table content_page (
      market text not null, store_id text not null, identifier text not null, place text not null, section text not null, position integer not null,
      title text not null, description text not null, html text not null, picture text, published_on date, questions jsonb not null,
      primary key (market, identifier, store_id))`,
    'create index content_page_section on content_page (market, section, position)',
    `create table content_block (
      market text not null, store_id text not null, identifier text not null, group_id text, category_id text, context text not null, position integer not null,
      title text not null, html text not null, unique nulls not distinct (market, identifier, store_id, group_id))`,
    'create index content_block_category on content_block (market, category_id, context)',
    `create table content_slide (
      market text not null, store_id text not null, slider text not null, group_id text, position integer not null,
      title text not null, text text not null, link_label text not null, link_path text not null, picture text not null)`,
    'create index content_slide_slider on content_slide (market, slider, store_id)',
    `create table review (
      market text not null, id text not null, sku text not null, customer_id text, origin text not null check (origin in ('feed', 'shop')),
      rating integer not null check (rating between 1 and 5), title text not null, text text not null, nickname text not null, is_verified boolean not null,
      state text not null check (state in ('pending', 'published', 'rejected')), written_at timestamptz not null, decided_at timestamptz,
      primary key (market, id), foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    'create unique index review_author on review (market, sku, customer_id) where customer_id is not null',
    "create index review_shown on review (market, sku, written_at desc, id) where state = 'published'",
    "create index review_waiting on review (market, written_at) where state = 'pending'",
    'create table product_rating (market text not null, sku text not null, count integer not null, stars integer not null, distribution integer[] not null, primary key (market, sku))',
    `create function count_reviews(of_market text, of_sku text) returns void language sql as $$
      delete from product_rating where market = of_market and (of_sku is null or sku = of_sku);
      insert into product_rating (market, sku, count, stars, distribution)
        select market, sku, count(*), sum(rating), array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]
        from review where market = of_market and (of_sku is null or sku = of_sku) and state = 'published' group by market, sku
    $$`,
    `create function follow_review() returns trigger language plpgsql as $$
      declare
        changed review := case when tg_op = 'DELETE' then old else new end;
      begin
        perform 1 from product where market = changed.market and sku = changed.sku for update;
        perform count_reviews(changed.market, changed.sku);
        return null;
      end $$`,
    `create trigger review_followed after insert or update or delete on review for each row
      when (current_setting('materia.import', true) is distinct from 'on') execute function follow_review()`,
    "update market set feed_hash = ''",
  ],
};
