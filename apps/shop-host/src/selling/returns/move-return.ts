import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import {
  type InspectedLine,
  inspection,
  returnAfter,
  type ReturnEffect,
  type ReturnEvent,
  type ReturnFault,
} from '@materia/domain-order';
import { type RefundPart, refundTotal } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { takeBackPoints } from '../club/order-points.ts';
import { issueCreditNote } from '../documents/issue-credit-note.ts';
import { sendBack } from '../refunds/send-back.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { type OrderRow, orderWithLines } from '../orders/repository.ts';
import { palletReturnsOf } from './pallets-repository.ts';
import {
  findReturnLines,
  insertReturn,
  insertReturnLines,
  type ReturnRow,
  saveInspectedLine,
  saveReturn,
  withdrawalsOf,
} from './repository.ts';
import { refundOf } from './return-refund.ts';
import { watchRefund } from './watch-refund.ts';

/** What a buyer returns: units by the number of their line, and what goes back for them. */
type NewReturn = Pick<ReturnRow, 'seq' | 'kind' | 'way' | 'name'> & {
  readonly outsideTrade: boolean;
  readonly units: ReadonlyMap<number, number>;
  readonly refundMinor: number;
  readonly isBeforeHandover: boolean;
};

/**
 * What a buyer, a carrier or staff report about a return. An inspection names the accepted units of
 * each line, by its number, and the reason for the others; lines that are missing were accepted in
 * full.
 */
export type ReturnReport =
  | { readonly kind: 'sent'; readonly carrier: string; readonly parcel: string }
  | { readonly kind: 'received' | 'refunded' }
  | { readonly kind: 'inspected'; readonly lines: InspectedUnits };

export type InspectedUnits = ReadonlyMap<
  number,
  { readonly accepted: number; readonly fault?: ReturnFault | undefined }
>;

export type ReturnReportRefusal = {
  readonly kind: 'step-not-allowed' | 'too-many-units' | 'reason-missing';
};

/** Writes the return of a buyer who withdraws from a locked order, and does what it requires. */
export const startReturn = async (
  tx: Tx,
  order: OrderRow,
  { seq, kind, way, name, outsideTrade, units, refundMinor, isBeforeHandover }: NewReturn,
  occasion: { readonly market: Market; readonly now: string },
): Promise<void> => {
  const step = returnAfter('new', isBeforeHandover ? 'announced-before-handover' : 'announced');
  if (!step.ok) throw new Error('Every return begins with one of its announcements');
  const { state, effects } = step.value;
  const id = randomId();
  const { market } = order;
  const row = await insertReturn(
    tx,
    {
      market,
      id,
      order_number: order.number,
      seq,
      kind,
      way,
      name,
      outside_trade: outsideTrade,
      state,
      refund_minor: refundMinor,
    },
    occasion.now,
  );
  await insertReturnLines(tx, row, units);
  for (const effect of effects)
    if (effect === 'cancel-order') {
      const moved = await moveOrder(tx, order, { kind: 'withdrawn' }, occasion);
      if (!moved.ok) throw new Error(`The order ${order.number} cannot be cancelled any more`);
    } else await doReturnEffect(tx, order, row, effect, occasion);
  if (!isBeforeHandover) await watchRefund(tx, row, occasion.market, occasion.now);
  if (order.fulfilment.vendor !== undefined)
    await enqueueMail(tx, {
      market,
      kind: 'vendor-return',
      payload: { withdrawal: id },
      now: occasion.now,
    });
};

/**
 * Moves a locked return on, and does what its step requires. Refuses a report that its state does
 * not allow, and an inspection that accepts more units than were returned or gives no reason.
 */
export const moveReturn = async (
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  report: ReturnReport,
  { market, by, now }: { readonly market: Market; readonly by: string; readonly now: string },
): Promise<Result<ReturnRow, ReturnReportRefusal>> => {
  const inspected = report.kind === 'inspected' ? await inspectedLines(tx, row, report.lines) : [];
  const event: Result<ReturnEvent, ReturnReportRefusal> =
    report.kind === 'inspected' ? inspection(inspected) : ok(report.kind);
  if (!event.ok) return event;
  const step = returnAfter(row.state, event.value);
  if (!step.ok) return fail({ kind: 'step-not-allowed' });
  const { state, effects } = step.value;
  for (const line of inspected) await saveInspectedLine(tx, row, line);
  const moved = await saveReturn(
    tx,
    row,
    {
      state,
      ...(state === 'refunded' && { settled_by: by }),
      ...(report.kind === 'sent' && { carrier: report.carrier, parcel: report.parcel }),
      ...(report.kind === 'inspected' && {
        refund_minor: refundTotal(await acceptedRows(tx, order, row, inspected), order.currency)
          .included.minor,
      }),
    },
    now,
  );
  for (const effect of effects) {
    if (effect === 'cancel-order') throw new Error('Only an announcement cancels an order');
    await doReturnEffect(tx, order, moved, effect, { market, now });
  }
  if (report.kind === 'sent' || report.kind === 'received')
    await watchRefund(tx, moved, market, now);
  return ok(moved);
};

/** The steps that lead to a refund of everything, for staff who have all products back at once. */
export const ACCEPTED_IN_FULL: readonly ReturnReport[] = [
  { kind: 'received' },
  { kind: 'inspected', lines: new Map() },
  { kind: 'refunded' },
];

type InspectedUnit = InspectedLine & { readonly line: number };

const inspectedLines = async (
  tx: Tx,
  row: ReturnRow,
  lines: InspectedUnits,
): Promise<readonly InspectedUnit[]> =>
  (await findReturnLines(tx, row)).map(({ line, qty }) => ({
    line,
    units: qty,
    accepted: lines.get(line)?.accepted ?? qty,
    fault: lines.get(line)?.fault,
  }));

/** What goes back for the accepted units of a return, by line. */
const acceptedRows = async (
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  inspected: readonly Pick<InspectedUnit, 'line' | 'units' | 'accepted'>[],
): Promise<readonly RefundPart[]> => {
  const all = await withdrawalsOf(tx, row.market, order.number);
  return refundOf(await orderWithLines(tx, order), {
    kind: row.kind,
    earlier: all.filter(({ seq }) => seq < row.seq),
    pallets: await palletReturnsOf(tx, row.market, order.number),
    units: new Map(inspected.map(({ line, units, accepted }) => [line, { now: units, accepted }])),
  });
};

/** Corrects the invoice of an order by the accepted units of a return. */
const credit = async (
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<void> => {
  const lines = (await findReturnLines(tx, row)).map(({ line, qty, accepted }) => ({
    line,
    units: qty,
    accepted: accepted ?? qty,
  }));
  await issueCreditNote(tx, market, {
    whole: await orderWithLines(tx, order),
    rows: await acceptedRows(tx, order, row, lines),
    reason: row.kind === 'withdrawal' ? 'withdrawal' : 'return',
    cause: row.id,
    now,
  });
};

const RETURN_MAILS = {
  'mail-receipt': 'withdrawal-received',
  'mail-received': 'return-received',
  'mail-inspected': 'return-inspected',
} as const;

const doReturnEffect = async (
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  effect: Exclude<ReturnEffect, 'cancel-order'>,
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<void> => {
  switch (effect) {
    case 'refund':
      await credit(tx, order, row, { market, now });
      await sendBack(tx, order, row.refund_minor, { kind: 'withdrawal', id: row.id }, now);
      await takeBackPoints(tx, order, now);
      break;
    case 'mail-receipt':
    case 'mail-received':
    case 'mail-inspected':
      await enqueueMail(tx, {
        market: market.id,
        kind: RETURN_MAILS[effect],
        payload: { withdrawal: row.id },
        now,
      });
      break;
    default:
      unreachable(effect);
  }
};
