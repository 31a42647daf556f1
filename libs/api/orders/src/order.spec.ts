import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { explainOrder, orderFacts } from './order-facts.ts';
import { readOrder, type TrackedOrder } from './order.ts';

const warsaw = {
  id: 'pl',
  timeZone: 'Europe/Warsaw',
  settings: { preparationFeeReference: '49810001', returnablePalletReference: '49810002' },
};
const [line] = anOrder().lines;

describe('a wire order', () => {
  it('is read with amounts in minor units of its own currency (MKT-12)', () => {
    expect(readOrder(anOrder({ currency: 'EUR', grandTotal: 1234.56 })).total).toEqual({
      minor: 123_456,
      currency: 'EUR',
    });
  });

  it.each([
    ['drive/scheduled', 'legacy-pickup'],
    ['allxbrick/pickup', 'legacy-pickup'],
    ['chronopost/home', 'legacy-delivery'],
    ['chronorelais/relay', 'legacy-delivery'],
    ['seller/home', 'offer-third-party-delivery'],
  ] as const)('by %s follows the row %s of the tracking table (TRK-35)', (method, flow) => {
    const when = method === 'drive/scheduled' ? { date: '2026-03-10', startHour: 9 } : {};
    expect(readOrder(anOrder(fulfilledBy(method, when))).tracking.flow).toBe(flow);
  });

  it('whose fields contradict each other is not read', () => {
    const { addresses: _, ...withoutAddress } = anOrder(fulfilledBy('chronopost/home'));
    expect(() => readOrder(withoutAddress)).toThrow('chronopost/home');
  });
});

const READY = {
  known: true,
  flow: 'legacy-pickup',
  status: 'READY',
  step: 3,
  at: '',
} as const;

describe('the status of an order', () => {
  it('is one of its flow, or unknown and kept as it was received', () => {
    const { tracking, history } = readOrder(
      anOrder({
        status: 'LOST_IN_SPACE',
        statusHistories: [
          { status: 'TO_BE_PREPARED', at: '2026-03-10T09:00:00+01:00' },
          { status: 'LOST_IN_SPACE', at: '2026-03-11T09:00:00+01:00' },
        ],
      }),
    );
    expect(tracking).toMatchObject({ known: false, status: 'LOST_IN_SPACE', step: 1 });
    expect(history).toMatchObject([
      { known: true, status: 'TO_BE_PREPARED' },
      { known: false, status: 'LOST_IN_SPACE' },
    ]);
  });

  it('cannot be known and be any text', () => {
    // @ts-expect-error a known status is one of the table
    const status: TrackedOrder['history'][number] = { ...READY, status: 'HANDED' };
    expect(status.known).toBe(true);
  });

  it('is tracked in the flow that its fulfilment makes', () => {
    const read = readOrder(anOrder(fulfilledBy('chronopost/home')));
    const { fulfilment } = readOrder(anOrder(fulfilledBy('seller/home')));
    // @ts-expect-error a vendor's parcel is not tracked as the retailer's
    const sent: TrackedOrder = { ...read, fulfilment };
    // @ts-expect-error nor are the retailer's products a marketplace order of that flow
    const sold: TrackedOrder = { ...read, type: 'offer' };
    // @ts-expect-error the step follows from the status
    const ahead: TrackedOrder['history'][number] = { ...READY, step: 4 };
    expect([sent, sold, ahead]).toHaveLength(3);
  });

  it('follows a type that its vendor allows', () => {
    const sold = anOrder({ ...fulfilledBy('seller/home'), type: 'legacy' });
    expect(() => readOrder(sold)).toThrow('cannot be sent by a vendor');
  });
});

describe('the payment of an order', () => {
  const paid = (paymentMethod: 'card' | 'pay_in_store', state?: 'in-store' | 'paid' | 'ended') =>
    readOrder(anOrder({ paymentMethod, payment: state && { state, refunds: [] } })).payment;

  it('is in the store, or has come to an end with a provider', () => {
    expect(paid('pay_in_store')).toEqual({
      method: 'pay_in_store',
      state: 'in-store',
      refunds: [],
    });
    expect(paid('card')).toEqual({ method: 'card', state: 'paid', refunds: [] });
    expect(paid('card', 'ended')).toMatchObject({ method: 'card', state: 'ended' });
  });

  it.each([
    ['card', 'in-store'],
    ['pay_in_store', 'paid'],
  ] as const)('by %s is never %s', (method, state) =>
    expect(() => paid(method, state)).toThrow(`(${method}) cannot be paid as ${state}`),
  );

  it('of one kind with a state of the other does not compile', () => {
    // @ts-expect-error the provider charges a card
    const payment: TrackedOrder['payment'] = { method: 'card', state: 'in-store', refunds: [] };
    expect(payment.refunds).toEqual([]);
  });
});

describe('an order as pages show it', () => {
  it('shows times in the local time of the market, whatever their offset', () => {
    const { placedAt, history } = orderFacts(
      readOrder(
        anOrder({
          createdAt: '2026-03-10T23:30:00Z',
          statusHistories: [{ status: 'READY', at: '2026-07-01T10:00:00+03:00' }],
        }),
      ),
      warsaw,
    );
    expect(placedAt).toEqual({ date: '2026-03-11', minutesOfDay: 30 });
    expect(history).toEqual([
      {
        known: true,
        flow: 'legacy-pickup',
        status: 'READY',
        step: 3,
        at: { date: '2026-07-01', minutesOfDay: 9 * 60 },
      },
    ]);
  });

  it.each([
    [
      'drive/two_hours',
      { date: '2026-03-10', fromMinute: 660 },
      { kind: 'from', date: '2026-03-10', minutes: 660 },
    ],
    [
      'drive/scheduled',
      { date: '2026-03-10', startHour: 11, fromMinute: 660 },
      { kind: 'slot', date: '2026-03-10', from: 660, to: 720 },
    ],
    [
      'transporter/home',
      { date: '2026-03-10', startHour: 8 },
      { kind: 'slot', date: '2026-03-10', from: 480, to: 660 },
    ],
    ['chronopost/home', { date: '2026-03-10' }, { kind: 'day', date: '2026-03-10' }],
    ['chronopost/home', { date: '2026-02-30' }, undefined],
    ['seller/relay', {}, undefined],
  ] as const)('is expected by %s at %j', (method, when, expected) => {
    expect(orderFacts(readOrder(anOrder(fulfilledBy(method, when))), warsaw).expected).toEqual(
      expected,
    );
  });

  it('explains offer, level and code, each with its amount (BEY-12)', () => {
    const row = (kind: 'products' | 'offer' | 'quantity-discount', amount: number) => ({
      kind,
      amount,
      amount_no_tax: amount,
    });
    const order = readOrder(
      anOrder({
        priceRows: [
          row('products', 56),
          row('offer', -8),
          row('quantity-discount', -0.96),
          { kind: 'promo-code', code: 'M-ABC', amount: -8.5, amount_no_tax: -8.5 },
        ],
      }),
    );
    const { steps } = explainOrder(orderFacts(order, warsaw));
    expect(steps.map(({ kind, amount }) => [kind, amount.included.minor]).slice(0, 4)).toEqual([
      ['lines', 5600],
      ['offer', -800],
      ['tier-discount', -96],
      ['coupon', -850],
    ]);
  });

  it('contains the URL of each image', () => {
    expect(orderFacts(readOrder(anOrder()), warsaw).lines.map(({ image }) => image)).toEqual([
      '/media/pl/cement',
    ]);
  });

  it('shows only products: no logistics services, fees, packaging or handling among its lines (ORD-06, ORD-08, ORD-09)', () => {
    if (line === undefined) throw new Error('The sample order has a line');
    const lines = [
      line,
      { ...line, itemId: '49400365' },
      { ...line, itemId: '49810001' },
      { ...line, subType: 'PACKAGING' as const },
      { ...line, subType: 'HANDLE' as const },
    ];
    expect(orderFacts(readOrder(anOrder({ lines })), warsaw).lines.map(({ sku }) => sku)).toEqual([
      '1',
    ]);
  });
});
