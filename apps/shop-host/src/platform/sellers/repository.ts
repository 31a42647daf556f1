import type { Selectable, Insertable } from 'kysely';
import type { SellerTables } from '../database/tables/seller-tables.ts';
import type { Db, Reader, Tx } from '../database/with-tx.ts';
import type { ProvenSeller, SellerPerson } from '../contract/seller-scope.ts';

export type SellerRow = Selectable<SellerTables['seller_person']>;
type InvitationRow = Selectable<SellerTables['seller_invitation']>;

/** The people of a seller. */
export const peopleOfSeller = (
  db: Reader,
  market: string,
  vendorCode: string,
): Promise<Pick<SellerRow, 'email'>[]> =>
  db
    .selectFrom('seller_person')
    .select('email')
    .where('market', '=', market)
    .where('vendor_code', '=', vendorCode)
    .orderBy('email')
    .execute();

export const findSellerPerson = (
  db: Reader,
  market: string,
  email: string,
): Promise<SellerRow | undefined> =>
  db
    .selectFrom('seller_person')
    .selectAll()
    .where('market', '=', market)
    .where('email', '=', email)
    .executeTakeFirst();

/** All people of sellers of a market, and those who are invited. */
export const listSellerPeople = async (
  db: Reader,
  market: string,
): Promise<
  readonly (Pick<SellerRow, 'email' | 'name' | 'vendor_code'> & {
    readonly state: 'invited' | 'active';
  })[]
> => {
  const active = await db
    .selectFrom('seller_person')
    .select(['email', 'name', 'vendor_code'])
    .where('market', '=', market)
    .orderBy('email')
    .execute();
  const invited = await db
    .selectFrom('seller_invitation')
    .select(['email', 'name', 'vendor_code'])
    .where('market', '=', market)
    .orderBy('email')
    .execute();
  return [
    ...active.map((person) => ({ ...person, state: 'active' as const })),
    ...invited.map((person) => ({ ...person, state: 'invited' as const })),
  ];
};

export const saveInvitation = async (
  tx: Tx,
  row: Insertable<SellerTables['seller_invitation']>,
): Promise<void> => {
  const { market: _market, email: _email, ...change } = row;
  await tx
    .insertInto('seller_invitation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['market', 'email']).doUpdateSet(change))
    .execute();
};

/** An invitation by the hash of its token, locked until the transaction ends. */
export const lockInvitation = (
  tx: Tx,
  market: string,
  hash: string,
): Promise<InvitationRow | undefined> =>
  tx
    .selectFrom('seller_invitation')
    .selectAll()
    .where('market', '=', market)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();

export const deleteInvitation = async (
  tx: Tx,
  { market, email }: Pick<InvitationRow, 'market' | 'email'>,
): Promise<boolean> =>
  (
    await tx
      .deleteFrom('seller_invitation')
      .where('market', '=', market)
      .where('email', '=', email)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

export const insertSellerPerson = async (
  tx: Tx,
  row: Insertable<SellerTables['seller_person']>,
): Promise<void> => {
  await tx.insertInto('seller_person').values(row).execute();
};

/** Ends the access of a person with all their sessions. */
export const deleteSellerPerson = async (
  tx: Tx,
  { market, email }: Pick<SellerRow, 'market' | 'email'>,
): Promise<boolean> =>
  (
    await tx
      .deleteFrom('seller_person')
      .where('market', '=', market)
      .where('email', '=', email)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

/** Stores the step of a code unless it, or a later one, was used; returns whether it was stored. */
export const saveSellerCodeStep = async (
  tx: Tx,
  { market, email }: Pick<SellerRow, 'market' | 'email'>,
  step: number,
): Promise<boolean> =>
  (
    await tx
      .updateTable('seller_person')
      .set({ totp_step: step })
      .where('market', '=', market)
      .where('email', '=', email)
      .where('totp_step', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows === 1n;

export const insertSellerSession = async (
  db: Db,
  session: Insertable<SellerTables['seller_session']>,
): Promise<void> => {
  await db.insertInto('seller_session').values(session).execute();
};

export const deleteSellerSession = async (db: Db, hash: string): Promise<void> => {
  await db.deleteFrom('seller_session').where('hash', '=', hash).execute();
};

/** Deletes the sessions of all sellers that were last used before an ISO instant. */
export const deleteSellerSessionsUnusedSince = async (db: Db, instant: string): Promise<void> => {
  await db.deleteFrom('seller_session').where('seen_at', '<', instant).execute();
};

export const saveSellerLastUse = async (db: Db, hash: string, now: string): Promise<void> => {
  await db.updateTable('seller_session').set({ seen_at: now }).where('hash', '=', hash).execute();
};

/**
 * The person of a session that was used and opened after these ISO instants, with what they may see. A
 * seller that no longer trades here has no sessions.
 */
export const findPersonOfSellerSession = async (
  db: Reader,
  {
    market,
    hash,
    usedAfter,
    openedAfter,
  }: {
    readonly market: string;
    readonly hash: string;
    readonly usedAfter: string;
    readonly openedAfter: string;
  },
): Promise<{ readonly person: SellerPerson; readonly seenAt: string } | undefined> => {
  const row = await db
    .selectFrom('seller_session')
    .innerJoin('seller_person', (join) =>
      join
        .onRef('seller_person.market', '=', 'seller_session.market')
        .onRef('seller_person.email', '=', 'seller_session.email'),
    )
    .select([
      'seller_person.email',
      'seller_person.name',
      'seller_person.vendor_code',
      'seller_session.seen_at',
    ])
    .where('seller_session.hash', '=', hash)
    .where('seller_session.market', '=', market)
    .where('seller_session.seen_at', '>', usedAfter)
    .where('seller_session.created_at', '>', openedAfter)
    .executeTakeFirst();
  return (
    row && {
      person: {
        email: row.email,
        name: row.name,
        scope: { kind: 'seller', market, seller: proven(row.vendor_code) },
      },
      seenAt: row.seen_at,
    }
  );
};

/** Only the seller of a session is proven. */
const proven = (code: string): ProvenSeller => code as ProvenSeller;
