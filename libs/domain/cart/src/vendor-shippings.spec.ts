import type { Availability, PromiseUnit } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { type SentLine, vendorShippings } from './vendor-shippings.ts';

const within = (delay: number, unit: PromiseUnit = 'DAY'): Availability => ({
  stockStatus: 'ONSITE',
  promise: { unit, delay },
});
const aLine = (
  id: string,
  vendorCode: string,
  home: readonly Availability[],
  relay: readonly Availability[] = [],
): SentLine => ({
  id,
  vendorCode,
  delivery: {
    home: { availabilities: home },
    store: { availabilities: [within(1, 'HOUR')] },
    relay: { availabilities: relay },
  },
});

describe('shipments of a cart’s vendors', () => {
  it('one shipment per vendor, in the order of their lines, with the latest promise among the lines (CART-05)', () => {
    expect(
      vendorShippings([
        aLine('L1', 'V2', [within(2)]),
        aLine('L2', 'V1', [within(48, 'HOUR')]),
        aLine('L3', 'V2', [within(5)]),
      ]),
    ).toEqual([
      {
        code: 'V2',
        selected: true,
        lineIds: ['L1', 'L3'],
        serviceLevels: [{ code: 'home', selected: true, promise: { unit: 'DAY', delay: 5 } }],
      },
      {
        code: 'V1',
        selected: true,
        lineIds: ['L2'],
        serviceLevels: [{ code: 'home', selected: true, promise: { unit: 'HOUR', delay: 48 } }],
      },
    ]);
  });

  it('selects the only method; of several none is selected until the shopper chooses (CART-05)', () => {
    const [both] = vendorShippings([aLine('L1', 'V1', [within(2)], [within(3)])]);
    expect([
      both?.selected,
      both?.serviceLevels.map(({ code, selected }) => [code, selected]),
    ]).toEqual([
      false,
      [
        ['home', false],
        ['relay', false],
      ],
    ]);
  });

  it.each([
    [
      'goes by the ways that all its lines can go by',
      [aLine('L1', 'V1', [within(2)], [within(3)]), aLine('L2', 'V1', [within(2)])],
      [['home', { unit: 'DAY', delay: 2 }]],
    ],
    [
      'takes working days for longer than hours',
      [aLine('L1', 'V1', [within(1)]), aLine('L2', 'V1', [within(90, 'HOUR')])],
      [['home', { unit: 'DAY', delay: 1 }]],
    ],
    [
      'promises nothing where one line does not',
      [aLine('L1', 'V1', [within(1)]), aLine('L2', 'V1', [{ stockStatus: 'ONSITE' }])],
      [['home', undefined]],
    ],
    [
      'has no way where a line has none',
      [aLine('L1', 'V1', [within(1)]), aLine('L2', 'V1', [])],
      [],
    ],
  ])('%s', (_, lines, levels) => {
    expect(
      vendorShippings(lines)[0]?.serviceLevels.map(({ code, promise }) => [code, promise]),
    ).toEqual(levels);
  });

  it('a cart without vendors has no vendor shipment', () =>
    expect(vendorShippings([])).toEqual([]));
});
