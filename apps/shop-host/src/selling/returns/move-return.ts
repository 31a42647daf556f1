import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { money } from '@materia/domain-money';
import {
  acceptedRefund,
  inspection,
  returnAfter,
  type ReturnEffect,
  type ReturnEvent,
} from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { sendBack } from '../refunds/send-back.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import type { OrderRow } from '../orders/repository.ts';
import {
  findReturnLines,
  insertReturn,
  insertReturnLines,
  type ReturnRow,
  saveAcceptedUnits,
  saveReturn,
} from './repository.ts';

/** What a buyer returns: units by the number of their line, and what goes back for them. */
type NewReturn = {
  readonly units: ReadonlyMap<number, number>;
  readonly refundMinor: number;
  readonly isBeforeHandover: boolean;
};

/**
 * What staff or a carrier report about a return. An inspection names the accepted units of each
 * line, by its number; lines that are missing were accepted in full.
 */
export type ReturnReport =
  | { readonly kind: 'sent' | 'received' | 'refunded' }
  | { readonly kind: 'inspected'; readonly accepted: ReadonlyMap<number, number> };

/** Writes the return of a buyer who withdraws from a locked order, and does what it requires. */
export const startReturn = async (
  tx: Tx,
  order: OrderRow,
  { units, refundMinor, isBeforeHandover }: NewReturn,
  occasion: { readonly market: Market; readonly now: string },
): Promise<void> => {
  const step = returnAfter('new', isBeforeHandover ? 'announced-before-handover' : 'announced');
  if (!step.ok) throw new Error('Every return begins with one of its announcements');
  const { state, effects } = step.value;
  const id = randomId();
  const { market } = order;
  const row = await insertReturn(
    tx,
    { market, id, order_number: order.number, state, refund_minor: refundMinor },
    occasion.now,
  );
  await insertReturnLines(tx, row, units);
  for (const effect of effects)
    if (effect === 'cancel-order') {
      const moved = await moveOrder(tx, order, { kind: 'withdrawn' }, occasion);
      if (!moved.ok) throw new Error(`The order ${order.number} cannot be cancelled any more`);
    } else await doReturnEffect(tx, order, row, effect, occasion.now);
};

/**
 * Moves a locked return on, and does what its step requires. Refuses a report that its state does
 * not allow, and an inspection that accepts more units than were returned.
 */
export const moveReturn = async (
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  report: ReturnReport,
  { by, now }: { readonly by: string; readonly now: string },
): Promise<Result<ReturnRow, { readonly kind: 'step-not-allowed' | 'too-many-units' }>> => {
  const inspected =
    report.kind === 'inspected' ? await inspectedLines(tx, order, row, report.accepted) : [];
  const event: Result<ReturnEvent, { readonly kind: 'too-many-units' }> =
    report.kind === 'inspected' ? inspection(inspected) : ok(report.kind);
  if (!event.ok) return event;
  const step = returnAfter(row.state, event.value);
  if (!step.ok) return fail({ kind: 'step-not-allowed' });
  const { state, effects } = step.value;
  for (const { line, accepted } of inspected) await saveAcceptedUnits(tx, row, line, accepted);
  const moved = await saveReturn(
    tx,
    row,
    {
      state,
      ...(state === 'refunded' && { settled_by: by }),
      ...(report.kind === 'inspected' && {
        refund_minor: acceptedRefund(money(row.refund_minor, order.currency), inspected).minor,
      }),
    },
    now,
  );
  for (const effect of effects) {
    if (effect === 'cancel-order') throw new Error('Only an announcement cancels an order');
    await doReturnEffect(tx, order, moved, effect, now);
  }
  return ok(moved);
};

/** The steps that lead to a refund of everything, for staff who have all products back at once. */
export const ACCEPTED_IN_FULL: readonly ReturnReport[] = [
  { kind: 'received' },
  { kind: 'inspected', accepted: new Map() },
  { kind: 'refunded' },
];

const inspectedLines = async (
  tx: Tx,
  { currency }: Pick<OrderRow, 'currency'>,
  row: ReturnRow,
  accepted: ReadonlyMap<number, number>,
) => {
  const lines = await findReturnLines(tx, row);
  return lines.map(({ line, qty, unit_minor }) => ({
    line,
    unitPrice: money(unit_minor, currency),
    units: qty,
    accepted: accepted.get(line) ?? qty,
  }));
};

const doReturnEffect = async (
  tx: Tx,
  order: OrderRow,
  { market, id, refund_minor }: ReturnRow,
  effect: Exclude<ReturnEffect, 'cancel-order'>,
  now: string,
): Promise<void> => {
  switch (effect) {
    case 'refund':
      await sendBack(tx, order, { amountMinor: refund_minor, withdrawalId: id }, now);
      break;
    case 'mail-receipt':
      await enqueueMail(tx, {
        market,
        kind: 'withdrawal-received',
        payload: { withdrawal: id },
        now,
      });
      break;
    default:
      unreachable(effect);
  }
};
