import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { OrderRow } from '../orders/repository.ts';
import { moveOrder } from './move-order.ts';

/**
 * Cancels a locked order for its buyer, with its refund and its mails: also to the vendor, if another
 * sells the products. Refused once somebody has begun to prepare it.
 */
export const cancelByBuyer = async (
  tx: Tx,
  order: OrderRow,
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<Result<undefined, Refusal<'step-not-allowed'>>> => {
  const moved = await moveOrder(tx, order, { kind: 'cancelled-by-buyer' }, { market, now });
  if (!moved.ok) return fail({ kind: 'step-not-allowed' });
  if (order.fulfilment.vendor !== undefined)
    await enqueueMail(tx, {
      market: market.id,
      kind: 'vendor-order-cancelled',
      payload: { number: order.number },
      now,
    });
  return ok(undefined);
};
