import { HELD_STATES } from '@materia/domain-cart';
import type { ParsedInput, Reply } from '@materia/api-contract';
import { type HoldRefusal, isEnded, purchaseAfter } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { LRUCache } from 'lru-cache';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { laterBy, millisecondsBetween } from '../../platform/process/instants.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import type { Attempts } from '../../platform/limits/attempts.ts';
import { takeAgain } from '../cart/cart-states.ts';
import { awaitsPayment } from '../cart/taken-carts-repository.ts';
import { findCart } from '../cart/repository.ts';
import { keptHoldRefusal } from '../purchases/unpaid-limits.ts';
import { blikCodeOf } from './blik-code.ts';
import { changeOpenPayment, choicesOfPurchase } from './open-orders.ts';
import { extendedHold, outlastsItsHold, REREAD_AFTER_MS } from './holds.ts';
import { takeAttempt } from './limits.ts';
import { receiveNotice } from './notices.ts';
import { firstCheck, type Payments, type PaymentTools } from './payments.ts';
import { type AttemptRow, attemptsOf, findAttempt, insertAttempt } from './repository.ts';
import {
  changePurchase,
  findPurchase,
  lockWithCart,
  type PurchaseRow,
} from '../purchases/repository.ts';
import { doEffects } from '../lifecycle/purchase-effects.ts';
import { unpaidPurchases } from './unpaid-purchases.ts';
import { wireKnownPayment, wirePayment, wireUnpaid } from './wire-payment.ts';

type PaymentCalls =
  | 'readPayment'
  | 'completePayment'
  | 'retryPayment'
  | 'abandonPayment'
  | 'listUnpaidPurchases'
  | 'validateUnicity'
  | 'receivePaymentNotice';

type HandlerTools = PaymentTools & {
  readonly payments: Payments;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
};
type Known = { readonly attempt: AttemptRow; readonly purchase: PurchaseRow };
type WirePayment = Reply<'retryPayment'>;

const NOT_FOUND = fail({ kind: 'not-found' } as const);
/** A payment is followed by its token for eight days, a day longer than a Multibanco reference is valid. */
const FOLLOWED_MS = 8 * 24 * 3_600_000;
const followsUntil = ({ created_at }: Pick<AttemptRow, 'created_at'>): string =>
  laterBy(created_at, FOLLOWED_MS);

/** How often one purchase may be tried. */
const MOST_ATTEMPTS = 8;

/**
 * Payments of placed purchases (area 10): their state, another attempt, giving up, and the
 * provider's notices.
 */
export const paymentHandlers = (tools: HandlerTools): Pick<Handlers, PaymentCalls> => {
  const { db, payments, tokens, attempts } = tools;

  const known = async (market: string, attemptId: string): Promise<Known | undefined> => {
    const attempt = await findAttempt(db, market, attemptId);
    const purchase = attempt && (await findPurchase(db, market, attempt.purchase_number));
    return attempt && purchase && { attempt, purchase };
  };

  /** The token of any attempt proves who placed the purchase: another tab may have paid by another. */
  const isOwner = async (
    { attempt, purchase }: Known,
    token: string | undefined,
    context: RequestContext,
  ): Promise<boolean> => {
    const { market, customer, now } = context;
    if (customer !== undefined && purchase.customer_id === customer.customerId) return true;
    if (token === undefined) return false;
    const isProof = (each: Pick<AttemptRow, 'id' | 'created_at'>): boolean =>
      followsUntil(each) > now && tokens.isOf(market.id, each.id, token);
    if (isProof(attempt)) return true;
    if ((await attemptsOf(db, market.id, purchase.number)).some(isProof)) return true;
    refusedToken(context);
    return false;
  };

  const refusedToken = ({ market, shopperNetwork }: RequestContext): void =>
    tools.security({
      event: 'payment-token-refused',
      realm: market.id,
      network: shopperNetwork,
    });

  const owned = async (
    attemptId: string,
    token: string | undefined,
    context: RequestContext,
  ): Promise<Known | undefined> => {
    const found = await known(context.market.id, attemptId);
    return found !== undefined && (await isOwner(found, token, context)) ? found : undefined;
  };

  const wire = async (attemptId: string, context: RequestContext): Promise<WirePayment> => {
    const found = await known(context.market.id, attemptId);
    if (found === undefined) throw new Error('A payment is not deleted');
    return wirePayment(db, found.attempt, found.purchase, { ...tools, ...context });
  };

  /** Asks about a payment whose shopper waits, though not with every reload. */
  const lastAsked = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  const refresh = async ({ attempt }: Known, context: RequestContext): Promise<void> => {
    if (isEnded(attempt.state)) return;
    const asked = lastAsked.get(attempt.id);
    if (asked !== undefined && millisecondsBetween(asked, context.now) < REREAD_AFTER_MS) return;
    lastAsked.set(attempt.id, context.now);
    await payments.check(attempt.id, context);
  };

  return {
    readPayment: async ({ params, body }, context) => {
      const found = await known(context.market.id, params.attempt);
      if (found === undefined) return NOT_FOUND;
      await refresh(found, context);
      const payment = await wire(found.attempt.id, context);
      return ok((await isOwner(found, body.token, context)) ? payment : wireKnownPayment(payment));
    },

    completePayment: async ({ body }, context) => {
      const { market, now } = context;
      const attempt = (await attemptsOf(db, market.id, body.order_id)).find(
        (each) =>
          each.provider_ref === body.authorization_id &&
          followsUntil(each) > now &&
          tokens.isOf(market.id, each.id, body.activation_code),
      );
      if (attempt === undefined) {
        refusedToken(context);
        return NOT_FOUND;
      }
      await payments.check(attempt.id, context);
      return ok(await wire(attempt.id, context));
    },

    abandonPayment: async ({ params, body }, context) => {
      const found = await owned(params.attempt, body.token, context);
      if (found === undefined) return NOT_FOUND;
      if (body.cancel_purchase === true) await giveUp(found.purchase, context);
      else await payments.cancel(found.attempt.id, context);
      return ok(await wire(found.attempt.id, context));
    },

    listUnpaidPurchases: async ({ body }, context) =>
      ok((await unpaidPurchases(db, tokens, body.payments, context)).map(wireUnpaid)),

    retryPayment: async ({ params, body }, context) => {
      const found = await owned(params.attempt, body.token, context);
      if (found === undefined) return NOT_FOUND;
      const { purchase } = found;
      const code = blikCodeOf(body.payment_method_code, body.blik_code);
      if (!code.ok) return code;
      const paid = await paidAttempt(purchase);
      if (paid !== undefined) return ok(await wire(paid.id, context));
      const payer = purchase.customer_id ?? purchase.cart_id ?? '';
      if (!(await takeAttempt(attempts, payer, context)))
        return fail({ kind: 'too-many-requests' });
      // Only one attempt can be paid at a time: the former one ends first, at the provider.
      for (const { id } of await attemptsOf(db, purchase.market, purchase.number)) {
        if (!(await payments.cancel(id, context))) return ok(await wire(id, context));
      }
      const meanwhile = await paidAttempt(purchase);
      if (meanwhile !== undefined) return ok(await wire(meanwhile.id, context));
      const next = await anotherAttempt(purchase.number, body, context);
      if (!next.ok) return next;
      await payments.start(next.value, context, code.value);
      return ok(await wire(next.value, context));
    },

    validateUnicity: async ({ body }, { market, customer }) => {
      const cart = await findCart(
        db,
        market.id,
        body.cart_id,
        customer === undefined
          ? { kind: 'guest' }
          : { kind: 'customer', customerId: customer.customerId },
        ...HELD_STATES,
      );
      if (cart === undefined) return NOT_FOUND;
      return ok({ unique: !(await awaitsPayment(db, cart)) });
    },

    receivePaymentNotice: async ({ headers, body }, context) => {
      const received = await receiveNotice(tools, body, headers['stripe-signature'], context);
      if (!received.ok)
        tools.security({
          event: 'notice-refused',
          realm: context.market.id,
          network: context.shopperNetwork,
        });
      return received.ok ? ok({ received: true }) : received;
    },
  };

  /** Ends all attempts and then the purchase, unless it turns out to be paid or still can be. */
  async function giveUp({ market: marketId, number }: PurchaseRow, context: RequestContext) {
    const { market, now } = context;
    for (const { id } of await attemptsOf(db, marketId, number)) await payments.cancel(id, context);
    await withTx(db, async (tx) => {
      const purchase = await lockWithCart(tx, marketId, number);
      const all = await attemptsOf(tx, marketId, number);
      if (purchase?.state !== 'open' || all.some(({ state }) => !isEnded(state))) return;
      const { state, effects } = purchaseAfter(purchase.state, 'given-up');
      await doEffects(tx, effects, { market, purchase, now });
      await changePurchase(tx, purchase, { state });
    });
  }

  async function paidAttempt({ market, number }: PurchaseRow): Promise<AttemptRow | undefined> {
    return (await attemptsOf(db, market, number)).find(({ state }) => state === 'paid');
  }

  /** Opens another attempt of a purchase that is still held and whose cart was not changed. */
  function anotherAttempt(
    number: string,
    body: ParsedInput<'retryPayment'>['body'],
    { market, now, today }: RequestContext,
  ): Promise<
    Result<
      string,
      Refusal<
        | 'cart-changed'
        | 'payment-not-possible'
        | 'purchase-closed'
        | 'too-many-requests'
        | HoldRefusal
      >
    >
  > {
    const method = body.payment_method_code;
    return withTx(db, async (tx) => {
      const purchase = await lockWithCart(tx, market.id, number);
      if (purchase?.state !== 'open' || purchase.hold_until === null || purchase.hold_until <= now)
        return fail({ kind: 'purchase-closed' });
      const former = await attemptsOf(tx, market.id, number);
      if (former.length >= MOST_ATTEMPTS) return fail({ kind: 'too-many-requests' });
      if (former.some(({ state }) => !isEnded(state))) return fail({ kind: 'purchase-closed' });
      const choices = await choicesOfPurchase(tx, tools, market, purchase, today);
      const choice = choices.find((offer) => offer.method === method);
      if (choice === undefined || choice.obstacle !== undefined)
        return fail({ kind: 'payment-not-possible' });
      const refusal = await keptHoldRefusal(tx, market.id, purchase, method, now);
      if (refusal !== undefined) return fail({ kind: refusal });
      const until = extendedHold(method, now, {
        createdAt: purchase.created_at,
        until: purchase.hold_until,
      });
      if (outlastsItsHold(method, now, until)) return fail({ kind: 'payment-not-possible' });
      if (!(await takeAgain(tx, purchase, now))) return fail({ kind: 'cart-changed' });
      await changePurchase(tx, purchase, {
        payment_method: method,
        hold_until: until,
        return_path: body.return_path,
      });
      await changeOpenPayment(tx, number, method, { market, now });
      const id = randomId();
      await insertAttempt(tx, {
        market: market.id,
        id,
        purchase_number: number,
        method,
        state: 'created',
        amount_minor: purchase.total_minor,
        currency: purchase.currency,
        channel: body.device?.channel ?? null,
        now,
        checkAt: firstCheck(now),
      });
      return ok(id);
    });
  }
};

const MOST_REMEMBERED = 10_000;
