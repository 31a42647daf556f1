import { fail, ok, type Result } from '@materia/domain-kernel';
import { advanceOrder, nextStatuses, stockSettlement } from '@materia/domain-order-tracking';
import type { Market } from '@materia/market-model';
import { freeSlot } from '../../selling/checkout/repository.ts';
import { settleSellerStock, settleStock } from '../../selling/checkout/stock.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { handsOver, writeHandoverDocuments } from '../../selling/documents/handover-documents.ts';
import { kindOf } from '../../selling/orders/order-kind.ts';
import { lockOrder } from '../../selling/orders/repository.ts';

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
    if (order === undefined) return fail({ kind: 'not-found' });
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
    if (settled !== undefined) {
      const lines = await tx
        .selectFrom('order_line')
        .select(['sku', 'offer_code as offerCode', 'qty'])
        .where('market', '=', market.id)
        .where('order_number', '=', number)
        .execute();
      if (kind.isThirdParty) await settleSellerStock(tx, market.id, lines, settled);
      else await settleStock(tx, market.id, order.store_id, lines, settled);
      if (settled === 'released' && order.pickup_date !== null && order.pickup_hour !== null)
        await freeSlot(tx, market.id, order.store_id, order.pickup_date, order.pickup_hour);
    }
    const { seq } = await tx
      .selectFrom('order_status')
      .select((entry) => entry.fn.max('seq').as('seq'))
      .where('market', '=', market.id)
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('orders')
      .set({ status: step.value, ...(settled && { stock_state: settled }) })
      .where('market', '=', market.id)
      .where('number', '=', number)
      .execute();
    await tx
      .insertInto('order_status')
      .values({
        market: market.id,
        order_number: number,
        seq: seq + 1,
        status: step.value,
        at: now,
      })
      .execute();
    if (handsOver(kind, step.value))
      await writeHandoverDocuments(tx, market, { ...order, status: step.value }, now);
    return ok({ number, status: step.value, next: nextStatuses(kind, step.value) });
  });
