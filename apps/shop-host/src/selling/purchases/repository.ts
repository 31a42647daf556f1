import { REFILLED_STATES } from '@materia/domain-cart';
import { IN_STORE_METHODS } from '@materia/domain-checkout';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { PurchaseTable } from '../../platform/database/tables/purchase-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { setHoldEnd } from '../stock/repository.ts';

export type PurchaseRow = Selectable<PurchaseTable>;

/** Who placed a purchase: an account, or a guest by their address. */
export type PurchaseOwner = { readonly customerId: string | null; readonly email: string };

export const findPurchase = (
  db: Reader,
  market: string,
  number: string,
): Promise<PurchaseRow | undefined> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('market', '=', market)
    .where('number', '=', number)
    .executeTakeFirst();

export const lockPurchase = (
  tx: Tx,
  market: string,
  number: string | RawBuilder<string>,
): Promise<PurchaseRow | undefined> =>
  tx
    .selectFrom('purchase')
    .selectAll()
    .where('market', '=', market)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

/**
 * Locks the shopper's cart of a purchase and then the purchase, as placement does. A query may find
 * the number.
 */
export const lockWithCart = async (
  tx: Tx,
  market: string,
  number: string | RawBuilder<string>,
): Promise<PurchaseRow | undefined> => {
  await tx
    .selectFrom('cart')
    .select('id')
    .where('market', '=', market)
    .where('id', '=', (cart) =>
      cart
        .selectFrom('purchase')
        .select('cart_id')
        .where('market', '=', market)
        .where('number', '=', number),
    )
    .where('state', 'in', [...REFILLED_STATES, 'merged'])
    .forUpdate()
    .execute();
  return lockPurchase(tx, market, number);
};

export const insertPurchase = async (
  tx: Tx,
  purchase: Insertable<PurchaseTable>,
): Promise<void> => {
  await tx.insertInto('purchase').values(purchase).execute();
};

type PurchaseChange = Partial<
  Pick<PurchaseRow, 'state' | 'hold_until' | 'payment_method' | 'return_path' | 'proof'>
>;

/** An open purchase that is not paid by this ISO instant is given up. */
export const releaseAt = (tx: Tx, market: string, number: string, at: string): Promise<void> =>
  scheduleJob(tx, { lane: 'holds', kind: 'purchase', market, subject: number }, at);

/** Changes a purchase. Another end of its time is the end of what its orders hold. */
export const changePurchase = async (
  tx: Tx,
  { market, number }: Pick<PurchaseRow, 'market' | 'number'>,
  change: PurchaseChange,
): Promise<void> => {
  if (change.hold_until !== undefined) await setHoldEnd(tx, market, number, change.hold_until);
  await tx
    .updateTable('purchase')
    .set(change)
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
};

/** How many purchases of an account, or of a guest's address, wait for their online payment. */
export const countOpenPurchases = async (
  db: Reader,
  market: string,
  buyer: PurchaseOwner,
): Promise<number> => {
  const open = db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('market', '=', market)
    .where('state', '=', 'open')
    .where('payment_method', 'not in', IN_STORE_METHODS);
  return (
    await (
      buyer.customerId === null
        ? open
            .where('customer_id', 'is', null)
            .where(sql`lower(email)`, '=', buyer.email.toLowerCase())
        : open.where('customer_id', '=', buyer.customerId)
    ).executeTakeFirstOrThrow()
  ).count;
};

/** The most unpaid purchases that are listed; more are not open at once in practice. */
const MOST_UNPAID = 5;

/** Purchases of an account, or with these numbers, that can still be paid at an ISO instant. */
export const findUnpaidPurchases = async (
  db: Reader,
  market: string,
  {
    customerId,
    numbers,
  }: { readonly customerId: string | undefined; readonly numbers: readonly string[] },
  now: string,
): Promise<PurchaseRow[]> => {
  if (customerId === undefined && numbers.length === 0) return [];
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('market', '=', market)
    .where('state', '=', 'open')
    .where('hold_until', '>', now)
    .where(({ or, eb }) =>
      or([
        ...(customerId === undefined ? [] : [eb('customer_id', '=', customerId)]),
        ...(numbers.length === 0 ? [] : [eb('number', 'in', numbers)]),
      ]),
    )
    .orderBy('hold_until')
    .limit(MOST_UNPAID)
    .execute();
};

/**
 * Open purchases of a cart whose lines went back to it: the next order of the cart replaces them.
 */
export const returnedPurchasesOf = (
  tx: Tx,
  market: string,
  cartId: string,
): Promise<PurchaseRow[]> =>
  tx
    .selectFrom('purchase')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cart as returned')
          .select('returned.id')
          .whereRef('returned.market', '=', 'purchase.market')
          .whereRef('returned.purchase_number', '=', 'purchase.number')
          .where('returned.state', '=', 'merged'),
      ),
    )
    .orderBy('number')
    .forUpdate()
    .execute();
