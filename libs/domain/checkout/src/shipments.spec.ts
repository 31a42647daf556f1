import type { ShippingMethodCode } from '@materia/domain-shipping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_WAYS, planShipments, shipmentContents, type ShippableLine } from './shipments.ts';

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

  it('store stock goes by truck, separately from the parcel with warehouse stock (CHK-01, CHK-02)', () => {
    const heavy = own('heavy', 'drive/scheduled', 'transporter/home', 'allxbrick/delivery');
    const light = own('light', 'drive/scheduled', 'transporter/home', 'chronopost/home');
    const stored = own('stored', 'chronopost/home', 'chronorelais/relay');
    expect(planShipments([heavy, stored, light], 'apart')).toEqual({
      shipments: [
        {
          seller: 'MATERIA',
          part: 'brought',
          lineIds: ['heavy', 'light'],
          methods: ['transporter/home'],
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
        })
        .map(({ isThirdParty, seller, own: mine, theirs }) => ({
          isThirdParty,
          seller: isThirdParty ? seller : 'MATERIA',
          methods: isThirdParty ? theirs : mine,
        }));
      fc.assert(
        fc.property(
          fc.array(line, { maxLength: 12 }),
          fc.constantFrom(...OWN_WAYS),
          (drawn, preferred) => {
            const lines = drawn.map((each, at) => ({ ...each, id: String(at) }));
            const { shipments, undeliverable } = planShipments(lines, preferred);
            expect(
              [...shipments.flatMap(({ lineIds }) => lineIds), ...undeliverable].sort(),
            ).toEqual(lines.map(({ id }) => id).sort());
            const keys = shipments.map(({ seller, part }) => `${seller} ${part}`);
            expect(new Set(keys).size).toBe(keys.length);
            for (const { lineIds, methods } of shipments) {
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

  it('change with a product, a quantity and, for own products, the store (CHK-39)', () => {
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
