import { describe, expect, it } from 'vitest';
import { nextStatuses } from './order-machine.ts';
import {
  EVERY_PROGRESS,
  kindOfOrder,
  type Order,
  ORDER_STATES,
  type OrderProgress,
  parseOrderProgress,
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
      const progress = parseOrderProgress(facts);
      if (!progress.ok) {
        expect(progress.error).toEqual({ kind: 'impossible-progress', ...facts });
        return [];
      }
      const { state, type, status } = progress.value;
      expect({ type, status, ...ORDER_STATES[state] }).toMatchObject(facts);
      return [progress.value];
    });
    expect(found).toHaveLength(EVERY_PROGRESS.length);
    expect(new Set(found)).toEqual(new Set(EVERY_PROGRESS));
  });

  it('has every status of its type somewhere', () => {
    const of = (type: OrderProgress['type']) =>
      new Set(EVERY_PROGRESS.filter((each) => each.type === type).map(({ status }) => status));
    expect(of('legacy')).toEqual(new Set(LEGACY_STATUSES));
    expect(of('offer')).toEqual(new Set(OFFER_STATUSES));
  });

  it('ends where no status follows, except that handed-over orders are completed', () => {
    const kind = { delivery: 'delivery', isThirdParty: false } as const;
    for (const { state, type, status } of EVERY_PROGRESS)
      if (state === 'cancelled' || state === 'lapsed')
        expect(nextStatuses({ ...kind, type }, status)).toEqual([]);
      else if (status !== 'COMPLETED')
        expect(nextStatuses({ ...kind, type }, status)).not.toEqual([]);
  });

  it('with a status of another state or type does not compile', () => {
    // @ts-expect-error an order that was handed over is not cancelled
    const returned: OrderProgress = { state: 'handed-over', type: 'legacy', status: 'CANCELED' };
    // @ts-expect-error a seller's order is never invoiced by the shop
    const invoiced: OrderProgress = { state: 'handed-over', type: 'offer', status: 'INVOICED' };
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
