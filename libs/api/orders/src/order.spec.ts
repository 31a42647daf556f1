import { anOrder } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { orderFacts } from './order-facts.ts';
import { readOrder } from './order.ts';

const warsaw = {
  id: 'pl',
  timeZone: 'Europe/Warsaw',
  settings: { preparationFeeReference: '49810001', returnablePalletReference: '49810002' },
};
const [line] = anOrder().lines;
const delivery = { carrierCode: 'drive', methodCode: 'two_hours' } as const;

describe('a wire order', () => {
  it('is read with amounts in minor units of its own currency (MKT-12)', () => {
    expect(readOrder(anOrder({ currency: 'EUR', grandTotal: 1234.56 })).total).toEqual({
      minor: 123_456,
      currency: 'EUR',
    });
  });

  it.each([
    ['pickup', 'legacy-pickup'],
    ['home', 'legacy-delivery'],
    ['relay', 'legacy-delivery'],
  ] as const)(
    'delivered by %s follows the row %s of the tracking table (TRK-35)',
    (deliveryType, flow) => {
      expect(readOrder(anOrder({ deliveryType })).tracking.flow).toBe(flow);
    },
  );
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
      { status: 'READY', at: { date: '2026-07-01', minutesOfDay: 9 * 60 } },
    ]);
  });

  it.each([
    [
      'two_hours',
      { date: '2026-03-10', fromMinute: 660 },
      { kind: 'from', date: '2026-03-10', minutes: 660 },
    ],
    [
      'scheduled',
      { date: '2026-03-10', startHour: 11, fromMinute: 660 },
      { kind: 'slot', date: '2026-03-10', from: 660, to: 720 },
    ],
    ['two_hours', { date: '2026-03-10' }, { kind: 'day', date: '2026-03-10' }],
    ['two_hours', {}, undefined],
    ['scheduled', { date: '2026-02-30', startHour: 11 }, undefined],
  ] as const)('pickup %s at %j', (methodCode, when, pickup) => {
    expect(
      orderFacts(readOrder(anOrder({ delivery: { ...delivery, methodCode, ...when } })), warsaw)
        .pickup,
    ).toEqual(pickup);
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
