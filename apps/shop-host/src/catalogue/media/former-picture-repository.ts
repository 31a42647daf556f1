import type { SqlClient } from '../../platform/database/sql-pool.ts';
import type { Db } from '../../platform/database/with-tx.ts';

/** The name of a picture as addresses have it: without its extension. */
export const pictureStem = (name: string): string => name.replace(/\.\w+$/, '');

/** The picture that a product has now, by the name of one that it had before; undefined if none had it. */
export const presentPicture = async (
  db: Db,
  market: string,
  name: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('former_picture')
    .innerJoin('product', (join) =>
      join
        .onRef('product.market', '=', 'former_picture.market')
        .onRef('product.sku', '=', 'former_picture.sku'),
    )
    .where('former_picture.market', '=', market)
    .where('former_picture.name', '=', name)
    .select('product.image')
    .executeTakeFirst();
  return found === undefined || found.image === '' ? undefined : found.image;
};

const STEM = String.raw`regexp_replace(product.image, '\.\w+$', '')`;

/**
 * Notes the names of the main pictures of these products before they change. Orders, documents and
 * mails keep such names for years. Of several products with one picture the last noted counts.
 */
export const noteFormerPictures = async (
  client: SqlClient,
  market: string,
  images: readonly { readonly sku: string; readonly image: string }[],
): Promise<void> => {
  await client.query(
    `insert into former_picture (market, name, sku)
      select distinct on (${STEM}) $1, ${STEM}, product.sku from product
      join jsonb_to_recordset($2::jsonb) as given (sku text, image text) on given.sku = product.sku
      where product.market = $1 and product.image <> '' and product.image <> given.image
      order by ${STEM}, product.sku
      on conflict (market, name) do update set sku = excluded.sku`,
    [market, JSON.stringify(images.map(({ sku, image }) => ({ sku, image })))],
  );
};

/** Copies the present main pictures of a market aside, before a feed replaces its products. */
export const copyPictureNames = async (client: SqlClient, market: string): Promise<void> => {
  await client.query('drop table if exists picture_before', []);
  await client.query('create temporary table picture_before (sku text, image text)', []);
  await client.query(
    "insert into picture_before select sku, image from product where market = $1 and image <> ''",
    [market],
  );
};

const STEM_BEFORE = String.raw`regexp_replace(before.image, '\.\w+$', '')`;

/** Notes the copied names that products do not have any more. */
export const noteReplacedPictures = async (client: SqlClient, market: string): Promise<void> => {
  await client.query(
    `insert into former_picture (market, name, sku)
      select distinct on (${STEM_BEFORE}) $1, ${STEM_BEFORE}, before.sku from picture_before as before
      join product on product.market = $1 and product.sku = before.sku and product.image <> before.image
      order by ${STEM_BEFORE}, before.sku
      on conflict (market, name) do update set sku = excluded.sku`,
    [market],
  );
  await client.query('drop table picture_before', []);
};
