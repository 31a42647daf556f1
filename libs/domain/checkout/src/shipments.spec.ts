import type { ShippingMethodCode } from '@materia/domain-shipping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Carries,
  leavesChoice,
  LINE_WAYS,
  OWN_WAYS,
  planShipments,
  shipmentContents,
  type ShippableLine,
} from './shipments.ts';

/** Random carts; `npm run oracle` divides many more. */
const CARTS = Number(process.env['MATERIA_ORACLE_CARTS'] ?? 200);
const SEED = Number(process.env['MATERIA_ORACLE_SEED'] ?? 20_261_123);

const own = (id: string, ...methods: readonly ShippingMethodCode[]): ShippableLine => ({
  id,
  seller: 'MATERIA',
  isThirdParty: false,
  methods,
});
const vendors = (
  seller: string,
  id: string,
  ...methods: readonly ShippingMethodCode[]
): ShippableLine => ({ id, seller, isThirdParty: true, methods });

describe('the shipments of a cart', () => {
  it('are one per vendor, besides the retailer’s own (CHK-02)', () => {
    const plan = planShipments([
      vendors('V2', 'd', 'seller/home'),
      own('a', 'drive/two_hours', 'drive/scheduled'),
      vendors('V1', 'b', 'seller/home', 'seller/relay'),
      vendors('V2', 'c', 'seller/home'),
    ]);
    expect(plan.undeliverable).toEqual([]);
    expect(plan.shipments).toEqual([
      {
        seller: 'MATERIA',
        part: 'collected',
        lineIds: ['a'],
        methods: ['drive/two_hours', 'drive/scheduled'],
      },
      { seller: 'V2', part: 'sent', lineIds: ['d', 'c'], methods: ['seller/home'] },
      { seller: 'V1', part: 'sent', lineIds: ['b'], methods: ['seller/home', 'seller/relay'] },
    ]);
  });

  it.each(['collected', 'brought'] as const)(
    'an own line that can only be collected or only be brought never blocks the other when %s is preferred (CHK-01)',
    (preferred) => {
      const { shipments } = planShipments(
        [
          own('shop', 'drive/two_hours'),
          own('home', 'transporter/home', 'chronorelais/relay'),
          own('both', 'drive/two_hours', 'transporter/home'),
        ],
        preferred,
      );
      expect(shipments.map(({ part, lineIds }) => [part, [...lineIds].sort()])).toEqual(
        preferred === 'collected'
          ? [
              ['collected', ['both', 'shop']],
              ['brought', ['home']],
            ]
          : [
              ['collected', ['shop']],
              ['brought', ['both', 'home']],
            ],
      );
    },
  );

  it('store stock goes by the partner carrier, separately from the parcel with warehouse stock (CHK-01, CHK-02)', () => {
    const heavy = own('heavy', 'drive/scheduled', 'transporter/home', 'allxbrick/delivery');
    const light = own('light', 'drive/scheduled', 'allxbrick/delivery', 'chronopost/home');
    const stored = own('stored', 'transporter/home', 'chronopost/home', 'chronorelais/relay');
    expect(planShipments([heavy, stored, light], 'apart')).toEqual({
      shipments: [
        {
          seller: 'MATERIA',
          part: 'brought',
          lineIds: ['heavy', 'light'],
          methods: ['allxbrick/delivery'],
        },
        {
          seller: 'MATERIA',
          part: 'posted',
          lineIds: ['stored'],
          methods: ['chronopost/home', 'chronorelais/relay'],
        },
      ],
      undeliverable: [],
    });
    expect(planShipments([light], 'apart'), 'without a parcel beside it').toEqual(
      planShipments([light], 'brought'),
    );
  });

  it('a truck brings store and warehouse stock together (CHK-01, CHK-02)', () => {
    const here = own('here', 'drive/scheduled', 'transporter/home', 'chronopost/home');
    const there = own('there', 'transporter/home', 'chronopost/home');
    expect(planShipments([here, there], 'brought').shipments).toMatchObject([
      { lineIds: ['here', 'there'], methods: ['transporter/home', 'chronopost/home'] },
    ]);
  });

  it('an own line goes where its own wish says, if it can (CHK-02)', () => {
    const pliers = own('pliers', 'drive/two_hours', 'chronopost/home');
    const pallet = own('pallet', 'drive/two_hours', 'transporter/home');
    const parts = (...lines: readonly ShippableLine[]) =>
      planShipments(lines).shipments.map(({ part, lineIds }) => [part, ...lineIds]);
    expect(parts(pliers, { ...pallet, wish: 'brought' })).toEqual([
      ['collected', 'pliers'],
      ['brought', 'pallet'],
    ]);
    expect(parts({ ...own('counter', 'drive/two_hours'), wish: 'brought' })).toEqual([
      ['collected', 'counter'],
    ]);
    expect([pliers, own('counter', 'drive/two_hours')].map(leavesChoice)).toEqual([true, false]);
  });

  it('lines that are too heavy together are reported, each one that another takes is not', () => {
    const carries: Carries = (method, ids) => method !== 'chronopost/home' || ids.length < 2;
    expect(
      planShipments(
        [own('a', 'chronopost/home'), own('b', 'chronopost/home'), own('c', 'drive/two_hours')],
        'collected',
        carries,
      ),
    ).toMatchObject({ shipments: [{ lineIds: ['c'] }], undeliverable: ['a', 'b'] });
    const truck = own('b', 'chronopost/home', 'transporter/home');
    expect(
      planShipments([{ ...truck, id: 'a' }, truck], 'brought', carries).shipments,
    ).toMatchObject([{ lineIds: ['a', 'b'], methods: ['transporter/home'] }]);
  });

  it('a line from store and warehouse is delivered whole or not at all', () => {
    const here = { ...own('here', 'drive/two_hours'), portionOf: 'cement' };
    const there = { ...own('there'), portionOf: 'cement' };
    expect(planShipments([here, there, own('c', 'drive/two_hours')])).toMatchObject({
      shipments: [{ part: 'collected', lineIds: ['c'] }],
      undeliverable: ['here', 'there'],
    });
    expect(
      planShipments([here, { ...there, methods: ['transporter/home'] }]).shipments,
    ).toMatchObject([
      { part: 'collected', lineIds: ['here'] },
      { part: 'brought', lineIds: ['there'] },
    ]);
  });

  it('a line that no method carries is reported and does not block the rest', () => {
    expect(planShipments([own('a'), vendors('V1', 'b', 'seller/home')])).toMatchObject({
      shipments: [{ seller: 'V1', lineIds: ['b'] }],
      undeliverable: ['a'],
    });
  });

  it('of one vendor without a common method, the larger part is sent', () => {
    expect(
      planShipments([
        vendors('V1', 'a', 'seller/home'),
        vendors('V1', 'b', 'seller/relay'),
        vendors('V1', 'c', 'seller/home'),
      ]),
    ).toMatchObject({
      shipments: [{ lineIds: ['a', 'c'], methods: ['seller/home'] }],
      undeliverable: ['b'],
    });
  });

  it(
    'contain every line exactly once, each by a method that carries all of its shipment',
    { timeout: 3_600_000 },
    () => {
      const line = fc
        .record({
          isThirdParty: fc.boolean(),
          seller: fc.constantFrom('V1', 'V2', 'V3'),
          own: fc.uniqueArray(
            fc.constantFrom<ShippingMethodCode>(
              'drive/two_hours',
              'drive/scheduled',
              'transporter/home',
              'chronopost/home',
              'chronorelais/relay',
              'locker/locker',
            ),
          ),
          theirs: fc.uniqueArray(
            fc.constantFrom<ShippingMethodCode>('seller/home', 'seller/relay'),
          ),
          grams: fc.integer({ min: 1, max: 40 }),
          wish: fc.option(fc.constantFrom(...LINE_WAYS), { nil: undefined }),
          portionOf: fc.option(fc.constantFrom('one', 'other'), { nil: undefined }),
        })
        .map(({ isThirdParty, seller, own: mine, theirs, grams, wish, portionOf }) => ({
          isThirdParty,
          seller: isThirdParty ? seller : 'MATERIA',
          methods: isThirdParty ? theirs : mine,
          grams,
          wish,
          portionOf: isThirdParty ? undefined : portionOf,
        }));
      fc.assert(
        fc.property(
          fc.array(line, { maxLength: 12 }),
          fc.constantFrom(...OWN_WAYS),
          (drawn, preferred) => {
            const lines = drawn.map((each, at) => ({ ...each, id: String(at) }));
            const weightOf = (ids: readonly string[]): number =>
              lines.reduce((sum, { id, grams }) => sum + (ids.includes(id) ? grams : 0), 0);
            const carries: Carries = (method, ids) =>
              method !== 'chronopost/home' || weightOf(ids) <= 60;
            const { shipments, undeliverable } = planShipments(lines, preferred, carries);
            expect(
              [...shipments.flatMap(({ lineIds }) => lineIds), ...undeliverable].sort(),
            ).toEqual(lines.map(({ id }) => id).sort());
            const keys = shipments.map(({ seller, part }) => `${seller} ${part}`);
            expect(new Set(keys).size).toBe(keys.length);
            for (const portion of ['one', 'other']) {
              const lost = lines.filter(
                ({ id, portionOf }) => portionOf === portion && undeliverable.includes(id),
              );
              const all = lines.filter(({ portionOf }) => portionOf === portion);
              expect([0, all.length]).toContain(lost.length);
            }
            for (const { lineIds, methods } of shipments) {
              expect(methods.every((method) => carries(method, lineIds))).toBe(true);
              expect(methods.length).toBeGreaterThan(0);
              for (const id of lineIds)
                expect(lines.find((each) => each.id === id)?.methods).toEqual(
                  expect.arrayContaining([...methods]),
                );
            }
          },
        ),
        { numRuns: CARTS, seed: SEED },
      );
    },
  );
});

describe('the contents that a delivery choice was made for', () => {
  const lines = [
    { offerCode: 'R-1', quantity: 2 },
    { offerCode: 'R-2', quantity: 1 },
  ];

  it('change with a product, a quantity and, for own products, the store (CHK-39, CART-16)', () => {
    const contents = shipmentContents({ part: 'collected' }, lines, '1');
    expect(shipmentContents({ part: 'collected' }, lines.toReversed(), '1')).toBe(contents);
    for (const [other, store] of [
      [lines.slice(1), '1'],
      [[{ offerCode: 'R-1', quantity: 3 }, ...lines.slice(1)], '1'],
      [lines, '2'],
    ] as const)
      expect(shipmentContents({ part: 'collected' }, other, store)).not.toBe(contents);
  });

  it('of a vendor do not depend on the store', () => {
    expect(shipmentContents({ part: 'sent' }, lines, '1')).toBe(
      shipmentContents({ part: 'sent' }, lines, '2'),
    );
  });
});
