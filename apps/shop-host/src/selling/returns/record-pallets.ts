import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { countsForBuyer } from '@materia/domain-order';
import {
  depositRows,
  type OrderCharge,
  palletRefund,
  type PalletReturnRefusal,
} from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { takeBackPoints } from '../club/order-points.ts';
import { issueCreditNote } from '../documents/issue-credit-note.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { orderWithLines, type OrderWithLines } from '../orders/repository.ts';
import { sendBack } from '../refunds/send-back.ts';
import { insertPalletReturn, type PalletReturnRow, palletReturnsOf } from './pallets-repository.ts';
import { type Withdrawal, withdrawalsOf } from './repository.ts';
import { unitsOf } from './return-refund.ts';
import { receivedOn } from './withdrawals.ts';

type PalletRefusal =
  | { readonly kind: 'not-found' }
  | PalletReturnRefusal
  /** The order has none, or was not handed over yet. */
  | { readonly kind: 'no-pallets' };

/** The returnable pallets of an order. */
export type Pallets = {
  /** With a deposit that has not gone back, neither with pallets nor with everything else. */
  readonly out: number;
  /** That came back before. */
  readonly back: number;
  readonly deposit: { readonly quantity: number; readonly unitMinor: number };
};

/** Undefined for an order without returnable pallets. */
export const palletsOf = (
  { charges, lines }: Pick<OrderWithLines, 'charges' | 'lines'>,
  returned: readonly Pick<PalletReturnRow, 'pallets'>[],
  withdrawals: readonly Withdrawal[],
): Pallets | undefined => {
  const deposit = charges.find(isDeposit);
  if (deposit === undefined) return undefined;
  const lawful = withdrawals.filter(({ kind }) => kind === 'withdrawal');
  const isAllWithdrawn = lines.every(({ line, qty }) => unitsOf(lawful, line) === qty);
  const back = returned.reduce((sum, { pallets }) => sum + pallets, 0);
  return {
    out: isAllWithdrawn ? 0 : deposit.quantity - back,
    back,
    deposit: { quantity: deposit.quantity, unitMinor: deposit.unit.minor },
  };
};

const isDeposit = (
  charge: OrderCharge,
): charge is Extract<OrderCharge, { readonly kind: 'preparation-fee' | 'deposit' }> =>
  charge.kind === 'deposit';

/**
 * Records pallets that came back and sends their deposit back, with a mail to the buyer. Refused
 * after the last day, and for more pallets than are still out.
 */
export const recordPallets = (
  db: Db,
  market: Market,
  number: string,
  { count, day }: { readonly count: number; readonly day: PlainDate },
  { by, now }: { readonly by: string; readonly now: string },
): Promise<Result<PalletReturnRow, PalletRefusal>> =>
  withTx(db, async (tx) => {
    const order = await lockOrderToMove(tx, market.id, number);
    if (order === undefined || !countsForBuyer(order)) return fail({ kind: 'not-found' });
    const whole = await orderWithLines(tx, order);
    const pallets = palletsOf(
      whole,
      await palletReturnsOf(tx, market.id, number),
      await withdrawalsOf(tx, market.id, number),
    );
    const deliveredOn = receivedOn(whole, market);
    if (pallets === undefined || deliveredOn === undefined) return fail({ kind: 'no-pallets' });
    const refund = palletRefund(
      { delivered: pallets.out, returned: count, deliveredOn, returnedOn: day },
      { minor: pallets.deposit.unitMinor, currency: order.currency },
    );
    if (!refund.ok) return refund;
    const row: PalletReturnRow = {
      market: market.id,
      id: randomId(),
      order_number: number,
      pallets: count,
      refund_minor: refund.value.minor,
      returned_on: day,
      recorded_at: now,
      recorded_by: by,
    };
    await insertPalletReturn(tx, row);
    await issueCreditNote(tx, market, {
      whole,
      rows: depositRows(whole.charges, { before: pallets.back, now: count }),
      reason: 'deposit',
      cause: row.id,
      now,
    });
    await sendBack(tx, order, refund.value.minor, { kind: 'pallets', id: row.id }, now);
    await takeBackPoints(tx, order, now);
    await enqueueMail(tx, {
      market: market.id,
      kind: 'pallets-returned',
      payload: { pallets: row.id },
      now,
    });
    return ok(row);
  });
