import { type Insertable, type Selectable, sql } from 'kysely';
import type { SellerTables } from '../database/tables/seller-tables.ts';
import type { Db, Reader, Tx } from '../database/with-tx.ts';
import type { ProvenSeller, SellerPerson } from '../contract/seller-scope.ts';

export type SellerRow = Selectable<SellerTables['seller_person']>;
type InvitationRow = Selectable<SellerTables['seller_invitation']>;

/** The people of the sellers that trade in a market. */
const peopleOf = (db: Reader, market: string) =>
  db
    .selectFrom('seller_person')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.market', '=', 'seller_person.market')
        .onRef('vendor.code', '=', 'seller_person.vendor_code')
        .on('vendor.status', '=', 'ACTIVE'),
    )
    .where('seller_person.market', '=', market);

/** The people of a seller, as long as it trades. */
export const peopleOfSeller = (
  db: Reader,
  market: string,
  vendorCode: string,
): Promise<Pick<SellerRow, 'email'>[]> =>
  peopleOf(db, market)
    .select('seller_person.email')
    .where('seller_person.vendor_code', '=', vendorCode)
    .orderBy('seller_person.email')
    .execute();

/** A person of a seller that trades, by the key of their address. */
export const findSellerPerson = (
  db: Reader,
  market: string,
  email: string,
): Promise<SellerRow | undefined> =>
  peopleOf(db, market)
    .selectAll('seller_person')
    .where('seller_person.email', '=', email)
    .executeTakeFirst();

/** Whether somebody has an account for a seller of the market, even if it trades no more. */
export const hasSellerAccount = async (
  db: Reader,
  market: string,
  email: string,
): Promise<boolean> =>
  (await db
    .selectFrom('seller_person')
    .select('email')
    .where('market', '=', market)
    .where('email', '=', email)
    .executeTakeFirst()) !== undefined;

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

const invitationBy = (db: Reader, market: string, hash: string) =>
  db
    .selectFrom('seller_invitation')
    .selectAll()
    .where('market', '=', market)
    .where('hash', '=', hash);

/** An invitation by the hash of its token. */
export const findInvitation = (
  db: Reader,
  market: string,
  hash: string,
): Promise<InvitationRow | undefined> => invitationBy(db, market, hash).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockInvitation = (
  tx: Tx,
  market: string,
  hash: string,
): Promise<InvitationRow | undefined> =>
  invitationBy(tx, market, hash).forUpdate().executeTakeFirst();

type Addressee = Pick<SellerRow, 'market' | 'email'>;

const deleteOf = async (
  tx: Tx,
  table: 'seller_invitation' | 'seller_person',
  { market, email }: Addressee,
): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where market = ${market} and email = ${email}`.execute(
      tx,
    );
  return (numAffectedRows ?? 0n) > 0n;
};

export const deleteInvitation = (tx: Tx, addressee: Addressee): Promise<boolean> =>
  deleteOf(tx, 'seller_invitation', addressee);

/** Ends the access of a person with all their sessions. */
export const deleteSellerPerson = (tx: Tx, addressee: Addressee): Promise<boolean> =>
  deleteOf(tx, 'seller_person', addressee);

/** Deletes invitations whose time was over before an ISO instant, with the addresses they went to. */
export const deleteSellerInvitationsBefore = async (
  db: Db,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from seller_invitation where market = ${market} and hash in (
    select hash from seller_invitation where market = ${market} and expires_at < ${before} limit ${most})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};

/** Adds a person, unless the address has an account by now; returns whether it was added. */
export const insertSellerPerson = async (
  tx: Tx,
  row: Insertable<SellerTables['seller_person']>,
): Promise<boolean> =>
  (
    await tx
      .insertInto('seller_person')
      .values(row)
      .onConflict((conflict) => conflict.columns(['market', 'email']).doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

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
  const row = await peopleOf(db, market)
    .innerJoin('seller_session', (join) =>
      join
        .onRef('seller_session.market', '=', 'seller_person.market')
        .onRef('seller_session.email', '=', 'seller_person.email'),
    )
    .select([
      'seller_person.email',
      'seller_person.name',
      'seller_person.vendor_code',
      'seller_session.seen_at',
    ])
    .where('seller_session.hash', '=', hash)
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
