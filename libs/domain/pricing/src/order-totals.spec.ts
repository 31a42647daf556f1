import { money } from '@materia/domain-money';
import { randomFrom } from '@materia/testing/oracle';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { defaultDiscountTiers } from './discount-tiers.ts';
import { orderTotals, type OrderPart } from './order-totals.ts';
import type { AncillaryCharge, CartTotals, PricedCart, PricedLine } from './priced-cart.ts';

/** `npm run oracle` checks as many purchases as carts. */
const PURCHASES = Number(process.env['MATERIA_ORACLE_CARTS'] ?? 2_000);
const SEED = Number(process.env['MATERIA_ORACLE_SEED'] ?? 20_261_122);
const RATES = [400, 500, 550, 600, 800, 1000, 1300, 2000, 2100, 2300] as const;
const TIERS = defaultDiscountTiers('EUR');

/**
 * A cart of own products, of which some are collected and some brought, and of products of three
 * vendors.
 */
const randomPurchase = (
  random: () => number,
): { readonly cart: PricedCart; readonly parts: readonly OrderPart[] } => {
  const below = (limit: number): number => Math.floor(random() * limit);
  const eur = (limit: number) => money(below(limit), 'EUR');
  const rate = (): number => RATES[below(RATES.length)] ?? 0;
  const places = Array.from({ length: 1 + below(8) }, () => below(5));
  const lines = places.map((place, at): PricedLine => ({
    id: String(at),
    seller: place < 2 ? 'shop' : `vendor-${place}`,
    isThirdParty: place >= 2,
    quantity: 1 + below(9),
    unit: eur(20_000),
    vatRate: rate(),
    ecoAdded: random() < 0.2 ? eur(500) : undefined,
  }));
  const used = [...new Set(places)].toSorted();
  const idsAt = (place: number): readonly string[] =>
    lines.filter((_, line) => places[line] === place).map(({ id }) => id);
  const charges = used.map((place): AncillaryCharge | null =>
    random() < 0.3
      ? null
      : {
          seller: place < 2 ? 'shop' : `vendor-${place}`,
          amount: eur(9_000),
          lineIds: idsAt(place),
        },
  );
  const fee = eur(3000);
  const hasOwn = used.some((place) => place < 2);
  const cart: PricedCart = {
    currency: 'EUR',
    lines,
    discounts: {
      tier: random() < 0.5 ? (TIERS[below(TIERS.length)] ?? null) : null,
      coupon:
        random() < 0.5
          ? {
              code: 'X',
              seller: random() < 0.5 ? null : `vendor-${2 + below(3)}`,
              off:
                random() < 0.5
                  ? { kind: 'amount', amount: eur(10_000) }
                  : { kind: 'rate', rate: below(10_001) },
            }
          : null,
    },
    preparation: hasOwn
      ? {
          references: 1,
          steps: 0,
          isWaived: false,
          amount: fee,
          originalAmount: fee,
          seller: 'shop',
          lineIds: lines.filter(({ isThirdParty }) => !isThirdParty).map(({ id }) => id),
        }
      : null,
    palletDeposits: hasOwn
      ? [{ seller: 'shop', unit: eur(4500), vatRate: rate(), pallets: 2 }]
      : [],
    shipping: charges.filter((charge) => charge !== null),
  };
  return {
    cart,
    parts: used.map((place, at) => ({
      lineIds: idsAt(place),
      shipping: charges[at] ?? null,
      takesFees: at === 0 && place < 2,
    })),
  };
};

const SHARED = [
  'tierDiscount',
  'couponDiscount',
  'preparation',
  'palletDeposits',
  'shipping',
  'total',
] as const satisfies readonly (keyof CartTotals)[];

/** The same parts, with the units of some lines in two of them. */
const divided = (
  { lines }: PricedCart,
  parts: readonly OrderPart[],
  random: () => number,
): readonly OrderPart[] =>
  lines.reduce<readonly OrderPart[]>((divide, { id, quantity }) => {
    const [from, to] = [
      divide.findIndex(({ lineIds }) => lineIds.includes(id)),
      Math.floor(random() * divide.length),
    ];
    if (quantity < 2 || from === to) return divide;
    const moved = 1 + Math.floor(random() * (quantity - 1));
    return divide.map((part, at) => {
      const units = at === from ? quantity - moved : at === to ? moved : undefined;
      return units === undefined
        ? part
        : {
            ...part,
            lineIds: at === to ? [...part.lineIds, id] : part.lineIds,
            unitsOf: new Map([...(part.unitsOf ?? []), [id, units]]),
          };
    });
  }, parts);

describe('the orders of a purchase', () => {
  it.each([
    ['whole lines', (_: PricedCart, parts: readonly OrderPart[]) => parts],
    ['lines in two orders', divided],
  ] as const)(
    'of %s add up to the cart and are the sum of their lines and charges to the cent: fee, tier discount, promo code, deposits, delivery, total and tax (PLO-03)',
    { timeout: 3_600_000 },
    (_, partsOf) => {
      const random = randomFrom(SEED);
      for (let count = 0; count < PURCHASES; count += 1) {
        const { cart, parts } = randomPurchase(random);
        const totals = cartTotals(cart);
        const orders = orderTotals(totals, partsOf(cart, parts, random), 'EUR');
        const differing = SHARED.filter((name) =>
          (['included', 'excluded'] as const).some(
            (side) =>
              orders.reduce((sum, order) => sum + order[name][side].minor, 0) !==
              totals[name][side].minor,
          ),
        );
        const isSum = orders.every(({ lines, charges, total }) =>
          (['included', 'excluded'] as const).every(
            (side) =>
              [...lines.map((line) => line.total), ...charges.map(({ amount }) => amount)].reduce(
                (sum, amount) => sum + amount[side].minor,
                0,
              ) === total[side].minor,
          ),
        );
        const tax = orders.reduce((sum, order) => sum + order.tax.minor, 0);
        if (differing.length > 0 || tax !== totals.tax.minor || !isSum)
          throw new Error(`purchase ${count} of seed ${SEED}: ${differing.join(', ')} ${tax}`);
      }
      expect(PURCHASES).toBeGreaterThan(0);
    },
  );

  const line = (id: string, seller: string): PricedLine => ({
    id,
    seller,
    isThirdParty: seller !== 'shop',
    quantity: 1,
    unit: money(10_000, 'EUR'),
    vatRate: 2100,
  });
  const cart: PricedCart = {
    currency: 'EUR',
    lines: [line('a', 'shop'), line('b', 'vendor')],
    discounts: {
      tier: TIERS[0] ?? null,
      coupon: { code: 'X', off: { kind: 'amount', amount: money(1000, 'EUR') } },
    },
    preparation: {
      references: 1,
      steps: 0,
      isWaived: false,
      amount: money(900, 'EUR'),
      originalAmount: money(900, 'EUR'),
      seller: 'shop',
      lineIds: ['a'],
    },
    palletDeposits: [],
    shipping: [{ seller: 'vendor', amount: money(700, 'EUR'), lineIds: ['b'] }],
  };
  const theirs = cart.shipping[0] ?? null;

  it('discounts and the fee stay with the retailer’s order, delivery with its shipment', () => {
    const [own, vendors] = orderTotals(
      cartTotals(cart),
      [
        { lineIds: ['a'], shipping: null, takesFees: true },
        { lineIds: ['b'], shipping: theirs, takesFees: false },
      ],
      'EUR',
    );
    expect(own?.couponDiscount.included.minor).toBe(1000);
    expect(own?.preparation.included.minor).toBe(900);
    expect(vendors).toMatchObject({
      tierDiscount: { included: { minor: 0 } },
      couponDiscount: { included: { minor: 0 } },
      preparation: { included: { minor: 0 } },
      shipping: { included: { minor: 700 } },
      total: { included: { minor: 10_700 } },
    });
  });

  it('the units of a line cost the same in each of its orders, and the last one has the odd cents', () => {
    const bags = { ...line('bags', 'shop'), quantity: 60, unit: money(1999, 'EUR') };
    const coupon = { code: 'X', off: { kind: 'amount', amount: money(1001, 'EUR') } } as const;
    const amounts = (discounts: PricedCart['discounts']) =>
      orderTotals(
        cartTotals({ ...cart, lines: [bags], discounts, preparation: null, shipping: [] }),
        [32, 28].map((units) => ({
          lineIds: ['bags'],
          unitsOf: new Map([['bags', units]]),
          shipping: null,
          takesFees: false,
        })),
        'EUR',
      ).map(({ total, couponDiscount }) => [total.included.minor, couponDiscount.included.minor]);
    expect(amounts({ tier: null, coupon: null })).toEqual([
      [32 * 1999, 0],
      [28 * 1999, 0],
    ]);
    expect(amounts({ tier: null, coupon })).toEqual([
      [32 * 1999 - 534, 534],
      [28 * 1999 - 467, 467],
    ]);
  });

  it.each<readonly [string, readonly OrderPart[]]>([
    ['a line', [{ lineIds: ['a'], shipping: theirs, takesFees: true }]],
    ['a charge', [{ lineIds: ['a', 'b'], shipping: null, takesFees: true }]],
    ['a line twice', [{ lineIds: ['a', 'b', 'b'], shipping: theirs, takesFees: true }]],
  ])('%s without its one order is a bug that is not written', (_, parts) => {
    expect(() => orderTotals(cartTotals(cart), parts, 'EUR')).toThrow('without an order');
  });
});
