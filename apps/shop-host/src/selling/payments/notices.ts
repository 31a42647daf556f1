import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { PaymentTools } from './payments.ts';
import type { ProviderNotice } from './payment-port.ts';
import { applyRefund } from '../refunds/refunds.ts';
import { raiseAlarm } from '../refunds/alarms-repository.ts';
import { findAttemptByCharge, insertNotice, saveNoticeOutcome } from './repository.ts';
import { applyFacts, type Settled } from './settle.ts';

type NoticeTools = Pick<PaymentTools, 'db' | 'provider'>;

/** No notice is larger. */
const LARGEST_NOTICE = 1_048_576;

/**
 * A notice of the provider: verified over its exact bytes, stored by its id and applied in the same
 * transaction, so that a repeated one has no effect and none is lost. Refused if it is not signed
 * with the market's secret.
 */
export const receiveNotice = async (
  { db, provider }: NoticeTools,
  body: AsyncIterable<Uint8Array>,
  signature: string,
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<Result<undefined, { readonly kind: 'bad-input' }>> => {
  const bytes = await bytesOf(body);
  const notice = bytes && (await provider.readNotice(bytes, signature, market, now));
  if (!notice?.ok) return fail({ kind: 'bad-input' });
  await withTx(db, (tx) => applyNotice(tx, notice.value, { market, now }));
  return ok(undefined);
};

const bytesOf = async (body: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST_NOTICE) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

type Occasion = { readonly market: Market; readonly now: string };

const applyNotice = async (tx: Tx, notice: ProviderNotice, occasion: Occasion): Promise<void> => {
  const { market, now } = occasion;
  const { about } = notice;
  const isNew = await insertNotice(tx, {
    market: market.id,
    event_id: notice.eventId,
    type: notice.type,
    attempt_id: about.kind === 'payment' ? about.facts.attemptId.slice(0, 64) : null,
    happened_at: notice.happenedAt,
    received_at: now,
  });
  if (!isNew) return;
  const outcome = await outcomeOf(tx, about, occasion);
  await saveNoticeOutcome(tx, market.id, notice.eventId, outcome);
};

const outcomeOf = async (
  tx: Tx,
  about: ProviderNotice['about'],
  { market, now }: Occasion,
): Promise<Settled> => {
  if (about.kind === 'payment') return applyFacts(tx, market, about.facts, now);
  if (about.kind === 'refund') return applyRefund(tx, market.id, about.facts, now);
  if (about.kind === 'other') return 'not-ours';
  const attempt = await findAttemptByCharge(tx, market.id, about.chargeRef);
  await raiseAlarm(
    tx,
    {
      market: market.id,
      kind: 'dispute',
      attempt_id: attempt?.id ?? null,
      purchase_number: attempt?.purchase_number ?? null,
      detail: `${about.chargeRef}: ${about.reason}`,
    },
    now,
  );
  return 'alarm';
};
