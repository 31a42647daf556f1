import type { PaymentMethod } from '@materia/domain-checkout';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type {
  PaymentAlarmTable,
  PaymentAttemptTable,
  PaymentRefundTable,
} from '../../platform/database/payment-tables.ts';
import type { PurchaseTable } from '../../platform/database/schema.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { setHoldEnd } from '../checkout/stock.ts';

export type AttemptRow = Selectable<PaymentAttemptTable>;
export type RefundRow = Selectable<PaymentRefundTable>;
export type PurchaseRow = Selectable<PurchaseTable>;

export const findAttempt = (
  db: Reader,
  market: string,
  id: string,
): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** The attempts of a purchase, oldest first. */
export const attemptsOf = (
  db: Reader,
  market: string,
  purchaseNumber: string,
): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('market', '=', market)
    .where('purchase_number', '=', purchaseNumber)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

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
  number: string,
): Promise<PurchaseRow | undefined> =>
  tx
    .selectFrom('purchase')
    .selectAll()
    .where('market', '=', market)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

export type PurchaseChange = Partial<
  Pick<
    PurchaseRow,
    'state' | 'cart_state' | 'cart_revision' | 'hold_until' | 'payment_method' | 'return_path'
  >
>;

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

export const insertAttempt = async (
  tx: Tx,
  attempt: Pick<
    AttemptRow,
    'market' | 'id' | 'purchase_number' | 'method' | 'amount_minor' | 'currency' | 'channel'
  > & { readonly state: AttemptRow['state']; readonly now: string; readonly checkAt: string },
): Promise<void> => {
  const { now, checkAt, ...row } = attempt;
  await tx
    .insertInto('payment_attempt')
    .values({
      ...row,
      created_at: now,
      provider_ref: null,
      charge_ref: null,
      redirect_url: null,
      reference: null,
      failure: null,
      check_at: checkAt,
    })
    .execute();
};

type AttemptChange = Partial<
  Pick<
    AttemptRow,
    'state' | 'provider_ref' | 'charge_ref' | 'redirect_url' | 'failure' | 'check_at' | 'checks'
  >
> & { readonly reference?: string };

export const changeAttempt = async (
  tx: Reader,
  { market, id }: Pick<AttemptRow, 'market' | 'id'>,
  change: AttemptChange,
): Promise<void> => {
  await tx
    .updateTable('payment_attempt')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

export const raiseAlarm = async (
  tx: Reader,
  alarm: Pick<
    Selectable<PaymentAlarmTable>,
    'market' | 'kind' | 'attempt_id' | 'purchase_number' | 'detail'
  >,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('payment_alarm')
    .values({ ...alarm, raised_at: now, settled_at: null })
    .execute();
};

export const findRefund = (
  db: Reader,
  market: string,
  id: string,
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** Asks for money to go back, and reports it to the buyer. Repeating it for the same order, or for the whole of the same attempt, has no effect. */
export const insertRefund = async (
  tx: Tx,
  refund: Pick<
    RefundRow,
    'market' | 'id' | 'attempt_id' | 'order_number' | 'amount_minor' | 'currency' | 'reason'
  >,
  now: string,
): Promise<void> => {
  const inserted = await tx
    .insertInto('payment_refund')
    .values({ ...refund, state: 'pending', provider_ref: null, created_at: now, check_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined)
    await enqueueMail(tx, {
      market: refund.market,
      kind: 'refund-started',
      payload: { refund: inserted.id },
      now,
    });
};

/** The paid attempt of a purchase whose money has not gone back as a whole. */
export const paidAttemptOf = (
  db: Reader,
  market: string,
  purchaseNumber: string,
): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('market', '=', market)
    .where('purchase_number', '=', purchaseNumber)
    .where('state', '=', 'paid')
    .where('charge_ref', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_refund')
            .select('payment_refund.id')
            .whereRef('payment_refund.market', '=', 'payment_attempt.market')
            .whereRef('payment_refund.attempt_id', '=', 'payment_attempt.id')
            .where('payment_refund.order_number', 'is', null),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** How many purchases of an account, or of a guest's address, wait for their payment. */
export const countOpenPurchases = async (
  db: Reader,
  market: string,
  buyer: { readonly customerId: string | null; readonly email: string },
): Promise<number> => {
  const open = db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('market', '=', market)
    .where('state', '=', 'open');
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

/** Open purchases of a cart whose lines went back to it: the next order of the cart replaces them. */
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
    .where('cart_state', '=', 'returned')
    .orderBy('number')
    .forUpdate()
    .execute();

/** The attempts that should be looked at now, of any market. */
export const dueAttempts = (db: Reader, now: string, limit: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', 'in', ['created', 'pending'])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();

/** Open purchases whose time has ended and that no attempt can pay any more. */
export const overduePurchases = (
  db: Reader,
  now: string,
  limit: number,
): Promise<Pick<PurchaseRow, 'market' | 'number'>[]> =>
  db
    .selectFrom('purchase')
    .select(['market', 'number'])
    .where('state', '=', 'open')
    .where('hold_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt')
            .select('payment_attempt.id')
            .whereRef('payment_attempt.market', '=', 'purchase.market')
            .whereRef('payment_attempt.purchase_number', '=', 'purchase.number')
            .where('payment_attempt.state', 'in', ['created', 'pending']),
        ),
      ),
    )
    .orderBy('hold_until')
    .limit(limit)
    .execute();

export const dueRefunds = (db: Reader, now: string, limit: number): Promise<RefundRow[]> =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('state', 'in', ['pending', 'requires_action'])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();

export const orderNumbersOf = async (
  db: Reader,
  market: string,
  purchaseNumber: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('orders')
      .select('number')
      .where('market', '=', market)
      .where('purchase_number', '=', purchaseNumber)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number);

/** Remembers the method that a shopper chose. */
export const saveChosenMethod = async (
  db: Reader,
  market: string,
  cartId: string,
  method: PaymentMethod,
): Promise<void> => {
  await db
    .updateTable('cart')
    .set({ payment_method: method })
    .where('market', '=', market)
    .where('id', '=', cartId)
    .execute();
};
