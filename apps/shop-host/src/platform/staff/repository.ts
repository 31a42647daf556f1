import type { Insertable, Selectable, Updateable } from 'kysely';
import type { StaffTables } from '../database/tables/staff-tables.ts';
import type { Db, Reader, Tx } from '../database/with-tx.ts';

export type StaffRow = Selectable<StaffTables['staff']>;

export const findStaff = (db: Reader, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

/** What decides on the duties of a member of staff. */
export const findColleague = (
  db: Reader,
  email: string,
): Promise<Pick<StaffRow, 'name' | 'duties' | 'totp_secret'> | undefined> =>
  db
    .selectFrom('staff')
    .select(['name', 'duties', 'totp_secret'])
    .where('email', '=', email)
    .executeTakeFirst();

/** A member of staff, locked until the transaction ends. */
export const lockStaff = (
  tx: Tx,
  email: string,
): Promise<Pick<StaffRow, 'roles' | 'duties' | 'totp_secret'> | undefined> =>
  tx
    .selectFrom('staff')
    .select(['roles', 'duties', 'totp_secret'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();

/** Adds a member of staff, or changes what is given of one that exists. */
export const saveStaff = async (
  tx: Tx,
  email: string,
  row: Updateable<StaffTables['staff']> &
    Pick<Insertable<StaffTables['staff']>, 'name' | 'roles' | 'totp_secret'>,
): Promise<void> => {
  await tx
    .insertInto('staff')
    .values({ email, password_hash: null, totp_step: 0, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
};

/** Stores the step of a code unless it, or a later one, was used; returns whether it was stored. */
export const saveCodeStep = async (tx: Tx, email: string, step: number): Promise<boolean> =>
  (
    await tx
      .updateTable('staff')
      .set({ totp_step: step })
      .where('email', '=', email)
      .where('totp_step', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows === 1n;

/** All members of staff with their duties, by e-mail address. */
export const listStaff = (db: Reader): Promise<Pick<StaffRow, 'email' | 'name' | 'duties'>[]> =>
  db.selectFrom('staff').select(['email', 'name', 'duties']).orderBy('email').execute();

/** The duties of a member of staff as they are stored. */
export const findDuties = async (
  db: Reader,
  email: string,
): Promise<StaffRow['duties'] | undefined> =>
  (await db.selectFrom('staff').select('duties').where('email', '=', email).executeTakeFirst())
    ?.duties;

export const saveDuties = async (
  db: Db,
  email: string,
  duties: StaffRow['duties'],
): Promise<void> => {
  await db
    .updateTable('staff')
    .set({ duties: JSON.stringify(duties) })
    .where('email', '=', email)
    .execute();
};

/** Makes other actions of a market's staff wait until the transaction ends. */
export const lockAudit = async (tx: Tx, market: string): Promise<void> => {
  await tx
    .insertInto('staff_audit_head')
    .values({ market })
    .onConflict((conflict) => conflict.column('market').doNothing())
    .execute();
  await tx
    .selectFrom('staff_audit_head')
    .select('market')
    .where('market', '=', market)
    .forUpdate()
    .execute();
};
