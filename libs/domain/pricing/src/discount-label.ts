/** The possible labels of a reduction beside its price. */
export type DiscountLabel = 'promotion' | 'clearance' | 'everyday-low-price' | 'last-units';

/** The codes of `discount.gapCode` with their labels. A new code needs a row here. */
const DISCOUNT_LABELS = {
  PROMO: 'promotion',
  CLEARANCE: 'clearance',
  LOW_PRICE: 'everyday-low-price',
  LAST_UNITS: 'last-units',
} as const satisfies Readonly<Record<string, DiscountLabel>>;

/**
 * The label of a gap code in any case; null for none and for an unknown code, so that no raw code
 * is ever shown.
 */
export const discountLabel = (gapCode: string | undefined): DiscountLabel | null => {
  const code = gapCode?.toUpperCase();
  return code !== undefined && isKnown(code) ? DISCOUNT_LABELS[code] : null;
};

const isKnown = (code: string): code is keyof typeof DISCOUNT_LABELS =>
  Object.hasOwn(DISCOUNT_LABELS, code);
