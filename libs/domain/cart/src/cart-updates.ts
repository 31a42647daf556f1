/** What may have happened to a cart: one line, several products at once, the whole cart, or what the host's check had to change. */
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

/** A change of the cart as it is told to the page: `mark` is another one with each change. */
export type ToldCartUpdate = {
  readonly update: CartUpdate;
  readonly itemsCount: number;
  readonly mark: string;
};

/** As a cookie carries it. */
export const printCartUpdate = ({ update, itemsCount, mark }: ToldCartUpdate): string =>
  `${update}.${itemsCount}.${mark}`;

/** Reads it back; anything else is no change of a cart. */
export const readCartUpdate = (text: string): ToldCartUpdate | undefined => {
  const [word, count = '', mark = '', ...rest] = text.split('.');
  const update = CART_UPDATES.find((known) => known === word);
  return update !== undefined &&
    /^\d{1,6}$/.test(count) &&
    /^[\w-]{1,40}$/.test(mark) &&
    rest.length === 0
    ? { update, itemsCount: Number(count), mark }
    : undefined;
};
