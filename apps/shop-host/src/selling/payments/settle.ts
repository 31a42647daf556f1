import { isEnded, isRefundDue, type PaymentAlarm, settlePayment } from '@materia/domain-checkout';
import { decimalAmount, money, parseCurrency } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { Tx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { bankHold, holdAfterEnd } from './holds.ts';
import type { ProviderFacts } from './payment-port.ts';
import { doEffects } from '../lifecycle/purchase-effects.ts';
import {
  type AttemptRow,
  changeAttempt,
  checkAttemptAt,
  findAttempt,
  purchaseNumberOfAttempt,
} from './repository.ts';
import {
  changePurchase,
  lockWithCart,
  type PurchaseRow,
  releaseAt,
} from '../purchases/repository.ts';
import { raiseAlarm } from '../refunds/alarms-repository.ts';

/** What became of facts about a payment. */
export type Settled = 'applied' | 'not-ours' | 'alarm';

/** How long after a sign of life an attempt is looked at again. */
const NEXT_CHECK_MS = 120_000;

/**
 * Applies what a provider says about a payment, whoever asked or was told: the one path on which a
 * purchase is completed. Facts that do not fit the attempt change nothing and raise an alarm.
 */
export const applyFacts = async (
  tx: Tx,
  market: Market,
  facts: ProviderFacts,
  now: string,
): Promise<Settled> => {
  if (facts.attemptId === '') return 'not-ours';
  const purchase = await lockWithCart(
    tx,
    market.id,
    purchaseNumberOfAttempt(market.id, facts.attemptId),
  );
  const attempt = await findAttempt(tx, market.id, facts.attemptId);
  const alarm = async (kind: PaymentAlarm): Promise<Settled> => {
    await raiseAlarm(
      tx,
      {
        market: market.id,
        kind,
        attempt_id: facts.attemptId.slice(0, 64),
        purchase_number: attempt?.purchase_number ?? null,
        detail: [
          `${facts.providerRef}: ${facts.state}, ${amountIn(facts.amountMinor, facts.currency)}`,
          `order ${facts.purchaseNumber}`,
          ...(attempt === undefined
            ? []
            : [`expected ${amountIn(attempt.amount_minor, attempt.currency)}`]),
        ].join('; '),
      },
      now,
    );
    return 'alarm';
  };
  if (attempt === undefined) return alarm('payment-of-unknown-attempt');
  if (purchase === undefined) throw new Error('An attempt has its purchase');
  if (
    facts.purchaseNumber !== attempt.purchase_number ||
    (attempt.provider_ref !== null && facts.providerRef !== attempt.provider_ref)
  )
    return alarm('payment-of-another-purchase');
  const settled = settlePayment(
    {
      attempt: {
        attemptId: attempt.id,
        amount: money(attempt.amount_minor, attempt.currency),
        state: attempt.state,
      },
      purchase: purchase.state,
    },
    { ...facts, attemptId: facts.attemptId },
  );
  if (!settled.ok) return alarm(settled.error.kind);
  const { attempt: state, purchase: next, effects } = settled.value;
  await writeAttempt(tx, attempt, facts, state, now);
  await doEffects(tx, effects, { market, purchase, now }, attempt);
  await writePurchase(tx, purchase, attempt, { state, next }, now);
  return 'applied';
};

/** An amount for staff; that of a currency which no market has stays in minor units. */
const amountIn = (minor: number, code: string): string => {
  const currency = parseCurrency(code);
  return currency.ok
    ? `${decimalAmount(money(minor, currency.value))} ${code}`
    : `${minor} minor units of ${code}`;
};

const writeAttempt = async (
  tx: Tx,
  attempt: AttemptRow,
  facts: ProviderFacts,
  state: AttemptRow['state'],
  now: string,
): Promise<void> => {
  await changeAttempt(tx, attempt, {
    state,
    provider_ref: attempt.provider_ref ?? (facts.providerRef === '' ? null : facts.providerRef),
    charge_ref: facts.chargeRef ?? attempt.charge_ref,
    redirect_url: isEnded(state) ? null : (facts.redirectUrl ?? attempt.redirect_url),
    failure: state === 'paid' ? null : (facts.failure ?? attempt.failure),
    ...(facts.reference && { reference: JSON.stringify(facts.reference) }),
  });
  if (state !== attempt.state && !isEnded(state))
    await checkAttemptAt(tx, attempt, laterBy(now, NEXT_CHECK_MS));
};

const writePurchase = async (
  tx: Tx,
  purchase: PurchaseRow,
  attempt: AttemptRow,
  { state, next }: { readonly state: AttemptRow['state']; readonly next: PurchaseRow['state'] },
  now: string,
): Promise<void> => {
  if (isRefundDue(state, next === 'cancelled')) return;
  if (next !== purchase.state)
    await changePurchase(tx, purchase, { state: next, payment_method: attempt.method });
  if (next !== 'open' || purchase.hold_until === null) return;
  if (state === 'pending')
    await changePurchase(tx, purchase, {
      hold_until: bankHold(attempt.method, now, {
        createdAt: purchase.created_at,
        until: purchase.hold_until,
      }),
    });
  else if (isEnded(state) && !isEnded(attempt.state)) {
    const until = holdAfterEnd(now, purchase.hold_until);
    if (until === purchase.hold_until) return;
    await changePurchase(tx, purchase, { hold_until: until });
    await releaseAt(tx, purchase.market, purchase.number, until);
  }
};
