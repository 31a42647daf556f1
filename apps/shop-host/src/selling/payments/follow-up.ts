import { purchaseAfter } from '@materia/domain-checkout';
import { money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import { withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { applyRefund } from './notices.ts';
import type { Payments, PaymentTools } from './payments.ts';
import { doEffects } from './purchase-effects.ts';
import {
  changeAttempt,
  changePurchase,
  dueAttempts,
  dueRefunds,
  findAttempt,
  findPurchase,
  overduePurchases,
  type RefundRow,
} from './repository.ts';
import { lockWithCart } from './settle.ts';

type FollowUpTools = PaymentTools & {
  readonly payments: Payments;
  readonly marketById: (id: string) => Market | undefined;
  readonly now: () => string;
};

/** How many attempts, purchases and refunds one round takes. */
const AT_ONCE = 50;
const PAUSE_MS = 5000;
/** The provider is asked at growing intervals, up to this one. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;

const pauseAfter = (checks: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** checks, LONGEST_RETRY_MS);

/**
 * Looks after payments whose notice has not come: asks the provider, ends attempts whose time is over, and only then releases
 * what their purchases held; sends refunds and asks what became of them. Every row is a step of its own, so that one that
 * fails delays no other. Returns how many it looked at.
 */
export const followUp = async (tools: FollowUpTools): Promise<number> => {
  const { db, payments, marketById, now, onFailure } = tools;
  const at = now();
  let count = 0;
  const each = async <Row extends { readonly market: string }>(
    rows: readonly Row[],
    work: (row: Row, market: Market) => Promise<void>,
  ): Promise<void> => {
    for (const row of rows) {
      const market = marketById(row.market);
      if (market === undefined) continue;
      count += 1;
      try {
        await work(row, market);
      } catch (error) {
        onFailure(error, 'a payment could not be followed up');
      }
    }
  };
  await each(await dueAttempts(db, at, AT_ONCE), async (attempt, market) => {
    // Set first, so that neither a second host nor a failure comes back to it at once.
    const purchase = await findPurchase(db, market.id, attempt.purchase_number);
    const next = laterBy(at, pauseAfter(attempt.checks));
    const end = purchase?.hold_until;
    await changeAttempt(db, attempt, {
      check_at: end && end > at && end < next ? end : next,
      checks: attempt.checks + 1,
    });
    await payments.check(attempt.id, { market, now: at });
  });
  await each(await overduePurchases(db, at, AT_ONCE), ({ number }, market) =>
    giveUpPurchase(tools, number, market, at),
  );
  await each(await dueRefunds(db, at, AT_ONCE), (refund, market) =>
    followRefund(tools, refund, market, at),
  );
  return count;
};

/** Fails a purchase that can no longer be paid: its products are released, and its cart comes back. */
const giveUpPurchase = (
  { db }: FollowUpTools,
  number: string,
  market: Market,
  now: string,
): Promise<void> =>
  withTx(db, async (tx) => {
    const purchase = await lockWithCart(tx, market.id, number);
    if (purchase?.state !== 'open' || purchase.hold_until === null || purchase.hold_until > now)
      return;
    const { state, effects } = purchaseAfter(purchase.state, 'hold-ended');
    await doEffects(tx, effects, { market, purchase, now });
    await changePurchase(tx, purchase, { state, cart_state: 'done' });
  });

const followRefund = async (
  { db, provider }: FollowUpTools,
  refund: RefundRow,
  market: Market,
  now: string,
): Promise<void> => {
  const attempt = await findAttempt(db, market.id, refund.attempt_id);
  if (attempt?.charge_ref == null) throw new Error('Money that goes back was charged');
  await db
    .updateTable('payment_refund')
    .set({ check_at: laterBy(now, pauseAfter(refund.checks)), checks: refund.checks + 1 })
    .where('market', '=', market.id)
    .where('id', '=', refund.id)
    .execute();
  const answer =
    refund.provider_ref === null
      ? await provider.refund(
          {
            id: refund.id,
            chargeRef: attempt.charge_ref,
            amount: money(refund.amount_minor, refund.currency),
          },
          market,
        )
      : await provider.readRefund(refund.provider_ref, market);
  if (!answer.ok && answer.error.kind === 'unavailable') return;
  await withTx(db, async (tx) => {
    if (answer.ok) {
      await tx
        .updateTable('payment_refund')
        .set({ provider_ref: answer.value.providerRef })
        .where('market', '=', market.id)
        .where('id', '=', refund.id)
        .execute();
      await applyRefund(tx, market, { ...answer.value, refundId: refund.id }, now);
    } else
      await applyRefund(
        tx,
        market,
        {
          refundId: refund.id,
          providerRef: answer.error.kind === 'rejected' ? answer.error.reason : '',
          state: 'failed',
        },
        now,
      );
  });
};

/** Looks after payments again and again until stopped. */
export const startFollowUp = (tools: FollowUpTools): { readonly stop: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const round = (): void => {
    running = followUp(tools)
      .catch((error: unknown) => tools.onFailure(error, 'payments could not be followed up'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(round, PAUSE_MS);
      });
  };
  timer = setTimeout(round, PAUSE_MS);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
