import type { Reader, Tx } from '../database/with-tx.ts';
import { sql } from 'kysely';
import type { DataSubject, PersonalRows } from './personal-data.ts';

/** Rows that go with their account. */
type ErasedTable =
  | 'address'
  | 'club_account'
  | 'company_approval'
  | 'club_coupon'
  | 'quote'
  | 'receipt_preference'
  | 'review'
  | 'shopping_list';
/** Rows that stay without it. */
type KeptTable =
  'coupon_use' | 'credit_note' | 'invoice' | 'orders' | 'purchase' | 'receipt' | 'seller_invoice';
type OwnedTable = ErasedTable | KeptTable | 'company_member';
/** Tables whose rows have the number of their order. */
type TableOfOrders =
  'order_charge' | 'order_line' | 'order_status' | 'pallet_return' | 'withdrawal';

type Account = Pick<DataSubject, 'market' | 'customerId'>;

/** Rows of a part: few enough for memory, however much somebody bought. */
const MOST_AT_ONCE = 200;

/** The column besides the market by which the rows of a table are read one after another. */
const KEYS = {
  address: 'id',
  club_account: 'customer_id',
  company_approval: 'id',
  club_coupon: 'code',
  quote: 'id',
  receipt_preference: 'customer_id',
  review: 'id',
  shopping_list: 'id',
  coupon_use: 'order_number',
  credit_note: 'number',
  seller_invoice: 'id',
  invoice: 'number',
  orders: 'number',
  purchase: 'number',
  receipt: 'id',
  company_member: 'customer_id',
} as const satisfies Readonly<Record<OwnedTable, string>>;

/** The rows of a table that name an account, in parts. */
export const ownedRows = async function* (
  db: Reader,
  table: OwnedTable,
  { market, customerId }: Account,
): AsyncGenerator<PersonalRows> {
  const key = KEYS[table];
  const parts = inParts<object>(
    (after) =>
      db
        .selectFrom(table)
        .selectAll()
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .where(sql.ref<string>(key), '>', after)
        .orderBy(sql.ref(key))
        .limit(MOST_AT_ONCE)
        .execute(),
    (row) => String(Reflect.get(row, key)),
  );
  for await (const rows of parts) yield { table, rows };
};

/** The numbers of the orders or purchases of an account, in parts. */
export const ownedNumbers = async function* (
  db: Reader,
  table: 'orders' | 'purchase',
  { market, customerId }: Account,
): AsyncGenerator<readonly string[]> {
  const parts = inParts(
    (after) =>
      db
        .selectFrom(table)
        .select('number')
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .where('number', '>', after)
        .orderBy('number')
        .limit(MOST_AT_ONCE)
        .execute(),
    (row) => row.number,
  );
  for await (const rows of parts) yield rows.map(({ number }) => number);
};

/** The rows of a table that belong to the orders of an account. */
export const rowsOfOrders = async function* (
  db: Reader,
  table: TableOfOrders,
  account: Account,
): AsyncGenerator<PersonalRows> {
  for await (const numbers of ownedNumbers(db, 'orders', account))
    yield {
      table,
      rows: await db
        .selectFrom(table)
        .selectAll()
        .where('market', '=', account.market)
        .where('order_number', 'in', numbers)
        .execute(),
    };
};

/** Reads rows from one key to the next, until a part is not full. */
const inParts = async function* <Row>(
  read: (after: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < MOST_AT_ONCE) return;
    after = keyOf(last);
  }
};

/** In a query of orders: whether an order is of a company that still has members. */
export const keptByCompany = sql<boolean>`exists (
  select from company_member
  where company_member.market = orders.market and company_member.legal_entity_id = orders.legal_entity_id)`;

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
