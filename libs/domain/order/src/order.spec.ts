import { describe, expect, it } from 'vitest';
import { nextStatuses } from './order-machine.ts';
import {
  EVERY_ORDER_STATE,
  kindOfOrder,
  type Order,
  ORDER_STATES,
  type OrderInState,
  parseOrderState,
  STOCK_STATES,
  WEB_ORDER_TYPES,
} from './order.ts';
import { LEGACY_STATUSES, OFFER_STATUSES } from './statuses.ts';

const STATUSES = [...new Set([...LEGACY_STATUSES, ...OFFER_STATUSES, 'NEW'])];

/** Every combination of stored facts, possible or not. */
const EVERY_FACT = WEB_ORDER_TYPES.flatMap((type) =>
  [true, false].flatMap((counts) =>
    STOCK_STATES.flatMap((stock) =>
      STATUSES.map((status) => ({ type, counts, stock, status }) as const),
    ),
  ),
);

describe('the progress of an order', () => {
  it('is one state for each possible combination of stored facts, and none for the others', () => {
    const found = EVERY_FACT.flatMap((facts) => {
      const progress = parseOrderState(facts);
      if (!progress.ok) {
        expect(progress.error).toEqual({ kind: 'impossible-order-state', ...facts });
        return [];
      }
      const { state, type, status } = progress.value;
      expect({ type, status, ...ORDER_STATES[state] }).toMatchObject(facts);
      return [progress.value];
    });
    expect(found).toHaveLength(EVERY_ORDER_STATE.length);
    expect(new Set(found)).toEqual(new Set(EVERY_ORDER_STATE));
  });

  it('has every status of its type somewhere', () => {
    const of = (type: OrderInState['type']) =>
      new Set(EVERY_ORDER_STATE.filter((each) => each.type === type).map(({ status }) => status));
    expect(of('legacy')).toEqual(new Set(LEGACY_STATUSES));
    expect(of('offer')).toEqual(new Set(OFFER_STATUSES));
  });

  it('ends where no status follows, except that handed-over orders are completed', () => {
    const kind = { delivery: 'delivery', isThirdParty: false } as const;
    const last = EVERY_ORDER_STATE.filter(
      ({ type, status }) => nextStatuses({ ...kind, type }, status).length === 0,
    );
    expect(last).toEqual(
      EVERY_ORDER_STATE.filter(
        ({ state, status }) =>
          state === 'cancelled' || state === 'lapsed' || status === 'COMPLETED',
      ),
    );
  });

  it('with a status of another state or type does not compile', () => {
    // @ts-expect-error an order that was handed over is not cancelled
    const returned: OrderInState = { state: 'handed-over', type: 'legacy', status: 'CANCELED' };
    // @ts-expect-error a seller's order is never invoiced by the shop
    const invoiced: OrderInState = { state: 'handed-over', type: 'offer', status: 'INVOICED' };
    expect([returned, invoiced]).toHaveLength(2);
  });
});

describe('the kind of an order', () => {
  const address = { street: ['a'], postcode: '1', city: 'b' };
  const order = (fulfilment: Order['fulfilment']) => kindOfOrder({ type: 'offer', fulfilment });

  it('follows from its fulfilment', () => {
    const own = { vendor: undefined, time: undefined };
    expect(order({ ...own, kind: 'home', method: 'chronopost/home', address })).toEqual({
      type: 'offer',
      delivery: 'delivery',
      isThirdParty: false,
    });
    expect(order({ ...own, kind: 'partner', method: 'allxbrick/pickup' }).delivery).toBe('pickup');
    expect(
      order({
        kind: 'relay',
        method: 'seller/relay',
        vendor: { name: 'a', code: 'b' },
        point: { id: undefined, name: 'c', address },
        time: undefined,
      }),
    ).toEqual({ type: 'offer', delivery: 'relay', isThirdParty: true });
  });
});
