import { isEnded, needsCode, type BlikCode } from '@materia/domain-checkout';
import { money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { laterBy, millisecondsBetween } from '../../platform/process/instants.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';
import { CODE_LIVES_MS, payUntil, processingHold, RESTART_WITHIN_MS } from './holds.ts';
import type { AttemptToStart, PaymentPort, ProviderFacts, ProviderFault } from './payment-port.ts';
import { type AttemptRow, changeAttempt, checkAttemptAt, findAttempt } from './repository.ts';
import {
  changePurchase,
  findPurchase,
  lockWithCart,
  type PurchaseRow,
} from '../purchases/repository.ts';
import { raiseAlarm } from '../refunds/alarms-repository.ts';
import type { ReturnTokens } from '../purchases/return-tokens.ts';
import { applyFacts } from './settle.ts';

/** What payments need. */
export type PaymentTools = {
  readonly db: Db;
  readonly provider: PaymentPort;
  readonly links: GuestLinks;
  readonly tokens: ReturnTokens;
  /** Scheme and host of a market's storefront. */
  readonly shopOrigin: (market: Market) => string;
  readonly onFailure: (error: unknown, message: string) => void;
};

/** A market at an instant. */
export type Occasion = { readonly market: Market; readonly now: string };

/**
 * Attempts at the provider. Nothing here runs inside a transaction, because the provider is asked.
 */
export type Payments = {
  /**
   * Starts a stored attempt; a BLIK payment is confirmed by its code at once. Repeating it starts
   * nothing twice.
   */
  readonly start: (attemptId: string, occasion: Occasion, code?: BlikCode) => Promise<void>;
  /** Asks the provider about an attempt that is not over, and ends one whose time is. */
  readonly check: (attemptId: string, occasion: Occasion) => Promise<void>;
  /** Ends an attempt at the provider. False if the provider does not answer. */
  readonly cancel: (attemptId: string, occasion: Occasion) => Promise<boolean>;
};

export const payments = (tools: PaymentTools): Payments => {
  const { db, provider, tokens, shopOrigin } = tools;

  const apply = ({ market, now }: Occasion, facts: ProviderFacts): Promise<void> =>
    withTx(db, async (tx) => void (await applyFacts(tx, market, facts, now)));

  /** What we know without the provider: the attempt ended before it could be paid. */
  const giveUp = (attempt: AttemptRow, occasion: Occasion, facts: Partial<ProviderFacts>) =>
    apply(occasion, {
      attemptId: attempt.id,
      purchaseNumber: attempt.purchase_number,
      state: 'aborted',
      amountMinor: attempt.amount_minor,
      currency: attempt.currency,
      providerRef: attempt.provider_ref ?? '',
      ...facts,
    });

  const rejected = async (
    attempt: AttemptRow,
    reason: string,
    occasion: Occasion,
  ): Promise<void> => {
    await raiseAlarm(
      db,
      {
        market: attempt.market,
        kind: 'provider-rejected',
        attempt_id: attempt.id,
        purchase_number: attempt.purchase_number,
        detail: reason,
      },
      occasion.now,
    );
    await giveUp(attempt, occasion, { state: 'refused', failure: 'declined' });
  };

  const toStart = (attempt: AttemptRow, purchase: PurchaseRow, market: Market): AttemptToStart => ({
    id: attempt.id,
    purchaseNumber: purchase.number,
    method: attempt.method,
    amount: money(attempt.amount_minor, attempt.currency),
    email: purchase.email,
    returnUrl: `${shopOrigin(market)}${purchase.return_path ?? ''}/${attempt.id}?token=${tokens.of(market.id, attempt.id)}`,
    payUntil: payUntil(attempt.method, attempt.created_at),
  });

  const unanswered = (attempt: AttemptRow, occasion: Occasion): Promise<void> =>
    // An intent without a code can never be charged, and the code must not be kept for another try.
    needsCode(attempt.method)
      ? giveUp(attempt, occasion, { failure: 'provider-unavailable' })
      : changeAttempt(db, attempt, { failure: 'provider-unavailable' });

  const start: Payments['start'] = async (attemptId, occasion, code) => {
    const { market, now } = occasion;
    const stored = await findAttempt(db, market.id, attemptId);
    const purchase = stored && (await findPurchase(db, market.id, stored.purchase_number));
    if (stored === undefined || purchase === undefined) return;
    if (stored.state !== 'created') return;
    const attempt = toStart(stored, purchase, market);
    const isOld = millisecondsBetween(stored.created_at, now) >= RESTART_WITHIN_MS;
    // The provider forgets keys after a day, so an old attempt is never started, and a started one
    // not again.
    if (isOld || (isStarted(stored) && !needsCode(stored.method)))
      return check(attemptId, occasion);
    const started = await provider.start(attempt, market);
    if (!started.ok)
      return started.error.kind === 'unavailable'
        ? unanswered(stored, occasion)
        : rejected(stored, started.error.reason, occasion);
    await apply(occasion, started.value);
    if (stored.failure !== null) await changeAttempt(db, stored, { failure: null });
    if (!needsCode(stored.method)) return undefined;
    if (code === undefined)
      return giveUp(stored, occasion, { providerRef: started.value.providerRef });
    const { providerRef } = started.value;
    const confirmed = await provider.confirm({ ...attempt, providerRef }, code, market);
    if (confirmed.ok) return apply(occasion, confirmed.value);
    if (confirmed.error.kind === 'rejected') {
      await cancel(attemptId, occasion);
      return rejected(stored, confirmed.error.reason, occasion);
    }
    // Nobody knows yet whether the code arrived: the provider is asked until it answers.
    await apply(occasion, { ...started.value, state: 'pending' });
    return checkAttemptAt(db, stored, now);
  };

  const endAtProvider = async (
    attempt: StartedRow,
    occasion: Occasion,
  ): Promise<ProviderFacts | ProviderFault> => {
    const ended = await provider.cancel(
      { method: attempt.method, providerRef: attempt.provider_ref },
      occasion.market,
    );
    return ended.ok ? ended.value : ended.error;
  };

  const cancel: Payments['cancel'] = async (attemptId, occasion) => {
    const attempt = await findAttempt(db, occasion.market.id, attemptId);
    if (attempt === undefined || isEnded(attempt.state)) return true;
    // Without an answer to the start nobody knows the address or the reference to pay at.
    if (!isStarted(attempt)) {
      await giveUp(attempt, occasion, {});
      return true;
    }
    const ended = await endAtProvider(attempt, occasion);
    if (!('kind' in ended)) {
      await apply(occasion, ended.state === 'expired' ? { ...ended, state: 'aborted' } : ended);
      return isEnded(ended.state);
    }
    if (ended.kind === 'unavailable') return false;
    await giveUp(attempt, occasion, {});
    return true;
  };

  const check: Payments['check'] = async (attemptId, occasion) => {
    const { market, now } = occasion;
    const attempt = await findAttempt(db, market.id, attemptId);
    const purchase = attempt && (await findPurchase(db, market.id, attempt.purchase_number));
    if (attempt === undefined || purchase === undefined || isEnded(attempt.state)) return;
    const age = millisecondsBetween(attempt.created_at, now);
    if (!isStarted(attempt)) {
      if (!needsCode(attempt.method) && age < RESTART_WITHIN_MS) return start(attemptId, occasion);
      return giveUp(attempt, occasion, { failure: 'provider-unavailable' });
    }
    const isOver =
      purchase.state !== 'open' ||
      (purchase.hold_until !== null && purchase.hold_until <= now) ||
      (needsCode(attempt.method) && age >= CODE_LIVES_MS);
    const answer = isOver
      ? await endAtProvider(attempt, occasion)
      : await provider
          .read({ method: attempt.method, providerRef: attempt.provider_ref }, market)
          .then((read) => (read.ok ? read.value : read.error));
    if ('kind' in answer) {
      if (answer.kind === 'rejected') await giveUp(attempt, occasion, { state: 'expired' });
      return undefined;
    }
    await apply(occasion, answer);
    if (isOver && !isEnded(answer.state))
      await withTx(db, async (tx) => {
        const locked = await lockWithCart(tx, market.id, purchase.number);
        if (locked?.state === 'open')
          await changePurchase(tx, locked, { hold_until: processingHold(now) });
      });
    return undefined;
  };

  return { start, check, cancel };
};

/** An attempt that the provider knows. */
type StartedRow = AttemptRow & { readonly provider_ref: string };

const isStarted = (attempt: AttemptRow): attempt is StartedRow => attempt.provider_ref !== null;

/** When a stored attempt is looked at first, unless its shopper comes back before. */
export const firstCheck = (now: string): string => laterBy(now, 120_000);
