import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { includedCharges } from './cart-charges.ts';
import { cartTotals } from './cart-totals.ts';
import {
  ADDED_CHARGE_KINDS,
  addedCharges,
  type AddedCharge,
  type IncludedCharge,
  type OrderCharge,
  orderCharges,
  sumOfCharges,
} from './order-charge.ts';
import { orderTotals } from './order-totals.ts';
import { taxedAmount } from './taxed-amount.ts';

const eur = (minor: number) => money(minor, 'EUR');
const references = { preparationFee: '49900001', returnablePallet: '49900002' };

/** Products at 20 and 10 percent, 1 to 3 in price, with everything that an order can charge. */
const totals = cartTotals({
  currency: 'EUR',
  lines: [
    {
      id: 'paint',
      seller: 'shop',
      isThirdParty: false,
      quantity: 1,
      unit: eur(10_000),
      vatRate: 2000,
      ecoAdded: eur(100),
    },
    {
      id: 'plant',
      seller: 'shop',
      isThirdParty: false,
      quantity: 3,
      unit: eur(10_000),
      vatRate: 1000,
    },
  ],
  discounts: {
    tier: { level: 1, above: eur(0), rate: 100 },
    coupon: { code: 'SPRING', off: { kind: 'amount', amount: eur(400) } },
  },
  preparation: {
    seller: 'shop',
    lineIds: ['paint', 'plant'],
    amount: eur(600),
    originalAmount: eur(600),
    references: 2,
    steps: 0,
    isWaived: false,
  },
  palletDeposits: [{ seller: 'shop', pallets: 2, unit: eur(2000), vatRate: 0 }],
  shipping: [{ seller: 'shop', amount: eur(799), lineIds: ['plant'] }],
});
const [order] = orderTotals(
  totals,
  [
    {
      lineIds: ['paint', 'plant'],
      shipping: { seller: 'shop', amount: eur(799), lineIds: ['plant'] },
      takesFees: true,
    },
  ],
  'EUR',
);
const included = includedCharges(
  totals.lines.map((line) => ({ ...line, ecoIncluded: eur(line.id === 'plant' ? 30 : 0) })),
  'SPRING',
  'EUR',
);
const charges = orderCharges([...(order?.charges ?? []), ...included], {
  territory: 'corsica',
  references,
});
const minors = (of: readonly OrderCharge[]) =>
  of.map(({ kind, vatRate, amount }) => [
    kind,
    vatRate,
    amount.included.minor,
    amount.excluded.minor,
  ]);

describe('the charges of an order', () => {
  it('are rows with one rate: delivery and preparation at those of their products, deposits at their own', () => {
    expect(minors(addedCharges(charges))).toEqual([
      ['preparation-fee', 2000, 151, 126],
      ['preparation-fee', 1000, 449, 408],
      ['deposit', 0, 4000, 4000],
      ['delivery', 1000, 799, 726],
      ['eco-contribution', 2000, 100, 83],
    ]);
  });

  it('contain what the lines have already been reduced by or include, which adds nothing', () => {
    expect(minors(charges).slice(5)).toEqual([
      ['included-eco-contribution', 1000, 30, 27],
      ['discount', 2000, 100, 83],
      ['discount', 1000, 300, 273],
      ['discount', 2000, 100, 83],
      ['discount', 1000, 300, 273],
    ]);
    expect(charges.flatMap((charge) => (charge.kind === 'discount' ? [charge.code] : []))).toEqual([
      null,
      null,
      'SPRING',
      'SPRING',
    ]);
  });

  it('have the territory of their tax, and fees and deposits the article of the market (FEE-08)', () => {
    expect(new Set(charges.map(({ territory }) => territory))).toEqual(new Set(['corsica']));
    expect(
      charges.flatMap((charge) => ('reference' in charge ? [[charge.kind, charge.reference]] : [])),
    ).toEqual([
      ['preparation-fee', '49900001'],
      ['preparation-fee', '49900001'],
      ['deposit', '49900002'],
    ]);
  });

  it('make up the total with the lines, with and without tax', () => {
    const added = sumOfCharges(charges, ADDED_CHARGE_KINDS, 'EUR');
    for (const side of ['included', 'excluded'] as const)
      expect(
        totals.lines.reduce((sum, { total }) => sum + total[side].minor, added[side].minor),
      ).toBe(totals.total[side].minor);
    expect(
      sumOfCharges(charges, ['included-eco-contribution', 'discount'], 'EUR').included,
    ).toEqual(eur(830));
  });

  it('that add to the total are another type than those within the lines', () => {
    const within: IncludedCharge = {
      kind: 'included-eco-contribution',
      vatRate: 2000,
      amount: taxedAmount(eur(30), 2000),
    };
    // @ts-expect-error: what the lines contain cannot be added to them.
    const added: AddedCharge = within;
    expect(ADDED_CHARGE_KINDS).not.toContain(added.kind);
  });
});
