import type { Money } from '@materia/domain-money';
import type { OfferPrice } from './offer-price.ts';
import type { TaxedAmount } from './taxed-amount.ts';

export type DisplayedAmount = { readonly tax: 'included' | 'excluded'; readonly amount: Money };

/** `second` is set when the customer sees both amounts. */
export type PriceDisplay = {
  readonly first: DisplayedAmount;
  readonly second: DisplayedAmount | null;
};

/** The viewer: whether they are a professional, and the market's setting for professionals. */
export type PriceViewer = { readonly isPro: boolean; readonly proPricesTaxExcludedFirst: boolean };

/** Which amount of an offer's price comes first. */
export const priceDisplay = (price: Pick<OfferPrice, 'unit'>, viewer: PriceViewer): PriceDisplay =>
  taxDisplay(price.unit, viewer);

/**
 * Which amount comes first: professionals see prices without tax where the setting is on, everybody
 * else sees them with tax.
 */
export const leadingTax = ({
  isPro,
  proPricesTaxExcludedFirst,
}: PriceViewer): DisplayedAmount['tax'] =>
  isPro && proPricesTaxExcludedFirst ? 'excluded' : 'included';

/** The same rule for any amount: viewers who see it without tax first see it with tax second. */
export const taxDisplay = (amount: TaxedAmount, viewer: PriceViewer): PriceDisplay => {
  const included = { tax: 'included', amount: amount.included } as const;
  return leadingTax(viewer) === 'excluded'
    ? { first: { tax: 'excluded', amount: amount.excluded }, second: included }
    : { first: included, second: null };
};
