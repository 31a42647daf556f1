import type { Reader } from '../../platform/database/with-tx.ts';

/** A coupon with its member, as a mail names both. */
export const findMailedCoupon = (db: Reader, market: string, code: string) =>
  db
    .selectFrom('club_coupon')
    .innerJoin('coupon', (join) =>
      join
        .onRef('coupon.market', '=', 'club_coupon.market')
        .onRef('coupon.code', '=', 'club_coupon.code'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.market', '=', 'club_coupon.market')
        .onRef('customer.id', '=', 'club_coupon.customer_id'),
    )
    .select([
      'customer.email',
      'customer.firstname',
      'club_coupon.points',
      'club_coupon.value_minor',
      'coupon.valid_until',
    ])
    .where('club_coupon.market', '=', market)
    .where('club_coupon.code', '=', code)
    .executeTakeFirst();
