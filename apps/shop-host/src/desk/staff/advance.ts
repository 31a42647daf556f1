import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  countsForBuyer,
  isOrderStatus,
  kindOfOrder,
  nextStatuses,
  type OrderStatus,
} from '@materia/domain-order';
import type { ShippedParcel, SiteAccess } from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { saveParcel } from '../../selling/orders/steps-repository.ts';
import { lockOrderToMove, moveOrder } from '../../selling/lifecycle/move-order.ts';

type Advanced = {
  readonly number: string;
  readonly status: OrderStatus;
  readonly next: readonly OrderStatus[];
  /** What the driver needs to know of the place. */
  readonly siteAccess: SiteAccess | null;
};
type AdvanceRefusal =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'step-not-allowed';
      readonly from: OrderStatus;
      readonly to: string;
      readonly allowed: readonly OrderStatus[];
    };

/**
 * Moves an order by one step that the order machine allows for its kind, with everything that
 * follows from it. With SHIPPED comes the parcel, which the mail and the pages of the buyer name.
 */
export const advance = (
  db: Db,
  market: Market,
  number: string,
  to: string,
  now: string,
  parcel?: ShippedParcel,
): Promise<Result<Advanced, AdvanceRefusal>> =>
  withTx(db, async (tx) => {
    const order = await lockOrderToMove(tx, market.id, number);
    // An order whose payment has not arrived cannot be worked on yet.
    if (order === undefined || !countsForBuyer(order)) return fail({ kind: 'not-found' });
    const kind = kindOfOrder(order);
    const moved = isOrderStatus(to)
      ? await moveOrder(tx, order, { kind: 'advance', to }, { market, now })
      : undefined;
    if (moved === undefined || !moved.ok)
      return fail({
        kind: 'step-not-allowed',
        from: order.status,
        to,
        allowed: nextStatuses(kind, order.status),
      });
    if (parcel !== undefined) await saveParcel(tx, order, parcel);
    return ok({
      number,
      status: moved.value,
      next: nextStatuses(kind, moved.value),
      siteAccess: order.site_access,
    });
  });
