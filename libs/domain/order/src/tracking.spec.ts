import { describe, expect, it } from 'vitest';
import { kindOfOrder, parseOrderKind } from './order.ts';
import { ORDER_FLOWS, type OrderFlow, type OrderKind } from './order-kind.ts';
import { LEGACY_STATUSES, OFFER_STATUSES } from './statuses.ts';
import { trackingOf } from './tracking.ts';

const KINDS = {
  'legacy-delivery': { type: 'legacy', delivery: 'delivery', isThirdParty: false },
  'legacy-pickup': { type: 'legacy', delivery: 'pickup', isThirdParty: false },
  'offer-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: false },
  'offer-pickup': { type: 'offer', delivery: 'pickup', isThirdParty: false },
  'offer-third-party-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: true },
} as const satisfies Record<OrderFlow, OrderKind>;

const POINT_ADDRESS = { street: ['a'], postcode: '1', city: 'b' };
const AT_POINT = {
  vendor: undefined,
  point: { id: undefined, name: 'c', address: POINT_ADDRESS },
  time: undefined,
};

/** The tracking table of the shop, written out again by hand: flow, step, statuses, ledger row. */
const CELLS = [
  ['legacy-delivery', 1, ['WAITING_FOR_DEPOSIT_PAYMENT', 'PROCESSING', 'TO_BE_PREPARED'], 'TRK-06'],
  ['legacy-delivery', 2, ['IN_PREPARATION', 'TO_CONTROL', 'IN_CONTROL', 'READY'], 'TRK-07'],
  ['legacy-delivery', 3, ['SHIPPED'], 'TRK-08'],
  ['legacy-delivery', 4, ['INVOICED'], 'TRK-09'],
  ['legacy-delivery', 99, ['CANCELED'], 'TRK-10'],
  ['legacy-pickup', 1, ['WAITING_FOR_DEPOSIT_PAYMENT', 'PROCESSING', 'TO_BE_PREPARED'], 'TRK-11'],
  ['legacy-pickup', 2, ['IN_PREPARATION', 'TO_CONTROL'], 'TRK-12'],
  ['legacy-pickup', 3, ['READY'], 'TRK-13'],
  ['legacy-pickup', 4, ['INVOICED'], 'TRK-14'],
  ['legacy-pickup', 99, ['CANCELED'], 'TRK-15'],
  ['offer-delivery', 1, ['CREATED', 'PAID'], 'TRK-16'],
  ['offer-delivery', 2, ['CONFIRMED', 'PREPARED'], 'TRK-17'],
  ['offer-delivery', 3, ['SHIPPED'], 'TRK-18'],
  ['offer-delivery', 4, ['COMPLETED'], 'TRK-19'],
  ['offer-delivery', 99, ['CANCELED'], 'TRK-20'],
  ['offer-pickup', 1, ['CREATED', 'PAID'], 'TRK-21'],
  ['offer-pickup', 2, ['CONFIRMED'], 'TRK-22'],
  ['offer-pickup', 3, ['PREPARED'], 'TRK-23'],
  ['offer-pickup', 4, ['COMPLETED'], 'TRK-24'],
  ['offer-pickup', 99, ['CANCELED'], 'TRK-25'],
  ['offer-third-party-delivery', 1, ['CREATED', 'PAID', 'CONFIRMED'], 'TRK-26'],
  ['offer-third-party-delivery', 2, ['PREPARED'], 'TRK-27'],
  ['offer-third-party-delivery', 3, ['SHIPPED'], 'TRK-28'],
  ['offer-third-party-delivery', 4, ['COMPLETED'], 'TRK-29'],
  ['offer-third-party-delivery', 99, ['CANCELED'], 'TRK-30'],
] as const;

describe('the tracking table', () => {
  it.each(CELLS)('%s, step %s contains %j (%s)', (flow, step, statuses) => {
    for (const status of statuses) {
      expect(trackingOf(KINDS[flow], status)).toMatchObject({ flow, step, known: true, status });
    }
  });

  it.each([
    ['WAITING_TRANSFER', 1],
    ['ORDERED_TO_SUPPLIER', 2],
    ['TRANSIT_TO_STORE', 2],
    ['RECEIVED', 2],
    ['COMPLETED', 4],
  ] as const)(
    'legacy %s, which the table omits, is in step %s of both rows (TRK-33)',
    (status, step) => {
      expect(trackingOf(KINDS['legacy-delivery'], status)).toMatchObject({ step, known: true });
      expect(trackingOf(KINDS['legacy-pickup'], status)).toMatchObject({ step, known: true });
    },
  );

  it('IN_CONTROL of a pickup order is shown as step 2 as well (TRK-34)', () => {
    expect(trackingOf(KINDS['legacy-pickup'], 'IN_CONTROL')).toMatchObject({
      step: 2,
      known: true,
    });
  });

  it('a legacy delivery knows all fifteen legacy statuses, a pickup all but SHIPPED (ORD-19, ORD-20)', () => {
    expect(LEGACY_STATUSES).toHaveLength(15);
    const unknown = (flow: OrderFlow) =>
      LEGACY_STATUSES.filter((status) => !trackingOf(KINDS[flow], status).known);
    expect(unknown('legacy-delivery')).toEqual([]);
    expect(unknown('legacy-pickup')).toEqual(['SHIPPED']);
  });

  it('an offer delivery knows all seven offer statuses (ORD-21)', () => {
    expect(OFFER_STATUSES).toEqual([
      'CREATED',
      'PAID',
      'CONFIRMED',
      'PREPARED',
      'SHIPPED',
      'COMPLETED',
      'CANCELED',
    ]);
    for (const flow of ['offer-delivery', 'offer-third-party-delivery'] as const) {
      expect(OFFER_STATUSES.filter((status) => !trackingOf(KINDS[flow], status).known)).toEqual([]);
    }
  });
});

describe('step labels', () => {
  it.each([
    ['TO_BE_PREPARED', 'validation', 'TRK-01'],
    ['IN_PREPARATION', 'preparation', 'TRK-02'],
    ['SHIPPED', 'delivery', 'TRK-03'],
    ['INVOICED', 'invoiced', 'TRK-04'],
    ['COMPLETED', 'completed', 'TRK-04'],
    ['CANCELED', 'cancelled', 'TRK-05'],
  ])('a delivered order with status %s is in %s (%s)', (status, stepName) => {
    expect(trackingOf(KINDS['legacy-delivery'], status).stepName).toBe(stepName);
  });

  it('step 3 of a pickup order is ready for pick-up (TRK-03)', () => {
    expect(trackingOf(KINDS['legacy-pickup'], 'READY').stepName).toBe('ready-for-pickup');
    expect(trackingOf(KINDS['offer-pickup'], 'PREPARED').stepName).toBe('ready-for-pickup');
  });

  it.each([
    { kind: 'relay', method: 'chronorelais/relay', ...AT_POINT },
    { kind: 'locker', method: 'locker/locker', ...AT_POINT },
  ] as const)(
    'a $kind order follows the delivery row and is ready for pick-up at step 3 (TRK-35)',
    (fulfilment) => {
      expect(trackingOf(kindOfOrder({ type: 'legacy', fulfilment }), 'READY')).toMatchObject({
        flow: 'legacy-delivery',
        step: 2,
      });
      for (const type of ['legacy', 'offer'] as const) {
        const tracking = trackingOf(kindOfOrder({ type, fulfilment }), 'SHIPPED');
        expect(tracking).toMatchObject({
          flow: `${type}-delivery`,
          step: 3,
          stepName: 'ready-for-pickup',
          wording: 'pickup',
        });
      }
    },
  );

  it('a vendor order follows the vendor row, also to a collection point (TRK-32, TRK-35)', () => {
    const toPoint = trackingOf({ type: 'offer', delivery: 'relay', isThirdParty: true }, 'SHIPPED');
    expect(toPoint).toMatchObject({
      flow: 'offer-third-party-delivery',
      step: 3,
      stepName: 'ready-for-pickup',
      wording: 'third-party',
    });
    expect(trackingOf(KINDS['offer-third-party-delivery'], 'CONFIRMED').step).toBe(1);
    expect(trackingOf(KINDS['offer-delivery'], 'CONFIRMED').step).toBe(2);
  });
});

describe('the timeline', () => {
  it('shows earlier steps as done, the current one as current, later ones as next', () => {
    expect(trackingOf(KINDS['offer-delivery'], 'SHIPPED').steps).toEqual([
      { step: 1, name: 'validation', state: 'done' },
      { step: 2, name: 'preparation', state: 'done' },
      { step: 3, name: 'delivery', state: 'current' },
      { step: 4, name: 'completed', state: 'next' },
    ]);
  });

  it('an invoiced legacy order reaches step 4 and is done once completed (ORD-13)', () => {
    expect(trackingOf(KINDS['legacy-delivery'], 'INVOICED').steps.at(-1)).toEqual({
      step: 4,
      name: 'invoiced',
      state: 'current',
    });
    expect(trackingOf(KINDS['legacy-delivery'], 'COMPLETED').steps.at(-1)).toEqual({
      step: 4,
      name: 'completed',
      state: 'done',
    });
  });

  it('a cancelled order ends in step 99, after the steps it reached (TRK-05)', () => {
    expect(trackingOf(KINDS['offer-delivery'], 'CANCELED').steps).toEqual([
      { step: 99, name: 'cancelled', state: 'current' },
    ]);
    expect(
      trackingOf(KINDS['offer-delivery'], 'CANCELED', ['CREATED', 'PAID', 'CONFIRMED']).steps,
    ).toEqual([
      { step: 1, name: 'validation', state: 'done' },
      { step: 2, name: 'preparation', state: 'done' },
      { step: 99, name: 'cancelled', state: 'current' },
    ]);
  });

  it('a repeated cancellation and an unknown status do not count as reached steps (TRK-05, TRK-36)', () => {
    expect(
      trackingOf(KINDS['offer-delivery'], 'CANCELED', ['CREATED', 'LOST_IN_SPACE', 'CANCELED'])
        .steps,
    ).toEqual([
      { step: 1, name: 'validation', state: 'done' },
      { step: 99, name: 'cancelled', state: 'current' },
    ]);
    expect(trackingOf(KINDS['offer-delivery'], 'CANCELED', ['CANCELED']).steps).toHaveLength(1);
  });

  it('the labels of a step are those of home delivery, pickup or vendors (TRK-31, TRK-32)', () => {
    expect(ORDER_FLOWS.map((flow) => trackingOf(KINDS[flow], 'CANCELED').wording)).toEqual([
      'home-delivery',
      'pickup',
      'home-delivery',
      'pickup',
      'third-party',
    ]);
  });

  it.each(ORDER_FLOWS)(
    '%s: an unknown status gives step 1 and keeps the status text (TRK-36)',
    (flow) => {
      const tracking = trackingOf(KINDS[flow], 'LOST_IN_SPACE');
      expect(tracking).toMatchObject({
        step: 1,
        stepName: 'validation',
        known: false,
        status: 'LOST_IN_SPACE',
      });
      expect(tracking.steps).toHaveLength(4);
    },
  );

  it('a self-service purchase follows the store row', () => {
    expect(
      trackingOf({ type: 'selfservice', delivery: 'pickup', isThirdParty: false }, 'COMPLETED'),
    ).toMatchObject({
      flow: 'legacy-pickup',
      step: 4,
      stepName: 'completed',
    });
  });

  it('its products were collected in the store, whatever delivery it names', () => {
    const fulfilment = {
      kind: 'home',
      method: 'chronopost/home',
      vendor: undefined,
      address: POINT_ADDRESS,
      time: undefined,
    } as const;
    const kind = parseOrderKind({ type: 'selfservice', fulfilment });
    expect(kind.ok && trackingOf(kind.value, 'READY')).toMatchObject({
      flow: 'legacy-pickup',
      step: 3,
      stepName: 'ready-for-pickup',
      wording: 'pickup',
    });
  });
});
