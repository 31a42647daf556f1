import type { SalesTax } from './tax-place.ts';

/**
 * Which tax the price label names: IGIC at places with that tax, if the market's setting names it.
 */
export const taxLabel = (place: {
  readonly tax: SalesTax;
  readonly igicLabelOn: boolean;
}): SalesTax => (place.igicLabelOn ? place.tax : 'vat');
