import fc from 'fast-check';
import { money, multiplyMoney, netOfGross } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { offerPriceOf } from './offer-price.ts';
import { entryOn, lineAmount, unitOn } from './price-basis.ts';

const pln = (minor: number) => money(minor, 'PLN');

describe('prices without tax', () => {
  it.each([
    [48, 1061, 2300, 863, 41_424],
    [20, 1958, 2300, 1592, 31_840],
    [10, 6149, 2300, 4999, 49_990],
    [48, 604, 2000, 503, 24_144],
    [40, 427, 2000, 356, 14_240],
  ])(
    '%i units at %i with tax at %i basis points are %i each and %i together (PRC-01)',
    (quantity, unit, vatRate, net, line) => {
      expect(netOfGross(pln(unit), vatRate)).toEqual(pln(net));
      expect(lineAmount({ unit: pln(unit), quantity, vatRate }, 'excluded').excluded).toEqual(
        pln(line),
      );
    },
  );

  const units = fc.record({
    unit: fc.integer({ min: 0, max: 5_000_000 }).map(pln),
    quantity: fc.integer({ min: 1, max: 9999 }),
    vatRate: fc.constantFrom(0, 400, 550, 600, 800, 1000, 2000, 2100, 2300),
  });

  it('quantity times unit price is the line on either basis, whatever the quantity', () => {
    fc.assert(
      fc.property(units, (line) => {
        const price = offerPriceOf({ ...entryOn('excluded', { ...line, initial: line.unit }) });
        expect(lineAmount(line, 'included').included).toEqual(
          multiplyMoney(line.unit, line.quantity),
        );
        expect(lineAmount({ ...line, unit: price.unit.included }, 'excluded').excluded).toEqual(
          multiplyMoney(price.unit.excluded, line.quantity),
        );
      }),
    );
  });

  it('one unit costs its unit price, with and without tax', () => {
    fc.assert(
      fc.property(units, ({ unit, vatRate }) => {
        const { included } = lineAmount({ unit, quantity: 1, vatRate }, 'excluded');
        expect(included).toEqual(unitOn('excluded', unit, vatRate));
        expect(unitOn('excluded', included, vatRate)).toEqual(included);
      }),
    );
  });

  it('a cart adds up its lines as an invoice does: tax is that of the line without tax', () => {
    const totals = cartTotals({
      currency: 'PLN',
      basis: 'excluded',
      lines: [
        { id: '1', seller: 'M', isThirdParty: false, quantity: 48, unit: pln(1061), vatRate: 2300 },
      ],
      discounts: { tier: null, coupon: null },
      preparation: null,
      palletDeposits: [],
      shipping: [],
    });
    expect(totals.subtotal).toEqual({ included: pln(50_952), excluded: pln(41_424) });
    expect(totals.tax).toEqual(pln(9528));
  });
});
