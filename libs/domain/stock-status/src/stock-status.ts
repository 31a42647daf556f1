/** The six stock statuses of an offer. FAST is sellable stock for delivery by home courier. */
export const STOCK_STATUSES = [
  'SOLDOUT',
  'ONORDER',
  'ONSITE',
  'BIGBOX',
  'FAST',
  'SITE_DELIVERY',
] as const;

export type StockStatus = (typeof STOCK_STATUSES)[number];

/** A range product is being restocked or ordered from the warehouse: it belongs to the range but is not in stock. */
export const isRangeProduct = (status: StockStatus): boolean =>
  status === 'SOLDOUT' || status === 'ONORDER';

/** Whether products of this status can be shipped or collected: the statuses that a delivery choice of the checkout may have. */
export const isDeliverable = (status: StockStatus): boolean => !isRangeProduct(status);

/** Available within 24 hours from the big store; a cart with such a line is a "top 2" cart. */
export const isBigbox = (status: StockStatus): boolean => status === 'BIGBOX';
