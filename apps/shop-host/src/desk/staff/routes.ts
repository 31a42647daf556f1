import type { Market } from '@materia/market-model';
import { fail, ok } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import type { WithDb } from '../../platform/database/with-tx.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { findAnyOrder, lastPlacedOrders, orderWithLines } from '../../selling/orders/repository.ts';
import { holdEndOf, holdEndsOf } from '../../selling/stock/repository.ts';
import { advance } from './advance.ts';
import { wirePlacedOrder, wirePlacedOrderWithLines } from './wire-placed-order.ts';

const MOST_LISTED = 50;

/** The staff calls about orders: finding one, and moving it from step to step. */
export const orderDeskHandlers = ({
  db,
  security,
}: WithDb & { readonly security: SecurityLog }): HandlersOf<
  'listPlacedOrders' | 'readPlacedOrder' | 'advanceOrder'
> => ({
  listPlacedOrders: async ({ query }, { market }) => {
    const placed = await lastPlacedOrders(db, market.id, query, MOST_LISTED);
    const numbers = placed.map(({ number }) => number);
    const ends = await holdEndsOf(db, market.id, numbers);
    return ok(placed.map((order) => wirePlacedOrder(order, ends.get(order.number) ?? null)));
  },
  readPlacedOrder: async ({ params }, { market }) => {
    const order = await findAnyOrder(db, market.id, params.id);
    // An order whose payment has not arrived cannot be worked on yet.
    return order === undefined || !countsForBuyer(order)
      ? fail({ kind: 'not-found' })
      : ok(
          wirePlacedOrderWithLines(
            await orderWithLines(db, order),
            (await holdEndOf(db, market.id, order.number)) ?? null,
          ),
        );
  },
  advanceOrder: async ({ params, body }, { market, member, now }) => {
    const { status, parcel } = body;
    if (parcel !== undefined && !isParcelOf(market, status, parcel.carrier))
      return fail({ kind: 'bad-input', fields: [{ field: 'body.parcel', kind: 'invalid_value' }] });
    const moved = await advance(db, market, params.id, status, now, parcel);
    if (moved.ok) {
      if (moved.value.status === 'CANCELED')
        security({ event: 'order-cancelled', realm: 'staff', account: member.name });
      const { siteAccess, next, ...order } = moved.value;
      return ok({ ...order, next: [...next], ...(siteAccess && { site_access: siteAccess }) });
    }
    if (moved.error.kind === 'not-found') return fail({ kind: 'not-found' });
    const { kind, from, to, allowed } = moved.error;
    return fail({ kind, parameters: { from, to, allowed: allowed.join(' ') } });
  },
});

/** Only shipped orders are parcels, and only carriers of the market have a page that follows them. */
const isParcelOf = ({ settings }: Market, status: string, carrier: string): boolean =>
  status === 'SHIPPED' && settings.parcelCarriers.some(({ id }) => id === carrier);
