import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { StoreTable } from '../../platform/database/tables/store-tables.ts';

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
