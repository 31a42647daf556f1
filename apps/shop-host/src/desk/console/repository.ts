import type { Insertable } from 'kysely';
import type { StaffAudience, StaffTables } from '../../platform/database/tables/staff-tables.ts';
import type { Db, Reader, Tx } from '../../platform/database/with-tx.ts';
import type { StaffRow } from '../../platform/staff/repository.ts';

export const insertSession = async (
  db: Db,
  session: Insertable<StaffTables['staff_session']>,
): Promise<void> => {
  await db.insertInto('staff_session').values(session).execute();
};

/** Deletes the sessions of all staff that were last used before an ISO instant. */
export const deleteSessionsUnusedSince = async (db: Db, instant: string): Promise<void> => {
  await db.deleteFrom('staff_session').where('seen_at', '<', instant).execute();
};

/** Deletes the session of a token. */
export const deleteSession = async (
  db: Db,
  hash: string,
  audience: StaffAudience,
): Promise<void> => {
  await db
    .deleteFrom('staff_session')
    .where('hash', '=', hash)
    .where('audience', '=', audience)
    .execute();
};

/** Deletes every session of a person. */
export const deleteSessionsOf = async (tx: Tx, email: string): Promise<void> => {
  await tx.deleteFrom('staff_session').where('email', '=', email).execute();
};

/** The person of a session that was used and opened after these ISO instants. */
export const findPersonOfSession = (
  db: Reader,
  {
    hash,
    audience,
    usedAfter,
    openedAfter,
  }: {
    readonly hash: string;
    readonly audience: StaffAudience;
    readonly usedAfter: string;
    readonly openedAfter: string;
  },
): Promise<
  (Pick<StaffRow, 'email' | 'name' | 'roles' | 'duties'> & { readonly seen_at: string }) | undefined
> =>
  db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.email', 'staff_session.email')
    .select(['staff.email', 'staff.name', 'staff.roles', 'staff.duties', 'staff_session.seen_at'])
    .where('staff_session.hash', '=', hash)
    .where('staff_session.audience', '=', audience)
    .where('staff_session.seen_at', '>', usedAfter)
    .where('staff_session.created_at', '>', openedAfter)
    .executeTakeFirst();

/** Records when a session was last used. */
export const saveLastUse = async (db: Db, hash: string, now: string): Promise<void> => {
  await db.updateTable('staff_session').set({ seen_at: now }).where('hash', '=', hash).execute();
};
