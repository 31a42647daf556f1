import type { BasisPoints } from '@materia/domain-money';
import {
  addTaxedAmounts,
  type CartExplanation,
  explainTotals,
  preparationReferences,
  preparationSteps,
  preparedLines,
  rateAt,
  type RateTotal,
  sharesByRate,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  taxedAmount,
  type TaxedAmount,
  type TaxedPart,
  taxPlace,
  type TaxTable,
  totalsByRate,
  zeroTaxedAmount,
} from '@materia/domain-pricing';
import type { Cart, CartLine } from './cart.ts';

/** Tax rates of amounts that do not follow products: additions to prices, and deposits on pallets. */
export type ChargeRates = { readonly services: BasisPoints; readonly pallets: BasisPoints };

/** The rates of non-product amounts at a store, by its postal code. */
export const chargeRates = (
  { taxes, settings }: ChargingMarket,
  { postcode }: { readonly postcode: string },
): ChargeRates => {
  const place = taxPlace(taxes, { from: postcode, to: postcode });
  const { vatBasisPoints } = settings.palletDeposit;
  return place.ok
    ? { services: place.value.standard, pallets: rateAt(place.value, { vatRate: vatBasisPoints }) }
    : { services: taxes.standard, pallets: vatBasisPoints };
};

type ChargingMarket = {
  readonly taxes: TaxTable;
  readonly settings: { readonly palletDeposit: { readonly vatBasisPoints: BasisPoints } };
};

/**
 * The steps from the lines to the total that the host charges, and the tax per rate. Any amount
 * charged besides lines, preparation and pallets is an eco-contribution that is not included in
 * prices.
 */
export const explainCart = (cart: Cart, rates: ChargeRates): CartExplanation => {
  const lines = sumTaxedAmounts(
    cart.lines.map((line) => line.total),
    cart.currency,
  );
  const nothing = zeroTaxedAmount(cart.currency);
  const eco = [lines, cart.preparation, cart.pallets.deposit].reduce(
    subtractTaxedAmounts,
    cart.total,
  );
  const { tier, coupon } = cart;
  const discounts = [tier?.amount, coupon?.amount].filter((amount) => amount !== undefined);
  const references = preparationReferences(cart.lines);
  return explainTotals(
    {
      lines: cart.lines,
      discounts: { tier: tier ?? null, coupon: coupon?.counts === true ? coupon : null },
      preparation:
        references === 0
          ? null
          : {
              references,
              steps: preparationSteps(references),
              isWaived: isNothing(cart.preparation),
            },
      palletDeposits: [{ pallets: cart.pallets.count }],
      shipping: [],
    },
    {
      offerDiscount: cart.offers ?? nothing,
      subtotal: discounts.reduce(addTaxedAmounts, lines),
      tierDiscount: tier?.amount ?? nothing,
      couponDiscount: coupon?.amount ?? nothing,
      eco,
      preparation: cart.preparation,
      palletDeposits: cart.pallets.deposit,
      shipping: nothing,
      byRate: taxesOf(cart, eco, rates),
    },
  );
};

/** The preparation fee at the rates of what is prepared, as the host divides it. */
const preparationParts = (
  { lines, preparation }: Cart,
  { services }: ChargeRates,
): readonly TaxedPart[] => {
  const products = preparedLines(lines).map((line) => ({
    vatRate: rateOf(line),
    amount: line.total.included,
  }));
  return products.length === 0
    ? [{ vatRate: services, amount: preparation }]
    : sharesByRate(preparation.included, products).map(({ vatRate, amount }) => ({
        vatRate,
        amount: taxedAmount(amount, vatRate),
      }));
};

const taxesOf = (cart: Cart, eco: TaxedAmount, rates: ChargeRates): readonly RateTotal[] =>
  totalsByRate(
    [
      ...cart.lines.map((line) => ({ vatRate: rateOf(line), amount: line.total })),
      ...preparationParts(cart, rates),
      { vatRate: rates.services, amount: eco },
      { vatRate: rates.pallets, amount: cart.pallets.deposit },
    ].filter(({ amount }) => !isNothing(amount)),
    cart.currency,
  );

const rateOf = (line: CartLine): BasisPoints => line.offer.price.vatRate;

const isNothing = (amount: TaxedAmount): boolean =>
  amount.included.minor === 0 && amount.excluded.minor === 0;
