import type { Insertable, Selectable } from 'kysely';
import type { ClubTables } from '../../platform/database/tables/club-tables.ts';
import type { CouponTable } from '../../platform/database/tables/cart-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { Member } from '../../customers/club/repository.ts';

export type ClubCouponRow = Selectable<ClubTables['club_coupon']>;

/** What went back of an order so far, in minor units: returned products and pallets. */
export const returnedOf = async (db: Reader, market: string, number: string): Promise<number> => {
  const returns = await db
    .selectFrom('withdrawal')
    .select('refund_minor')
    .where('market', '=', market)
    .where('order_number', '=', number)
    .where('state', '=', 'refunded')
    .execute();
  const pallets = await db
    .selectFrom('pallet_return')
    .select('refund_minor')
    .where('market', '=', market)
    .where('order_number', '=', number)
    .execute();
  return [...returns, ...pallets].reduce((sum, { refund_minor }) => sum + refund_minor, 0);
};

/** The points booked for an order; undefined if it never earned any. */
export const bookedForOrder = async (
  db: Reader,
  market: string,
  number: string,
): Promise<number | undefined> => {
  const rows = await db
    .selectFrom('club_entry')
    .select('points')
    .where('market', '=', market)
    .where('order_number', '=', number)
    .execute();
  return rows.length === 0 ? undefined : rows.reduce((sum, { points }) => sum + points, 0);
};

/** The coupon that a confirmation of the member has made. */
export const findCouponByKey = (
  db: Reader,
  { market, customerId }: Member,
  key: string,
): Promise<ClubCouponRow | undefined> =>
  db
    .selectFrom('club_coupon')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('request_key', '=', key)
    .executeTakeFirst();

/** Inserts a code of the shop and whose it is. */
export const insertClubCoupon = async (
  tx: Tx,
  coupon: Insertable<CouponTable>,
  owned: Insertable<ClubTables['club_coupon']>,
): Promise<void> => {
  await tx.insertInto('coupon').values(coupon).execute();
  await tx.insertInto('club_coupon').values(owned).execute();
};

/** A coupon of a member with its last day, and whether an order used it. */
export type OwnCoupon = ClubCouponRow & {
  readonly valid_until: string;
  readonly used: boolean;
};

/** The coupons of a member, the newest first. */
export const couponsOfMember = async (
  db: Reader,
  { market, customerId }: Member,
  limit: number,
): Promise<readonly OwnCoupon[]> => {
  const rows = await db
    .selectFrom('club_coupon')
    .innerJoin('coupon', (join) =>
      join
        .onRef('coupon.market', '=', 'club_coupon.market')
        .onRef('coupon.code', '=', 'club_coupon.code'),
    )
    .selectAll('club_coupon')
    .select('coupon.valid_until')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('coupon_use')
          .innerJoin('orders', (join) =>
            join
              .onRef('orders.market', '=', 'coupon_use.market')
              .onRef('orders.number', '=', 'coupon_use.order_number'),
          )
          .select('coupon_use.code')
          .whereRef('coupon_use.market', '=', 'club_coupon.market')
          .whereRef('coupon_use.code', '=', 'club_coupon.code')
          .where('orders.stock_state', '!=', 'released'),
      ).as('used'),
    )
    .where('club_coupon.market', '=', market)
    .where('club_coupon.customer_id', '=', customerId)
    .orderBy('club_coupon.made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, used: Boolean(row.used) }));
};
