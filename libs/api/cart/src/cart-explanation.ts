import type { BasisPoints } from '@materia/domain-money';
import {
  addTaxedAmounts,
  type CartExplanation,
  type CartExplanationStep,
  preparationReferences,
  preparationSteps,
  preparedLines,
  rateAt,
  sharesByRate,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  taxedAmount,
  type TaxedAmount,
  type TaxedPart,
  taxPlace,
  type TaxTable,
  taxOf,
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
  const eco = [lines, cart.preparation, cart.pallets.deposit].reduce(
    subtractTaxedAmounts,
    cart.total,
  );
  const { tier, coupon } = cart;
  const discounts = [tier?.amount, coupon?.amount].filter((amount) => amount !== undefined);
  const references = preparationReferences(cart.lines);
  const steps: readonly (CartExplanationStep | undefined)[] = [
    { kind: 'lines', lines: cart.lines.length, amount: discounts.reduce(addTaxedAmounts, lines) },
    tier && {
      kind: 'tier-discount',
      level: tier.level,
      rate: tier.rate,
      amount: subtractTaxedAmounts(zeroTaxedAmount(cart.currency), tier.amount),
    },
    coupon?.counts === true
      ? {
          kind: 'coupon',
          code: coupon.code,
          amount: subtractTaxedAmounts(zeroTaxedAmount(cart.currency), coupon.amount),
        }
      : undefined,
    isNothing(eco) ? undefined : { kind: 'eco-contribution', amount: eco },
    references === 0
      ? undefined
      : {
          kind: 'preparation-fee',
          references,
          steps: preparationSteps(references),
          isWaived: isNothing(cart.preparation),
          amount: cart.preparation,
        },
    cart.pallets.count === 0
      ? undefined
      : { kind: 'pallet-deposit', pallets: cart.pallets.count, amount: cart.pallets.deposit },
  ];
  return { steps: steps.filter((step) => step !== undefined), taxes: taxesOf(cart, eco, rates) };
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

const taxesOf = (cart: Cart, eco: TaxedAmount, rates: ChargeRates): CartExplanation['taxes'] => {
  const parts = [
    ...cart.lines.map((line) => ({ vatRate: rateOf(line), amount: line.total })),
    ...preparationParts(cart, rates),
    { vatRate: rates.services, amount: eco },
    { vatRate: rates.pallets, amount: cart.pallets.deposit },
  ].filter(({ amount }) => !isNothing(amount));
  return [...Map.groupBy(parts, ({ vatRate }) => vatRate)]
    .toSorted(([a], [b]) => b - a)
    .map(([vatRate, ofRate]) => {
      const amount = sumTaxedAmounts(
        ofRate.map((part) => part.amount),
        cart.currency,
      );
      return { vatRate, base: amount.excluded, tax: taxOf(amount) };
    });
};

const rateOf = (line: CartLine): BasisPoints => line.offer.price.vatRate;

const isNothing = (amount: TaxedAmount): boolean =>
  amount.included.minor === 0 && amount.excluded.minor === 0;
