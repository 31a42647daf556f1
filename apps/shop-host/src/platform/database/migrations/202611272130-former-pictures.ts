import type { Migration } from './migration.ts';

/**
 * Names of pictures that products had before an import gave them others, without extensions. Orders
 * keep these names, so those that orders have and products have not are noted now.
 */
export const formerPictures: Migration = {
  name: '202611272130-former-pictures',
  statements: [
    `create table former_picture (
      market text not null,
      name text not null,
      sku text not null,
      primary key (market, name)
    )`,
    `insert into former_picture (market, name, sku)
      select distinct on (line.market, named.name) line.market, named.name, line.sku
      from order_line as line
      join product on product.market = line.market and product.sku = line.sku and product.image <> line.image
      cross join lateral (select regexp_replace(line.image, '\\.\\w+$', '') as name) as named
      where line.image <> ''
      order by line.market, named.name, line.order_number desc`,
  ],
};
