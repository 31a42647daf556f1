import { fail, ok, type Result } from '@materia/domain-kernel';
import { advanceOrder, nextStatuses, stockSettlement } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { limitCollection, settleHolds } from '../../selling/checkout/release-order.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { handsOver, writeHandoverDocuments } from '../../selling/documents/handover-documents.ts';
import { kindOf } from '../../selling/orders/order-kind.ts';
import { lockOrder } from '../../selling/orders/repository.ts';
import { refundOrder } from '../../selling/payments/refund-order.ts';
import { writeStatus } from '../../selling/orders/write-status.ts';

type Advanced = {
  readonly number: string;
  readonly status: string;
  readonly next: readonly string[];
};
type AdvanceRefusal =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'step-not-allowed';
      readonly from: string;
      readonly to: string;
      readonly allowed: readonly string[];
    };

/**
 * Moves an order by one step that tracking allows for its kind. Held stock is settled once: removed when the order
 * is handed over, released together with the pickup slot when it is cancelled: at the store, or at the seller of the
 * order. The shop's own orders are invoiced when they are handed over.
 */
export const advance = (
  db: Db,
  market: Market,
  number: string,
  to: string,
  now: string,
): Promise<Result<Advanced, AdvanceRefusal>> =>
  withTx(db, async (tx) => {
    const order = await lockOrder(tx, market.id, number);
    // An order whose payment has not arrived cannot be worked on yet.
    if (!order?.confirmed) return fail({ kind: 'not-found' });
    const kind = kindOf(order);
    const step = advanceOrder(kind, order.status, to);
    if (!step.ok)
      return fail({
        kind: 'step-not-allowed',
        from: order.status,
        to,
        allowed: nextStatuses(kind, order.status),
      });
    const settled = order.stock_state === 'held' ? stockSettlement(step.value) : undefined;
    if (settled !== undefined) await settleHolds(tx, [order], settled);
    await writeStatus(tx, order, step.value, now);
    if (step.value === 'READY') await limitCollection(tx, market, order, now);
    if (settled === 'released') await refundOrder(tx, order, now);
    if (handsOver(kind, step.value)) await writeHandoverDocuments(tx, market, order, now);
    return ok({ number, status: step.value, next: nextStatuses(kind, step.value) });
  });
