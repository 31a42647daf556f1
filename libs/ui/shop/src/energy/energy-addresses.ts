/** Where the product information sheet begins on a product page. */
export const SHEET_ID = 'product-sheet';

/** The whole energy label of a product as a drawing. */
export const energyLabelAddress = (marketId: string, sku: string): string =>
  `/media/${marketId}/energy/${encodeURIComponent(sku)}`;
