import type { Reader, Tx } from '../database/with-tx.ts';
import type { DataSubject } from './personal-data.ts';

/** Rows that go with their account. */
type ErasedTable = 'address' | 'quote' | 'review' | 'shopping_list';
/** Rows that stay without it. */
type KeptTable =
  'coupon_use' | 'credit_note' | 'invoice' | 'orders' | 'purchase' | 'receipt' | 'seller_invoice';
type OwnedTable = ErasedTable | KeptTable | 'company_member';
/** Tables whose rows have the number of their order. */
type TableOfOrders = 'order_charge' | 'order_line' | 'order_status' | 'withdrawal';

type Account = Pick<DataSubject, 'market' | 'customerId'>;

/** The rows of a table that name an account. */
export const ownedRows = (
  db: Reader,
  table: OwnedTable,
  { market, customerId }: Account,
): Promise<readonly object[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .execute();

/** The rows of a table that belong to the orders of an account. */
export const rowsOfOrders = (
  db: Reader,
  table: TableOfOrders,
  { market, customerId }: Account,
): Promise<readonly object[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('market', '=', market)
    .where('order_number', 'in', (numbers) =>
      numbers
        .selectFrom('orders')
        .select('number')
        .where('market', '=', market)
        .where('customer_id', '=', customerId),
    )
    .execute();

export const deleteOwned = async (
  tx: Tx,
  table: ErasedTable,
  { market, customerId }: Account,
): Promise<void> => {
  await tx
    .deleteFrom(table)
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .execute();
};

/** Leaves the rows of a table without their account. */
export const cutFromAccount = async (
  tx: Tx,
  table: KeptTable,
  { market, customerId }: Account,
): Promise<void> => {
  await tx
    .updateTable(table)
    .set({ customer_id: null })
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .execute();
};
