import type { PointsBalance } from '@materia/domain-loyalty';
import { type Selectable, sql } from 'kysely';
import type { ClubTables } from '../../platform/database/tables/club-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type Member = { readonly market: string; readonly customerId: string };
export type ClubAccountRow = Selectable<ClubTables['club_account']>;
export type ClubEntryRow = Selectable<ClubTables['club_entry']>;
export type ClubCardRow = Selectable<ClubTables['club_card']>;

/** A movement of points, before it is booked. */
export type Movement = Pick<ClubEntryRow, 'kind' | 'points'> &
  Partial<Pick<ClubEntryRow, 'order_number' | 'coupon_code'>>;

export const insertAccount = async (
  tx: Tx,
  { market, customerId }: Member,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('club_account')
    .values({ market, customer_id: customerId, points: 0, debt: 0, joined_at: now })
    .onConflict((conflict) => conflict.columns(['market', 'customer_id']).doNothing())
    .execute();
};

/**
 * The account of a member, locked; undefined for a customer who is not one. Who has a card from
 * their registration has an account from their first movement on.
 */
export const lockAccount = async (
  tx: Tx,
  member: Member,
  now: string,
): Promise<ClubAccountRow | undefined> => {
  const locked = () =>
    tx
      .selectFrom('club_account')
      .selectAll()
      .where('market', '=', member.market)
      .where('customer_id', '=', member.customerId)
      .forUpdate()
      .executeTakeFirst();
  const found = await locked();
  if (found !== undefined || (await findCard(tx, member)) === null) return found;
  await insertAccount(tx, member, now);
  return locked();
};

export const findAccount = (db: Reader, member: Member): Promise<ClubAccountRow | undefined> =>
  db
    .selectFrom('club_account')
    .selectAll()
    .where('market', '=', member.market)
    .where('customer_id', '=', member.customerId)
    .executeTakeFirst();

/** The number of a customer's card; null without one. */
export const findCard = async (
  db: Reader,
  { market, customerId }: Member,
): Promise<string | null> =>
  (
    await db
      .selectFrom('customer')
      .select('loyalty_card_number')
      .where('market', '=', market)
      .where('id', '=', customerId)
      .executeTakeFirst()
  )?.loyalty_card_number ?? null;

/** Writes a movement of a locked account, and the balance after it. */
export const saveMovement = async (
  tx: Tx,
  { market, customer_id }: Pick<ClubAccountRow, 'market' | 'customer_id'>,
  movement: Movement,
  after: PointsBalance,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('club_account')
    .set({ points: after.points, debt: after.debt })
    .where('market', '=', market)
    .where('customer_id', '=', customer_id)
    .execute();
  await tx
    .insertInto('club_entry')
    .values({
      market,
      customer_id,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from club_entry where market = ${market} and customer_id = ${customer_id})`,
      kind: movement.kind,
      points: movement.points,
      balance: after.points,
      debt: after.debt,
      order_number: movement.order_number ?? null,
      coupon_code: movement.coupon_code ?? null,
      at: now,
    })
    .execute();
};

/** The newest movements of a member. */
export const findMovements = (
  db: Reader,
  { market, customerId }: Member,
  limit: number,
): Promise<ClubEntryRow[]> =>
  db
    .selectFrom('club_entry')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();

/** The points that orders have brought a member since an ISO instant, less those taken back. */
export const sumOfOrders = async (
  db: Reader,
  { market, customerId }: Member,
  since: string,
): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('club_entry')
        .select(({ fn }) => fn.coalesce(fn.sum<string>('points'), sql<string>`0`).as('points'))
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .where('order_number', 'is not', null)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow()
    ).points,
  );

/** A card that no account has, locked. */
export const lockFreeCard = (
  tx: Tx,
  market: string,
  number: string,
): Promise<ClubCardRow | undefined> =>
  tx
    .selectFrom('club_card')
    .selectAll()
    .where('market', '=', market)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

export const findFreeCard = (
  db: Reader,
  market: string,
  number: string,
): Promise<ClubCardRow | undefined> =>
  db
    .selectFrom('club_card')
    .selectAll()
    .where('market', '=', market)
    .where('number', '=', number)
    .executeTakeFirst();

export const deleteFreeCard = async (tx: Tx, market: string, number: string): Promise<void> => {
  await tx
    .deleteFrom('club_card')
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
};

/** Whether a number is that of a card, with an account or without. */
export const isCardIssued = async (db: Reader, market: string, number: string): Promise<boolean> =>
  (await findFreeCard(db, market, number)) !== undefined ||
  (await isCardOfAccount(db, market, number));

export const isCardOfAccount = async (
  db: Reader,
  market: string,
  number: string,
): Promise<boolean> =>
  (await db
    .selectFrom('customer')
    .select('id')
    .where('market', '=', market)
    .where('loyalty_card_number', '=', number)
    .executeTakeFirst()) !== undefined;

/** Whether a customer without a card is to be subscribed automatically. */
export const isToBeEnrolled = async (
  db: Reader,
  { market, customerId }: Member,
): Promise<boolean> =>
  (await db
    .selectFrom('customer')
    .select('id')
    .where('market', '=', market)
    .where('id', '=', customerId)
    .where('must_autosubscribe_loyalty', '=', true)
    .where('loyalty_card_number', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Deletes at most so many cards that no account has had since they were issued. */
export const deleteFreeCards = async (
  db: Reader,
  market: string,
  issuedBefore: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from club_card where market = ${market} and number in (
    select number from club_card where market = ${market} and issued_at < ${issuedBefore}
    limit ${most} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** What joining asks of a profile; the row is locked. */
export const lockProfile = (tx: Tx, { market, customerId }: Member) =>
  tx
    .selectFrom('customer')
    .select([
      'loyalty_card_number',
      'loyalty_category_code',
      'reference_store',
      'company_fiscal_id',
      'customer_type',
      'is_pro_card',
    ])
    .where('market', '=', market)
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Writes the card of a new member, and what the profile lacked. */
export const saveMembership = async (
  tx: Tx,
  { market, customerId }: Member,
  change: {
    readonly loyalty_card_number: string;
    readonly reference_store?: string;
    readonly company_fiscal_id?: string;
  },
): Promise<void> => {
  await tx
    .updateTable('customer')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', customerId)
    .execute();
};
