import type { PaymentMethod } from '@materia/domain-checkout';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  PaymentAlarmTable,
  PaymentAttemptTable,
  PaymentRefundTable,
} from '../../platform/database/tables/payment-tables.ts';
import type { PurchaseTable } from '../../platform/database/tables/purchase-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/enqueue-job.ts';
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
  number: string | RawBuilder<string>,
): Promise<PurchaseRow | undefined> =>
  tx
    .selectFrom('purchase')
    .selectAll()
    .where('market', '=', market)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

export type PurchaseChange = Partial<
  Pick<PurchaseRow, 'state' | 'hold_until' | 'payment_method' | 'return_path'>
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
    })
    .execute();
  await scheduleJob(tx, attemptJob(row), checkAt);
};

type AttemptChange = Partial<
  Pick<AttemptRow, 'state' | 'provider_ref' | 'charge_ref' | 'redirect_url' | 'failure'>
> & { readonly reference?: string };

const attemptJob = ({ market, id }: Pick<AttemptRow, 'market' | 'id'>) =>
  ({ lane: 'payments', kind: 'attempt', market, subject: id }) as const;

/** The provider is asked about an attempt at this ISO instant, if no notice comes before. */
export const checkAttemptAt = (
  db: Reader,
  attempt: Pick<AttemptRow, 'market' | 'id'>,
  at: string,
): Promise<void> => scheduleJob(db, attemptJob(attempt), at);

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
    .values({ ...alarm, raised_at: now, settled_at: null, settled_by: null, comment: null })
    .execute();
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

/** How much of an attempt's money went back or is on its way, in minor units. */
export const refundedOf = async (
  db: Reader,
  { market, id }: Pick<AttemptRow, 'market' | 'id'>,
): Promise<number> =>
  (
    await db
      .selectFrom('payment_refund')
      .select('amount_minor')
      .where('market', '=', market)
      .where('attempt_id', '=', id)
      .where('state', 'not in', ['failed', 'cancelled'])
      .execute()
  ).reduce((sum, { amount_minor }) => sum + amount_minor, 0);

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
    .where('state', '=', 'open')
    .execute();
};
