import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { explainTotals } from './cart-explanation.ts';
import { cartTotals } from './cart-totals.ts';
import { orderCharges } from './order-charge.ts';
import { includedCharges } from './cart-charges.ts';
import { orderTotals } from './order-totals.ts';
import { lineAmount } from './price-basis.ts';
import {
  addRows,
  type PriceRow,
  rowsOfExplanation,
  rowsOfOrder,
  rowsOfTotals,
} from './price-rows.ts';
import type { PricedCart } from './priced-cart.ts';
import { sumTaxedAmounts } from './taxed-amount.ts';

const EUR = 'EUR';
const eur = (minor: number) => money(minor, EUR);
const REFERENCES = { preparationFee: '49020013', returnablePallet: '49400365' };

/** Eleven packs of tiles at an offer and with a code, a drill with an eco-contribution, and a vendor's pallet. */
const CART: PricedCart = {
  currency: EUR,
  lines: [
    {
      id: 'tiles',
      seller: 'M',
      isThirdParty: false,
      quantity: 11,
      unit: eur(2899),
      before: eur(3399),
      vatRate: 2100,
    },
    {
      id: 'drill',
      seller: 'M',
      isThirdParty: false,
      quantity: 1,
      unit: eur(9990),
      vatRate: 1000,
      ecoAdded: eur(35),
    },
    { id: 'sand', seller: 'V', isThirdParty: true, quantity: 2, unit: eur(4500), vatRate: 2100 },
  ],
  discounts: {
    tier: { level: 1, above: eur(0), rate: 100 },
    coupon: { code: 'TEN', seller: null, off: { kind: 'rate', rate: 1000 } },
  },
  preparation: {
    seller: 'M',
    amount: eur(600),
    originalAmount: eur(600),
    references: 2,
    steps: 0,
    isWaived: false,
    lineIds: ['tiles', 'drill'],
  },
  palletDeposits: [{ seller: 'M', pallets: 2, unit: eur(1250), vatRate: 0 }],
  shipping: [
    { seller: 'M', amount: eur(799), lineIds: ['tiles', 'drill'] },
    { seller: 'V', amount: eur(5899), lineIds: ['sand'] },
  ],
};

const sum = (rows: readonly PriceRow[]) =>
  sumTaxedAmounts(
    rows.map(({ amount }) => amount),
    EUR,
  );
const kinds = (rows: readonly PriceRow[]): readonly string[] => rows.map(({ kind }) => kind);

describe('what a price is made of', () => {
  const totals = cartTotals(CART);
  const rows = rowsOfTotals(totals, { promoCode: 'TEN', isBrought: true, currency: EUR });

  it('lists products before discounts, discounts with a minus, and adds up to the total', () => {
    expect(rows.map(({ kind, amount }) => [kind, amount.included.minor])).toEqual([
      ['products', 56_379],
      ['offer', -5_500],
      ['quantity-discount', -419],
      ['promo-code', -4146],
      ['eco-contribution', 35],
      ['preparation-fee', 600],
      ['deposit', 2500],
      ['delivery', 6698],
    ]);
    expect(sum(rows)).toEqual(totals.total);
  });

  it('is the same in the explanation of the cart', () => {
    const explained = rowsOfExplanation(explainTotals(CART, totals));
    expect(explained).toEqual(rows.map((row) => expect.objectContaining({ kind: row.kind })));
    expect(sum(explained)).toEqual(totals.total);
  });

  it('names free delivery and a waived fee, and no delivery for what is only collected', () => {
    const [preparation] = [CART.preparation];
    const free = cartTotals({
      ...CART,
      shipping: [],
      preparation: preparation && { ...preparation, amount: eur(0), isWaived: true },
    });
    const rowsOf = (isBrought: boolean) =>
      rowsOfTotals(free, { promoCode: undefined, isBrought, currency: EUR });
    expect(kinds(rowsOf(true))).toContain('delivery');
    expect(kinds(rowsOf(false))).not.toContain('delivery');
    expect(kinds(rowsOf(false))).toContain('preparation-fee');
  });

  const parts = [
    { lineIds: ['tiles', 'drill'], shipping: CART.shipping[0] ?? null, takesFees: true },
    { lineIds: ['sand'], shipping: CART.shipping[1] ?? null, takesFees: false },
  ];
  const orders = orderTotals(totals, parts, EUR).map((order) => ({
    order,
    rows: rowsOfOrder(
      order.lines.map((line) => {
        const { unit, before, quantity } = CART.lines.find(({ id }) => id === line.id) ?? {
          unit: eur(0),
          before: undefined,
          quantity: 0,
        };
        return { unit, before, quantity, vatRate: line.vatRate, amount: line.total };
      }),
      orderCharges(
        [
          ...order.charges,
          ...includedCharges(
            order.lines.map((line) => ({ ...line, ecoIncluded: eur(0) })),
            'TEN',
            EUR,
          ),
        ],
        { territory: 'es', references: REFERENCES },
      ),
      { isBrought: true, basis: 'included', currency: EUR },
    ),
  }));

  it('adds up in every order, and all orders together are the cart', () => {
    for (const { order, rows: ofOrder } of orders) expect(sum(ofOrder)).toEqual(order.total);
    expect(
      addRows(
        orders.map(({ rows: ofOrder }) => ofOrder),
        EUR,
      ),
    ).toEqual(rows);
  });

  it.each([
    ['firms, whose lines are quantity times the price without tax', 'excluded'],
    ['everybody else', 'included'],
  ] as const)('has no discount where none was given to %s', (_, basis) => {
    const units = { unit: eur(1044), quantity: 48, vatRate: 2100 };
    const ordered = rowsOfOrder([{ ...units, amount: lineAmount(units, basis) }], [], {
      isBrought: false,
      basis,
      currency: EUR,
    });
    expect(ordered).toEqual([{ kind: 'products', amount: lineAmount(units, basis) }]);
  });

  it('takes a discount for one although it makes the line of a private customer cost what a firm pays', () => {
    const units = { unit: eur(1044), quantity: 48, vatRate: 2100 };
    const rows = rowsOfOrder([{ ...units, amount: lineAmount(units, 'excluded') }], [], {
      isBrought: false,
      basis: 'included',
      currency: EUR,
    });
    expect(kinds(rows)).toEqual(['products', 'quantity-discount']);
    expect(rows[0]?.amount).toEqual(lineAmount(units, 'included'));
  });

  it('shows what lines of an old order cost less as a discount without a code', () => {
    const old = rowsOfOrder(
      [
        {
          unit: eur(1000),
          quantity: 2,
          vatRate: 0,
          amount: { included: eur(1800), excluded: eur(1800) },
        },
      ],
      [],
      { isBrought: false, basis: 'included', currency: EUR },
    );
    expect(old.map(({ kind, amount }) => [kind, amount.included.minor])).toEqual([
      ['products', 2000],
      ['quantity-discount', -200],
    ]);
  });
});
