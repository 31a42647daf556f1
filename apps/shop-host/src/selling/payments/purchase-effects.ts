import { isSlowPayment, type PurchaseEffect } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import {
  type CartRow,
  changeLine,
  deleteLine,
  linesOf,
  lockAnyCart,
  putLine,
  touchCart,
} from '../cart/repository.ts';
import { clearChoices } from '../checkout/choices.ts';
import { moveOrders } from '../orders/move-orders.ts';
import { type OrderRow, ordersOfPurchase } from '../orders/repository.ts';
import { startRefund } from './refunds.ts';
import { type AttemptRow, changePurchase, type PurchaseRow } from './repository.ts';

/** A purchase whose payment changes, locked. */
export type Affected = {
  readonly market: Market;
  readonly purchase: PurchaseRow;
  readonly now: string;
};

/**
 * Does what a step of a purchase requires, in the transaction of the step. Every effect may be
 * repeated.
 */
export const doEffects = async (
  tx: Tx,
  effects: readonly PurchaseEffect[],
  affected: Affected,
  attempt?: Pick<AttemptRow, 'id' | 'method' | 'amount_minor' | 'currency'>,
): Promise<void> => {
  const { market, now } = affected;
  for (const effect of effects) {
    switch (effect) {
      case 'confirm-orders':
        await moveOrders(
          tx,
          await waitingOrders(tx, affected),
          { kind: 'payment-accepted' },
          { market, now, paidBy: attempt?.method },
        );
        break;
      case 'confirm-unpaid-orders':
        await moveOrders(
          tx,
          await waitingOrders(tx, affected),
          { kind: 'confirmed-by-email' },
          { market, now },
        );
        break;
      case 'empty-cart':
        await emptyCart(tx, affected);
        break;
      case 'release-holds':
        await moveOrders(
          tx,
          await ordersOf(tx, affected),
          { kind: 'payment-lapsed' },
          { market, now },
        );
        break;
      case 'return-cart':
        await returnCart(tx, affected);
        break;
      case 'refund-attempt':
        if (attempt !== undefined && attempt.amount_minor > 0)
          await startRefund(
            tx,
            {
              market: affected.market.id,
              id: randomId(),
              attempt_id: attempt.id,
              order_number: null,
              withdrawal_id: null,
              amount_minor: attempt.amount_minor,
              currency: attempt.currency,
              reason: affected.purchase.state === 'confirmed' ? 'paid-twice' : 'late-success',
            },
            affected.now,
          );
        break;
      case 'mail-confirmation':
        await mailPurchase(tx, 'order-confirmation', affected);
        break;
      case 'mail-lapsed':
        await mailPurchase(tx, 'purchase-lapsed', affected);
        break;
      case 'mail-payment-waiting':
        if (attempt !== undefined && isSlowPayment(attempt.method))
          await mailAttempt(tx, 'payment-waiting', attempt, affected);
        break;
      case 'mail-payment-refused':
        if (attempt !== undefined)
          await mailAttempt(tx, 'payment-refused', attempt, affected, REFUSED_MAIL_AFTER_MS);
        break;
      default:
        unreachable(effect);
    }
  }
};

/**
 * Whose payment was refused sees it on the page and mostly pays again at once, which a mail should
 * not overtake.
 */
const REFUSED_MAIL_AFTER_MS = 600_000;

const mailPurchase = (
  tx: Tx,
  kind: 'order-confirmation' | 'purchase-lapsed',
  { market, purchase: { number }, now }: Affected,
): Promise<void> => enqueueMail(tx, { market: market.id, kind, payload: { number }, now });

const mailAttempt = (
  tx: Tx,
  kind: 'payment-waiting' | 'payment-refused',
  { id }: Pick<AttemptRow, 'id'>,
  { market, now }: Affected,
  afterMs = 0,
): Promise<void> =>
  enqueueMail(tx, {
    market: market.id,
    kind,
    payload: { attempt: id },
    now,
    notBefore: laterBy(now, afterMs),
  });

const ordersOf = (tx: Tx, { market, purchase }: Affected): Promise<OrderRow[]> =>
  ordersOfPurchase(tx, market.id, purchase.number);

/** The orders that do not count yet. */
const waitingOrders = async (tx: Tx, affected: Affected): Promise<OrderRow[]> =>
  (await ordersOf(tx, affected)).filter(({ confirmed }) => !confirmed);

/** The lines that a purchase took out of its cart, in the order of the cart. */
const purchaseLines = (tx: Tx, { market, purchase }: Affected) =>
  tx
    .selectFrom('purchase_line')
    .selectAll()
    .where('market', '=', market.id)
    .where('purchase_number', '=', purchase.number)
    .orderBy('line')
    .execute();

const cartOf = async (tx: Tx, { market, purchase }: Affected): Promise<CartRow | undefined> =>
  purchase.cart_id === null ? undefined : lockAnyCart(tx, market.id, purchase.cart_id);

/**
 * Takes what was bought out of the cart again, where a former attempt brought it back. What was
 * added meanwhile stays.
 */
const emptyCart = async (tx: Tx, affected: Affected): Promise<void> => {
  const { market, purchase } = affected;
  if (purchase.cart_state === 'returned') await takeLines(tx, affected);
  const cart = await cartOf(tx, affected);
  if (cart !== undefined && (await linesOf(tx, market.id, cart.id)).length === 0)
    await clearChoices(tx, cart);
  await changePurchase(tx, purchase, { cart_state: 'done', cart_revision: null });
};

/** Takes the lines of a purchase out of its cart; a larger quantity keeps the rest. */
export const takeLines = async (tx: Tx, affected: Affected): Promise<void> => {
  const { market, purchase, now } = affected;
  const cart = await cartOf(tx, affected);
  if (cart === undefined) return;
  const present = await linesOf(tx, market.id, cart.id);
  for (const taken of await purchaseLines(tx, affected)) {
    const line = present.find(({ offer_code }) => offer_code === taken.offer_code);
    if (line === undefined) continue;
    if (line.qty <= taken.qty) await deleteLine(tx, line);
    else await changeLine(tx, line, { qty: line.qty - taken.qty });
  }
  await touchCart(
    tx,
    cart,
    { ...(cart.coupon_code === purchase.coupon_code && { coupon_code: null }) },
    now,
  );
};

/**
 * Brings the lines back into the cart of a purchase that was not paid, added to what was put there
 * meanwhile, with its promo code if the cart has none. A guest's cart that was merged into an
 * account's goes there.
 */
const returnCart = async (tx: Tx, affected: Affected): Promise<void> => {
  const { market, purchase, now } = affected;
  if (purchase.cart_state !== 'taken') return;
  const ordered = await cartOf(tx, affected);
  const cart = ordered?.merged_into
    ? await lockAnyCart(tx, market.id, ordered.merged_into)
    : ordered;
  if (cart === undefined) return;
  const present = await linesOf(tx, market.id, cart.id);
  let next = cart.next_line;
  for (const line of await purchaseLines(tx, affected)) {
    const added = present.find(({ offer_code }) => offer_code === line.offer_code);
    await putLine(tx, cart, added?.line ?? next, {
      sku: line.sku,
      offer_code: line.offer_code,
      vendor_code: line.vendor_code,
      qty: Math.min(line.qty + (added?.qty ?? 0), DEFAULT_MAX_QUANTITY),
      seen_minor: line.seen_minor,
      seen_initial_minor: line.seen_initial_minor,
      waiting: false,
    });
    if (added === undefined) next += 1;
  }
  await touchCart(
    tx,
    cart,
    {
      next_line: next,
      ...(cart.coupon_code === null && { coupon_code: purchase.coupon_code }),
      ...(cart.customer_id === null &&
        cart.guest_email === null && { guest_email: purchase.email }),
    },
    now,
  );
  await changePurchase(tx, purchase, {
    cart_state: 'returned',
    cart_revision: cart.id === purchase.cart_id ? cart.revision + 1 : null,
  });
};
