/** The places of a slider for prices, from its first to its last. */
export const LAST_PLACE = 100;

/** Prices of a list spread over several powers of ten, so equal steps multiply them. */
export type PriceScale = { readonly least: number; readonly most: number };

const ratioOf = ({ least, most }: PriceScale): number => Math.max(1, most) / Math.max(1, least);

/** The place of an amount on the slider. */
export const placeOf = (scale: PriceScale, amount: number): number => {
  const ratio = ratioOf(scale);
  if (ratio <= 1) return 0;
  const place = (LAST_PLACE * Math.log(amount / Math.max(1, scale.least))) / Math.log(ratio);
  return Math.min(LAST_PLACE, Math.max(0, Math.round(place)));
};

/** The amount at a place of the slider, rounded to what one would type: 1.5, 15, 150. */
export const amountAt = (scale: PriceScale, place: number): number => {
  if (place <= 0) return scale.least;
  if (place >= LAST_PLACE) return scale.most;
  const amount = Math.max(1, scale.least) * ratioOf(scale) ** (place / LAST_PLACE);
  return Number(amount.toPrecision(2));
};
