import type { Selectable, Updateable } from 'kysely';
import type {
  AccountTables,
  CustomerTable,
} from '../../platform/database/tables/account-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type EmailChangeRow = Selectable<AccountTables['email_change']>;

/** Changes columns of a customer. */
export const changeCustomer = async (
  tx: Tx,
  market: string,
  id: string,
  change: Updateable<CustomerTable>,
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('customer')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** The change that an account waits for; undefined when there is none, or its time is over. */
export const openEmailChange = (
  db: Reader,
  market: string,
  customerId: string,
  now: string,
): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_change')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findEmailChange = (
  db: Reader,
  market: string,
  id: string,
): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_change')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockEmailChange = (
  tx: Tx,
  market: string,
  id: string,
): Promise<EmailChangeRow | undefined> =>
  tx
    .selectFrom('email_change')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Puts a change in the place of the account's earlier one, and deletes those whose time is over. */
export const putEmailChange = async (tx: Tx, row: EmailChangeRow): Promise<void> => {
  await tx
    .deleteFrom('email_change')
    .where('market', '=', row.market)
    .where('expires_at', '<=', row.asked_at)
    .execute();
  const { id, email, asked_at, expires_at } = row;
  await tx
    .insertInto('email_change')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['market', 'customer_id']).doUpdateSet({ id, email, asked_at, expires_at }),
    )
    .execute();
};

/** Deletes the change of an account, confirmed or given up. */
export const deleteEmailChange = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<void> => {
  await db
    .deleteFrom('email_change')
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .execute();
};
