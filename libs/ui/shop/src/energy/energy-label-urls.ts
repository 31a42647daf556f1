/** The anchor of the product information sheet on a product page. */
export const SHEET_ID = 'product-sheet';

/** The URL of a product's full energy label as an image. */
export const energyLabelUrl = (marketId: string, sku: string): string =>
  `/media/${marketId}/energy/${encodeURIComponent(sku)}`;
