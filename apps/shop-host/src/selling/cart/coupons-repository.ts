import { mailboxKey } from '@materia/domain-contact';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CouponTable, CouponUseTable } from '../../platform/database/tables/cart-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { CartRow } from './repository.ts';

/** A promo code with the name of its vendor; null for the retailer. */
export type CouponRow = Selectable<CouponTable> & {
  readonly seller_name: string | null;
  /** The member of the club whose points made it; null for codes of the shop. */
  readonly owner_id: string | null;
};
type CouponKey = Pick<CouponRow, 'market' | 'code'>;

export const findCouponRow = (
  db: Reader,
  market: string,
  code: string,
): Promise<CouponRow | undefined> =>
  db
    .selectFrom('coupon')
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.market', '=', 'coupon.market').onRef('vendor.code', '=', 'coupon.sold_by'),
    )
    .leftJoin('club_coupon', (join) =>
      join
        .onRef('club_coupon.market', '=', 'coupon.market')
        .onRef('club_coupon.code', '=', 'coupon.code'),
    )
    .selectAll('coupon')
    .select(['vendor.name as seller_name', 'club_coupon.customer_id as owner_id'])
    .where('coupon.market', '=', market)
    .where('coupon.code', '=', code)
    .executeTakeFirst();

/**
 * Locks the code of a cart until the order is written, so that simultaneous orders cannot exceed
 * its limit.
 */
export const lockCoupon = async (
  tx: Tx,
  { market, coupon_code }: Pick<CartRow, 'market' | 'coupon_code'>,
): Promise<void> => {
  if (coupon_code !== null)
    await tx
      .selectFrom('coupon')
      .select('code')
      .where('market', '=', market)
      .where('code', '=', coupon_code)
      .forUpdate()
      .execute();
};

/** Cancelled orders have released their code. */
const usesOf = (db: Reader, { market, code }: CouponKey) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.market', '=', 'coupon_use.market')
        .onRef('orders.number', '=', 'coupon_use.order_number'),
    )
    .where('coupon_use.market', '=', market)
    .where('coupon_use.code', '=', code)
    .where('orders.stock_state', '!=', 'released');

/** How many orders used a code. */
export const countCouponUses = async (db: Reader, coupon: CouponKey): Promise<number> =>
  Number(
    (
      await usesOf(db, coupon)
        .select(({ fn }) => fn.countAll().as('uses'))
        .executeTakeFirstOrThrow()
    ).uses,
  );

export type CouponBuyer =
  | { readonly kind: 'guest'; readonly email: string }
  | { readonly kind: 'customer'; readonly customerId: string };

/** The mailbox of an order's address, by the rule of `mailboxKey`. */
const mailboxOfOrder = sql<string>`lower(regexp_replace(orders.email, '(.)\\+.*@', '\\1@'))`;

/** The address of a buyer: a guest's own, or that of the account. */
const addressOf = async (
  db: Reader,
  market: string,
  buyer: CouponBuyer,
): Promise<string | undefined> =>
  buyer.kind === 'guest'
    ? buyer.email
    : (
        await db
          .selectFrom('customer')
          .select('email')
          .where('market', '=', market)
          .where('id', '=', buyer.customerId)
          .executeTakeFirst()
      )?.email;

/** Whether a person has used a code, with or without an account: as this customer, or with the same mailbox. */
export const isCouponUsedBy = async (
  db: Reader,
  coupon: CouponKey,
  buyer: CouponBuyer,
): Promise<boolean> => {
  const address = await addressOf(db, coupon.market, buyer);
  const use = await usesOf(db, coupon)
    .select('coupon_use.code')
    // A payment that did not succeed brought the cart back with its code.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('cart')
            .select('cart.id')
            .whereRef('cart.market', '=', 'orders.market')
            .whereRef('cart.purchase_number', '=', 'orders.purchase_number')
            .where('cart.state', '=', 'merged'),
        ),
      ),
    )
    .where((row) =>
      row.or([
        ...(address === undefined ? [] : [row(mailboxOfOrder, '=', mailboxKey(address))]),
        ...(buyer.kind === 'customer'
          ? [row('coupon_use.customer_id', '=', buyer.customerId)]
          : []),
      ]),
    )
    .executeTakeFirst();
  return use !== undefined;
};

/** Counts an order as a use of its code. */
export const insertCouponUse = async (tx: Tx, use: Insertable<CouponUseTable>): Promise<void> => {
  await tx.insertInto('coupon_use').values(use).execute();
};
