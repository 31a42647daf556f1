/**
 * What a cart update may concern: one line, several products at once, the whole cart, or
 * corrections by the host's check.
 */
export const CART_UPDATES = [
  'add',
  'add-products',
  'quantity',
  'delete',
  'coupon',
  'store',
  'merge',
  'check',
  'order',
] as const;

export type CartUpdate = (typeof CART_UPDATES)[number];

/** A cart update as the page receives it. `mark` differs for each update. */
export type CartUpdateReport = {
  readonly update: CartUpdate;
  readonly itemsCount: number;
  readonly mark: string;
};

/** Formats an update as a cookie value. */
export const printCartUpdate = ({ update, itemsCount, mark }: CartUpdateReport): string =>
  `${update}.${itemsCount}.${mark}`;

/** Parses an update; any other text is not a cart update. */
export const parseCartUpdate = (text: string): CartUpdateReport | undefined => {
  const [word, count = '', mark = '', ...rest] = text.split('.');
  const update = CART_UPDATES.find((known) => known === word);
  return update !== undefined &&
    /^\d{1,6}$/.test(count) &&
    /^[\w-]{1,40}$/.test(mark) &&
    rest.length === 0
    ? { update, itemsCount: Number(count), mark }
    : undefined;
};
