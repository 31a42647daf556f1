import type { Selectable } from 'kysely';
import type { PrecreatedAccountTable } from '../../platform/database/tables/identity-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type PrecreatedAccount = Selectable<PrecreatedAccountTable>;

/** The account that a store created for the owner of a mailbox, if they have not activated it. */
export const findPrecreated = (
  db: Reader,
  market: string,
  email: string,
): Promise<PrecreatedAccount | undefined> =>
  db
    .selectFrom('precreated_account')
    .selectAll()
    .where('market', '=', market)
    .where('email', '=', email)
    .executeTakeFirst();

/** Stores it, instead of what a store entered before for the same mailbox. Returns its id. */
export const savePrecreated = async (tx: Tx, account: PrecreatedAccount): Promise<string> => {
  const { market: _market, id: _id, email: _email, ...entered } = account;
  const { id } = await tx
    .insertInto('precreated_account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['market', 'email']).doUpdateSet(entered))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const deletePrecreated = async (tx: Tx, market: string, email: string): Promise<void> => {
  await tx
    .deleteFrom('precreated_account')
    .where('market', '=', market)
    .where('email', '=', email)
    .execute();
};
