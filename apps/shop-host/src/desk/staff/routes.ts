import { fail, ok } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import type { WithDb } from '../../platform/database/with-tx.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { findAnyOrder } from '../../selling/orders/repository.ts';
import { advance } from './advance.ts';
import { wireStaffOrder } from './wire-staff-order.ts';

/** The staff calls about orders: reading one, and moving it from step to step. */
export const orderDeskHandlers = ({
  db,
}: WithDb): HandlersOf<'readStaffOrder' | 'advanceOrder'> => ({
  readStaffOrder: async ({ params }, { market }) => {
    const order = await findAnyOrder(db, market.id, params.id);
    // An order whose payment has not arrived cannot be worked on yet.
    return order === undefined || !countsForBuyer(order)
      ? fail({ kind: 'not-found' })
      : ok(wireStaffOrder(order));
  },
  advanceOrder: async ({ params, body }, { market, now }) => {
    const moved = await advance(db, market, params.id, body.status, now);
    if (moved.ok) return ok({ ...moved.value, next: [...moved.value.next] });
    if (moved.error.kind === 'not-found') return fail({ kind: 'not-found' });
    const { kind, from, to, allowed } = moved.error;
    return fail({ kind, parameters: { from, to, allowed: allowed.join(' ') } });
  },
});
