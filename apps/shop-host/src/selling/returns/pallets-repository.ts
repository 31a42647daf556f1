import type { Selectable } from 'kysely';
import type { PalletReturnTable } from '../../platform/database/tables/payment-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type PalletReturnRow = Selectable<PalletReturnTable>;

/** Pallets of an order that came back, the first ones first. */
export const palletReturnsOf = (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<PalletReturnRow[]> =>
  db
    .selectFrom('pallet_return')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();

export const findPalletReturn = (
  db: Reader,
  market: string,
  id: string,
): Promise<PalletReturnRow | undefined> =>
  db
    .selectFrom('pallet_return')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

export const insertPalletReturn = async (tx: Tx, row: PalletReturnRow): Promise<void> => {
  await tx.insertInto('pallet_return').values(row).execute();
};
