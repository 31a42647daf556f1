import { describe, expect, it } from 'vitest';
import type { Fulfilment } from './fulfilment.ts';
import { type OrderKind, WEB_ORDER_TYPES } from './order-kind.ts';
import { nextStatuses, type StatusOf } from './order-machine.ts';
import {
  EVERY_ORDER_STATE,
  kindOfOrder,
  type Order,
  ORDER_STATES,
  type OrderInState,
  parseOrderState,
  orderOf,
  parseOrderKind,
  STATES_OF_STATUS,
  STOCK_STATES,
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
    // @ts-expect-error a vendor's order is never invoiced by the shop
    const invoiced: OrderInState = { state: 'handed-over', type: 'offer', status: 'INVOICED' };
    expect([returned, invoiced]).toHaveLength(2);
  });

  it('is missing for no status: one without a state does not compile', () => {
    const { CREATED: _created, ...rest } = STATES_OF_STATUS.offer;
    // @ts-expect-error the states of CREATED are missing
    const table: Record<(typeof OFFER_STATUSES)[number], readonly OrderInState['state'][]> = rest;
    expect(table).not.toHaveProperty('CREATED');
  });
});

describe('the kind of an order', () => {
  const address = { street: ['a'], postcode: '1', city: 'b' };
  const order = (fulfilment: Fulfilment) => kindOfOrder({ type: 'offer', fulfilment });

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

  it('of the retailer’s products is not that of a vendor', () => {
    expect(
      parseOrderKind({
        type: 'legacy',
        fulfilment: {
          kind: 'home',
          method: 'seller/home',
          vendor: { name: 'a', code: 'b' },
          address,
          time: undefined,
        },
      }),
    ).toEqual({
      ok: false,
      error: { kind: 'impossible-order', type: 'legacy', method: 'seller/home' },
    });
  });

  it('is one that an order can have: others do not compile', () => {
    const kinds: readonly OrderKind[] = [
      // @ts-expect-error a vendor does not sell at the till, nor does the till use lockers
      { type: 'selfservice', delivery: 'locker', isThirdParty: true },
      // @ts-expect-error vendors send only their own offers
      { type: 'legacy', delivery: 'delivery', isThirdParty: true },
      // @ts-expect-error no method of vendors ends in a store
      { type: 'offer', delivery: 'pickup', isThirdParty: true },
    ];
    expect(kinds).toHaveLength(3);
  });
});

describe('an order', () => {
  const address = { street: ['a'], postcode: '1', city: 'b' };
  const time = undefined;
  const SENT = {
    kind: 'home',
    method: 'chronopost/home',
    vendor: undefined,
    address,
    time,
  } as const;
  const COLLECTED = {
    kind: 'partner',
    method: 'allxbrick/pickup',
    vendor: undefined,
    time,
  } as const;
  const BY_VENDOR = {
    kind: 'home',
    method: 'seller/home',
    vendor: { name: 'a', code: 'b' },
    address,
    time,
  } as const;
  const SHIPPED = { state: 'handed-over', status: 'SHIPPED' } as const;
  const READY = { state: 'active', type: 'legacy', status: 'READY' } as const;

  it('has a status of the flow that its fulfilment makes, in every state', () => {
    for (const progress of EVERY_ORDER_STATE) {
      const isShipped = progress.status === 'SHIPPED';
      expect(orderOf(progress, SENT).ok).toBe(true);
      expect(orderOf(progress, COLLECTED).ok).toBe(!isShipped);
      expect(orderOf(progress, BY_VENDOR).ok).toBe(progress.type === 'offer');
    }
  });

  it.each([
    ['a pickup that was shipped', { ...SHIPPED, type: 'legacy' }, COLLECTED],
    ['a pickup of an offer that was shipped', { ...SHIPPED, type: 'offer' }, COLLECTED],
    ['products of the retailer from a vendor', READY, BY_VENDOR],
  ] as const)('is not %s', (_case, progress, fulfilment) => {
    expect(orderOf(progress, fulfilment)).toEqual({
      ok: false,
      error: { kind: 'impossible-order', type: progress.type, method: fulfilment.method },
    });
  });

  it('that is impossible does not compile', () => {
    // @ts-expect-error a pickup is not shipped
    const shipped: Order = { ...SHIPPED, type: 'legacy', fulfilment: COLLECTED };
    // @ts-expect-error vendors do not send products of the retailer
    const sold: Order = { ...READY, fulfilment: BY_VENDOR };
    // @ts-expect-error nor does a pickup's flow have the status
    const status: StatusOf<'offer-pickup'> = 'SHIPPED';
    const sent: Order = { ...SHIPPED, type: 'legacy', fulfilment: SENT };
    expect([shipped, sold, sent, status]).toHaveLength(4);
  });
});
