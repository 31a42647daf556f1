import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { StoreTable } from '../../platform/database/schema.ts';
import { nearestByPostcode, REGION_DIGITS } from './near-postcode.ts';

export type StoreRow = Selectable<StoreTable>;

/** The physical stores, in the order of the market; the website's own store is not one. */
export const listStores = (db: Reader, market: string): Promise<StoreRow[]> =>
  db
    .selectFrom('store')
    .selectAll()
    .where('market', '=', market)
    .where('seller_code', '!=', BOT_SELLER_CODE)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findStore = (
  db: Reader,
  market: string,
  by: { readonly id: string } | { readonly urlKey: string } | { readonly sellerCode: string },
): Promise<StoreRow | undefined> => {
  const all = db.selectFrom('store').selectAll().where('market', '=', market);
  if ('id' in by) return all.where('id', '=', by.id).executeTakeFirst();
  return 'urlKey' in by
    ? all.where('url_key', '=', by.urlKey).executeTakeFirst()
    : all.where('seller_code', '=', by.sellerCode).executeTakeFirst();
};

type PlaceRow = { readonly latitude: number; readonly longitude: number };

/** The location of a postal code, from the places and stores of its region. Codes are compared by their digits. */
export const findPostcode = async (
  db: Reader,
  market: string,
  postcode: string,
): Promise<PlaceRow | undefined> => {
  const region = postcode.replace(/\D/g, '').slice(0, REGION_DIGITS);
  const of = (table: 'place' | 'store') =>
    db
      .selectFrom(table)
      .select(['postcode', 'latitude', 'longitude'])
      .where('market', '=', market)
      .where('postcode', '>=', region)
      .where('postcode', '<', `${region}\u{10ffff}`)
      .orderBy('postcode')
      .execute();
  return nearestByPostcode(postcode, [...(await of('place')), ...(await of('store'))]);
};

/** The location of a town by its folded name; if none is equal, the shortest name that begins with it. */
export const findCity = (
  db: Reader,
  market: string,
  folded: string,
): Promise<PlaceRow | undefined> =>
  db
    .selectFrom('place')
    .select(['latitude', 'longitude'])
    .where('market', '=', market)
    .where('city_folded', '>=', folded)
    .where('city_folded', '<', `${folded}\u{10ffff}`)
    .orderBy('city_folded')
    .orderBy('postcode')
    .executeTakeFirst();
