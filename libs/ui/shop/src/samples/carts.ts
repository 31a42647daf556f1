import { basisPointsOfPercent, money, type Currency } from '@materia/domain-money';
import {
  cartTotals,
  defaultDiscountTiers,
  explainTotals,
  taxedAmount,
  type PricedCart,
} from '@materia/domain-pricing';
import { pickupInTwoHours, aPrice, aReducedPrice } from './offers.ts';
import { aProduct, type SampleIndex } from './products.ts';
import type { CartLineFacts } from '../cart/CartLineView.tsx';

const VAT = basisPointsOfPercent(23);

/** A cart line: twelve bags at a reduced price by default. */
export const aCartLine = (
  language: string,
  currency: Currency,
  index: SampleIndex = 0,
  given: Partial<CartLineFacts> = {},
): CartLineFacts => {
  const price = index === 0 ? aReducedPrice(currency, 25) : aPrice({ currency, minor: 24_900 });
  return {
    product: aProduct(language, index),
    quantity: 12,
    price,
    conditioning: index === 0 ? { saleUnit: 'bag', capacityUnit: 'kg' } : { saleUnit: 'piece' },
    total: taxedAmount(money(price.unit.included.minor * 12, currency), VAT),
    stock: { kind: 'in-stock', where: 'store', units: 42 },
    promise: pickupInTwoHours,
    ...given,
  };
};

/** A cart with every type of charge. */
export const aPricedCart = (currency: Currency): PricedCart => {
  const [tier = null] = defaultDiscountTiers(currency);
  return {
    currency,
    lines: [
      {
        id: '1',
        seller: 'materia',
        isThirdParty: false,
        quantity: 12,
        unit: money(12_990, currency),
        before: money(14_900, currency),
        vatRate: VAT,
        ecoAdded: money(20, currency),
      },
      {
        id: '2',
        seller: 'materia',
        isThirdParty: false,
        quantity: 2,
        unit: money(24_900, currency),
        vatRate: VAT,
      },
      {
        id: '3',
        seller: 'tegola',
        isThirdParty: true,
        quantity: 1,
        unit: money(8_900, currency),
        vatRate: basisPointsOfPercent(8),
      },
    ],
    discounts: {
      tier,
      coupon: { code: 'BUDOWA25', off: { kind: 'rate', rate: basisPointsOfPercent(5) } },
    },
    preparation: null,
    palletDeposits: [{ seller: 'materia', unit: money(4_500, currency), vatRate: VAT, pallets: 1 }],
    shipping: [{ seller: 'materia', amount: money(0, currency), lineIds: ['1', '2'] }],
  };
};

export const aCartWithTotals = (currency: Currency) => {
  const cart = aPricedCart(currency);
  const totals = cartTotals(cart);
  return { explanation: explainTotals(cart, totals), total: totals.total };
};
