import { randomId } from '../platform/auth/random-ids.ts';
import type { PasswordHashing } from '../platform/auth/password-hashing.ts';
import { type Db, withTx } from '../platform/database/with-tx.ts';
import { demoAccounts } from './accounts.ts';
import { demoSeller } from './sellers.ts';
import { demoStaff } from './staff.ts';

/**
 * Ends the demo accounts in the database of a shop that others can reach, because their password is printed at each start of the
 * demo: customers can no longer sign in and are signed out, and demo staff and sellers are gone.
 */
export const endDemoAccounts = async (
  db: Db,
  markets: readonly { readonly id: string }[],
  passwords: Pick<PasswordHashing, 'hash'>,
  now: string,
): Promise<void> => {
  const staff = demoStaff(markets.map(({ id }) => id)).map(({ email }) => email);
  const nobodys = await passwords.hash(randomId());
  if (!nobodys.ok) throw new Error('The passwords of demo accounts could not be replaced');
  await withTx(db, async (tx) => {
    await tx.deleteFrom('staff_session').where('email', 'in', staff).execute();
    await tx.deleteFrom('staff').where('email', 'in', staff).execute();
    for (const { id: market } of markets) {
      await tx
        .deleteFrom('seller_person')
        .where('market', '=', market)
        .where('email', '=', demoSeller(market))
        .execute();
      const emails = demoAccounts(market).map(({ email }) => email);
      const customers = await tx
        .updateTable('customer')
        .set({ password_hash: nobodys.value })
        .where('market', '=', market)
        .where('email', 'in', emails)
        .returning('id')
        .execute();
      if (customers.length > 0)
        await tx
          .updateTable('session')
          .set({ revoked_at: now })
          .where('market', '=', market)
          .where(
            'customer_id',
            'in',
            customers.map(({ id }) => id),
          )
          .where('revoked_at', 'is', null)
          .execute();
    }
  });
};
