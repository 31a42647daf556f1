import type { OfferedLine } from '../pricing/price-cart.ts';

/** What lines weigh together. */
export const gramsOf = (lines: readonly OfferedLine[]): number =>
  lines.reduce((sum, { product, row }) => sum + product.weight_grams * row.qty, 0);
