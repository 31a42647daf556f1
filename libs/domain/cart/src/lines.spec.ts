import { lineAmount, subtractTaxedAmounts, taxedAmount } from '@materia/domain-pricing';
import { money } from '@materia/domain-money';
import fc from 'fast-check';
import { STOCK_STATUSES } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { hasBigStoreLine, lineAmounts, sellTypeOf, sortByPosition } from './line-facts.ts';
import { groupByVendor, vendorGroupTitle } from './vendor-groups.ts';
import { isServiceLine, itemSubtype, productLines } from './special-lines.ts';
import { gramsOfKilograms, orderWeight } from './weight.ts';

const line = (id: string, vendorCode: string, isThirdParty = vendorCode !== 'shop') => ({
  id,
  vendorCode,
  vendorName: vendorCode.toUpperCase(),
  isThirdParty,
});

describe('line discount', () => {
  const lineOf = (unit: number, quantity: number, total: number) => ({
    unit: money(unit, 'PLN'),
    quantity,
    vatRate: 2300,
    total: taxedAmount(money(total, 'PLN'), 2300),
  });

  it.each([
    [3, 3000, false],
    [3, 2999, true],
  ])(
    '%d units at 10.00 with a total of %d minor units: %s (CART-30)',
    (quantity, total, isApplied) => {
      const { discount } = lineAmounts(lineOf(1000, quantity, total), 'included');
      expect(discount !== undefined).toBe(isApplied);
    },
  );

  it.each([
    [51_011, false],
    // A part of a line may differ with tax, by rounding alone; without tax it is 414.72 as well.
    [51_010, false],
    [51_009, true],
  ])(
    'of a firm, 48 units at 8.64 without tax with a total of %d minor units: %s (CART-30, PRC-01)',
    (total, isApplied) => {
      // With tax one unit is 10.63, and 48 times that would be 510.24.
      const { discount } = lineAmounts(lineOf(1063, 48, total), 'excluded');
      expect(discount !== undefined).toBe(isApplied);
    },
  );
});

describe('vendor groups', () => {
  const lines = [
    line('1', 'v2'),
    line('2', 'shop'),
    line('3', 'v1'),
    line('4', 'v2'),
    line('5', 'shop'),
  ];

  it('groups lines by vendor, the retailer first, with the store’s banner on the retailer’s group only (CART-28, CART-29)', () => {
    expect(
      groupByVendor(lines).map((group) => [
        group.name,
        group.hasStoreBanner,
        group.lines.map(({ id }) => id),
      ]),
    ).toEqual([
      ['SHOP', true, ['2', '5']],
      ['V2', false, ['1', '4']],
      ['V1', false, ['3']],
    ]);
  });

  it('the group title names the vendor unless FLAG-41 hides it (CART-28)', () => {
    expect(vendorGroupTitle({ name: 'SHOP' }, { hideSoldAndShippedBy: false })).toBe('SHOP');
    expect(vendorGroupTitle({ name: 'SHOP' }, { hideSoldAndShippedBy: true })).toBeNull();
  });

  it('grouping loses no line and repeats none', () => {
    const anyLine = fc
      .tuple(fc.uuid(), fc.constantFrom('shop', 'v1', 'v2', 'v3'))
      .map(([id, vendor]) => line(id, vendor));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (cart) => {
        const grouped = groupByVendor(cart).flatMap((group) => group.lines);
        expect(new Set(grouped)).toEqual(new Set(cart));
        expect(grouped).toHaveLength(cart.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('special lines', () => {
  it.each([
    ['49400365', true],
    ['49', true],
    ['14940036', false],
    ['94', false],
    ['', false],
  ])('line %s is a logistics service: %s (CART-32, LIM-16)', (code, isService) => {
    expect(isServiceLine(code)).toBe(isService);
  });

  it('the two special items are services, and not products (CART-33, CART-34, LIM-17)', () => {
    expect(['49400365', '49020013'].map(isServiceLine)).toEqual([true, true]);
    expect(productLines([{ sku: '49020013' }, { sku: '82121212' }])).toEqual([{ sku: '82121212' }]);
  });

  it('a line may be packaging or a handle (CART-35)', () => {
    expect(['PACKAGING', 'HANDLE', 'SPARE', '', null, undefined].map(itemSubtype)).toEqual([
      'PACKAGING',
      'HANDLE',
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('line properties', () => {
  it('a cart has a line of the big store exactly when some line is BIGBOX (CART-02)', () => {
    expect(hasBigStoreLine([])).toBe(false);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STOCK_STATUSES), { maxLength: 6 }), (statuses) => {
        expect(hasBigStoreLine(statuses.map((stockStatus) => ({ stockStatus })))).toBe(
          statuses.includes('BIGBOX'),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('a line is sold by the piece or by its capacity unit, and lines are in display order (CART-08)', () => {
    expect([sellTypeOf({}), sellTypeOf({ capacityUnit: 'M2' })]).toEqual(['piece', 'capacity']);
    expect(sortByPosition([{ position: 2 }, { position: 1 }])).toEqual([
      { position: 1 },
      { position: 2 },
    ]);
  });

  it('the order weight is the sum of its units in kilograms, with one decimal (CART-36, CART-37)', () => {
    expect(
      orderWeight([
        { weightGrams: 24_550, quantity: 2 },
        { weightGrams: 350, quantity: 3 },
      ]),
    ).toEqual({ grams: 50_150, kilograms: 50.2 });
    expect(orderWeight([])).toEqual({ grams: 0, kilograms: 0 });
    expect([0.35, 24.55, 1e-4].map(gramsOfKilograms)).toEqual([350, 24_550, 0]);
  });
});

describe('the amounts of a line', () => {
  const units = { unit: money(1044, 'EUR'), quantity: 48, vatRate: 2100 };

  it.each(['included', 'excluded'] as const)(
    'are without a discount where none was given, on prices with tax %s',
    (basis) => {
      const total = lineAmount(units, basis);
      expect(lineAmounts({ ...units, total }, basis)).toEqual({ total, discount: undefined });
    },
  );

  it('are quantity times the unit price, and what is taken off', () => {
    const total = taxedAmount(money(45100, 'EUR'), 2100);
    expect(lineAmounts({ ...units, total }, 'included')).toEqual({
      total: lineAmount(units, 'included'),
      discount: subtractTaxedAmounts(total, lineAmount(units, 'included')),
    });
  });
});
