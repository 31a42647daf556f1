import { releaseApproval, settleApproval } from '../approval-outcomes/settle-approval.ts';
import { isSlowPayment, type PurchaseEffect } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import type { Selectable } from 'kysely';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { PaymentAttemptTable } from '../../platform/database/tables/payment-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { endCart, returnCart, settleCart } from '../cart/cart-states.ts';
import { linesOf } from '../cart/repository.ts';
import { clearChoices } from '../cart/choices-repository.ts';
import { moveOrders } from './move-orders.ts';
import { postponeDeliveries } from '../orders/postpone-deliveries.ts';
import { type OrderRow, ordersOfPurchase } from '../orders/repository.ts';
import { startRefund } from '../refunds/refunds.ts';
import type { PurchaseRow } from '../purchases/repository.ts';

/** A purchase whose payment changes, locked. */
export type Affected = {
  readonly market: Market;
  readonly purchase: PurchaseRow;
  readonly now: string;
};

/** The attempt to pay that the step is about. */
type Attempt = Pick<Selectable<PaymentAttemptTable>, 'id' | 'method' | 'amount_minor' | 'currency'>;

/**
 * Does what a step of a purchase requires, in the transaction of the step. Every effect may be
 * repeated.
 */
export const doEffects = async (
  tx: Tx,
  effects: readonly PurchaseEffect[],
  affected: Affected,
  attempt?: Attempt,
): Promise<void> => {
  const { market, now } = affected;
  for (const effect of effects) {
    switch (effect) {
      case 'confirm-orders':
        if (attempt !== undefined && isSlowPayment(attempt.method))
          await postponeDeliveries(tx, market, await waitingOrders(tx, affected), now);
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
        await settleApproval(tx, affected.purchase, affected.now);
        await settleCart(tx, affected.purchase, affected.now);
        await forgetChoices(tx, affected);
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
        await returnCart(tx, affected.purchase, affected.now);
        break;
      case 'end-cart':
        await releaseApproval(tx, affected.purchase, affected.now);
        await endCart(tx, affected.purchase, affected.now);
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
              pallet_return_id: null,
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
  { id }: Attempt,
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
  (await ordersOf(tx, affected)).filter((order) => !countsForBuyer(order));

/** What was chosen for an order that is paid does not hold for the next one. */
const forgetChoices = async (tx: Tx, { market, purchase }: Affected): Promise<void> => {
  if (purchase.cart_id === null) return;
  const cart = { market: market.id, id: purchase.cart_id };
  if ((await linesOf(tx, cart.market, cart.id)).length === 0) await clearChoices(tx, cart);
};
