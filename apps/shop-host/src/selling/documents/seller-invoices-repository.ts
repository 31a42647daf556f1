import type { Insertable, Selectable } from 'kysely';
import type { SellerInvoiceTable } from '../../platform/database/tables/document-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type SellerInvoiceRow = Selectable<SellerInvoiceTable>;

export const insertSellerInvoice = async (
  tx: Tx,
  invoice: Insertable<SellerInvoiceTable>,
): Promise<void> => {
  await tx.insertInto('seller_invoice').values(invoice).execute();
};

/** The invoice of an order's seller that counts: the last one uploaded. */
export const sellerInvoiceOfOrder = (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<SellerInvoiceRow | undefined> =>
  db
    .selectFrom('seller_invoice')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** By its id, whoever it belongs to; callers check that. Former versions are found as well. */
export const findSellerInvoice = (
  db: Reader,
  market: string,
  id: string,
): Promise<SellerInvoiceRow | undefined> =>
  db
    .selectFrom('seller_invoice')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();
