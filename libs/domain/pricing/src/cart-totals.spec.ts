import fc from 'fast-check';
import { addMoney, money, subtractMoney, sumMoney, type Money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { explainTotals } from './cart-explanation.ts';
import { cartTotals } from './cart-totals.ts';
import { defaultDiscountTiers, discountTier } from './discount-tiers.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import { taxOf, type TaxedAmount } from './taxed-amount.ts';

const eur = (minor: number) => money(minor, 'EUR');

const aLine = (line: Partial<PricedLine> = {}): PricedLine => ({
  id: '1',
  seller: 'retailer',
  isThirdParty: false,
  quantity: 1,
  unit: eur(1000),
  vatRate: 2000,
  ...line,
});

const aCart = (cart: Partial<PricedCart> = {}): PricedCart => ({
  currency: 'EUR',
  lines: [aLine()],
  discounts: { tier: null, coupon: null },
  preparation: null,
  palletDeposits: [],
  shipping: [],
  ...cart,
});

const minor = fc.integer({ min: 0, max: 5_000_000 });
const vatRate = fc.constantFrom(550, 800, 1000, 2000, 2300);
const seller = fc.constantFrom('retailer', 'vendor-1', 'vendor-2');
const line = fc
  .record({
    id: fc.uuid(),
    seller,
    quantity: fc.integer({ min: 1, max: 999 }),
    unit: minor.map(eur),
    vatRate,
    eco: fc.option(minor, { nil: undefined }),
  })
  .map(({ eco, ...rest }): PricedLine => ({
    ...rest,
    isThirdParty: rest.seller !== 'retailer',
    ecoAdded: eco === undefined ? undefined : eur(eco),
  }));

/** Delivery and preparation of some lines; none in a cart without lines. */
const ancillaries = (lines: readonly PricedLine[]) =>
  fc.record({
    preparation: fc.option(
      fc.record({
        seller: fc.constant('retailer'),
        amount: minor.map(eur),
        lineIds: fc.subarray(
          lines.map(({ id }) => id),
          { minLength: 1 },
        ),
        references: fc.constant(25),
        steps: fc.constant(1),
        isWaived: fc.constant(false),
      }),
    ),
    shipping: fc.array(
      fc.record({
        seller,
        amount: minor.map(eur),
        lineIds: fc.subarray(
          lines.map(({ id }) => id),
          { minLength: 1 },
        ),
      }),
      { maxLength: 3 },
    ),
  });

const plainCart = fc.record<Omit<PricedCart, 'preparation' | 'shipping'>>({
  currency: fc.constant('EUR'),
  lines: fc.array(line, { maxLength: 10 }),
  discounts: fc.record({
    tier: fc.option(fc.constantFrom(...defaultDiscountTiers('EUR'))),
    coupon: fc.option(
      fc.record({
        code: fc.constant('SPRING'),
        off: fc.oneof(
          fc.record({ kind: fc.constant('amount' as const), amount: minor.map(eur) }),
          fc.record({
            kind: fc.constant('rate' as const),
            rate: fc.integer({ min: 0, max: 10_000 }),
          }),
        ),
      }),
    ),
  }),
  palletDeposits: fc.array(
    fc.record({
      seller,
      unit: minor.map(eur),
      vatRate,
      pallets: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 2 },
  ),
});

const cart = plainCart.chain((plain) =>
  plain.lines.length === 0
    ? fc.constant<PricedCart>({ ...plain, preparation: null, shipping: [] })
    : ancillaries(plain.lines).map((rest): PricedCart => ({
        ...plain,
        shipping: rest.shipping,
        preparation: rest.preparation && {
          ...rest.preparation,
          originalAmount: rest.preparation.amount,
        },
      })),
);

const sumOf = (amounts: readonly Money[]): Money => sumMoney(amounts, aCart().currency);
const sumIncluded = (amounts: readonly TaxedAmount[]): Money =>
  sumOf(amounts.map((amount) => amount.included));

describe('cart totals', () => {
  it('the total is lines less discounts, plus eco-contributions, preparation, deposits and shipping, to the minor unit', () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const totals = cartTotals(sample);
        for (const way of ['included', 'excluded'] as const) {
          const added = [
            totals.subtotal,
            totals.eco,
            totals.preparation,
            totals.palletDeposits,
            totals.shipping,
          ].map((amount) => amount[way]);
          const taken = addMoney(totals.tierDiscount[way], totals.couponDiscount[way]);
          expect(totals.total[way]).toEqual(subtractMoney(sumOf(added), taken));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('totals equal the sum of lines, of rates and of vendors, and with tax is without tax plus tax', () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const totals = cartTotals(sample);
        expect(totals.total.included).toEqual(addMoney(totals.total.excluded, totals.tax));
        expect(sumIncluded(totals.byRate.map((rate) => rate.amount))).toEqual(
          totals.total.included,
        );
        expect(sumOf(totals.byRate.map((rate) => rate.tax))).toEqual(totals.tax);
        expect(sumIncluded(totals.byVendor.map((entry) => entry.total))).toEqual(
          totals.total.included,
        );
        expect(sumIncluded(totals.lines.map((entry) => entry.full))).toEqual(
          totals.subtotal.included,
        );
        for (const entry of totals.lines) {
          expect(
            subtractMoney(
              entry.full.excluded,
              addMoney(entry.tierDiscount.excluded, entry.couponDiscount.excluded),
            ),
          ).toEqual(entry.total.excluded);
          expect(entry.total.included.minor).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('amounts with tax agree with exact integer arithmetic', () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const rows = sample.lines.reduce(
          (sum, { unit, quantity }) => sum + BigInt(unit.minor) * BigInt(quantity),
          0n,
        );
        expect(BigInt(cartTotals(sample).subtotal.included.minor)).toBe(rows);
      }),
      { numRuns: 150 },
    );
  });

  it('each line is rounded once: 0.99 at 20 percent a hundred times is 82.50 without tax, not 83.00', () => {
    const totals = cartTotals(aCart({ lines: [aLine({ unit: eur(99), quantity: 100 })] }));
    expect(totals.total).toEqual({ included: eur(9900), excluded: eur(8250) });
  });

  it('delivery and preparation are taxed as their products are, and cost the same', () => {
    const lines = [
      aLine({ id: 'plant', unit: eur(3000), vatRate: 1000 }),
      aLine({ id: 'paint', unit: eur(1000), vatRate: 2000 }),
    ];
    const delivery = { seller: 'retailer', amount: eur(799) };
    const shippedWith = (...lineIds: readonly string[]) =>
      cartTotals(aCart({ lines, shipping: [{ ...delivery, lineIds }] }));
    expect(shippedWith('plant').shipping).toEqual({ included: eur(799), excluded: eur(726) });
    expect(shippedWith('paint').shipping).toEqual({ included: eur(799), excluded: eur(666) });
    // 1.99 or 2.00 at 20 percent, the rest at 10 percent.
    expect(shippedWith('plant', 'paint').shipping).toEqual({
      included: eur(799),
      excluded: eur(167 + 545),
    });
    expect(
      shippedWith('plant', 'paint').byRate.map(({ vatRate, amount }) => [
        vatRate,
        amount.included.minor,
      ]),
    ).toEqual([
      [2000, 1200],
      [1000, 3599],
    ]);
  });

  it('lists taxes per rate, the highest first', () => {
    const lines = [550, 2000, 1000].map((vatRate) => aLine({ id: String(vatRate), vatRate }));
    expect(cartTotals(aCart({ lines })).byRate.map((rate) => rate.vatRate)).toEqual([
      2000, 1000, 550,
    ]);
  });

  it('shows the preparation fee separately with its tax (CART-03)', () => {
    const preparation = {
      seller: 'retailer',
      lineIds: ['1'],
      amount: eur(1590),
      originalAmount: eur(1590),
      references: 25,
      steps: 1,
      isWaived: false,
    };
    const totals = cartTotals(aCart({ preparation }));
    expect(totals.preparation.included).toEqual(eur(1590));
    expect(taxOf(totals.preparation)).toEqual(eur(265));
    expect(totals.total.included).toEqual(eur(2590));
  });

  it('discounts apply to the retailer’s own lines only, the promo code after the level and never below zero (CART-49)', () => {
    const lines = [
      aLine({ id: 'own', unit: eur(10_000) }),
      aLine({ id: 'vendor', seller: 'v', isThirdParty: true, unit: eur(10_000) }),
    ];
    const tier = discountTier(defaultDiscountTiers('EUR'), eur(600_000));
    const coupon = { code: 'ALL', off: { kind: 'amount', amount: eur(99_999) } } as const;
    const totals = cartTotals(aCart({ lines, discounts: { tier, coupon } }));
    expect(totals.lines.map((entry) => entry.tierDiscount.included.minor)).toEqual([200, 0]);
    expect(totals.lines.map((entry) => entry.couponDiscount.included.minor)).toEqual([9800, 0]);
    expect(totals.lines.map((entry) => entry.total.included.minor)).toEqual([0, 10_000]);
  });

  it('removing its promo code restores the exact former price of a cart (CART-49)', () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const without: PricedCart = { ...sample, discounts: { ...sample.discounts, coupon: null } };
        const reduced = cartTotals(sample);
        const restored = cartTotals(without).total.included;
        expect(addMoney(reduced.total.included, reduced.couponDiscount.included)).toEqual(restored);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the explanation of a total', () => {
  it('its steps add up to the total both ways, its taxes to the tax (BEY-12)', () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const totals = cartTotals(sample);
        const { steps, taxes } = explainTotals(sample, totals);
        expect(sumIncluded(steps.map((step) => step.amount))).toEqual(totals.total.included);
        expect(sumOf(steps.map((step) => step.amount.excluded))).toEqual(totals.total.excluded);
        expect(sumOf(taxes.map((tax) => tax.tax))).toEqual(totals.tax);
      }),
      { numRuns: 150 },
    );
  });

  it('each step names its rule, and a waived fee and free shipping are included (BEY-12)', () => {
    const sample = aCart({
      lines: [aLine({ unit: eur(600_000), ecoAdded: eur(120) })],
      discounts: {
        tier: discountTier(defaultDiscountTiers('EUR'), eur(600_000)),
        coupon: { code: 'SPRING', off: { kind: 'rate', rate: 1000 } },
      },
      preparation: {
        seller: 'retailer',
        lineIds: ['1'],
        amount: eur(0),
        originalAmount: eur(1590),
        references: 25,
        steps: 1,
        isWaived: true,
      },
      palletDeposits: [
        { seller: 'retailer', unit: eur(1800), vatRate: 0, pallets: 1 },
        { seller: 'retailer', unit: eur(1800), vatRate: 0, pallets: 2 },
      ],
      shipping: [{ seller: 'retailer', amount: eur(0), lineIds: ['1'] }],
    });
    const { steps, taxes } = explainTotals(sample, cartTotals(sample));
    expect(steps.map((step) => [step.kind, step.amount.included.minor])).toEqual([
      ['lines', 600_000],
      ['tier-discount', -12_000],
      ['coupon', -58_800],
      ['eco-contribution', 120],
      ['preparation-fee', 0],
      ['pallet-deposit', 5400],
      ['shipping', 0],
    ]);
    expect(steps[1]).toMatchObject({ level: 2, rate: 200 });
    expect(steps[2]).toMatchObject({ code: 'SPRING' });
    expect(steps[4]).toMatchObject({ references: 25, steps: 1, isWaived: true });
    expect(steps[5]).toMatchObject({ pallets: 3 });
    expect(taxes.map((tax) => tax.vatRate)).toEqual([2000, 0]);
  });

  it('a plain cart is explained by its lines alone (BEY-12)', () => {
    const sample = aCart();
    expect(explainTotals(sample, cartTotals(sample)).steps.map((step) => step.kind)).toEqual([
      'lines',
    ]);
  });
});
