import type { AxisValue } from '@materia/domain-product-families';

/**
 * The families of products in lists. Members of a family are neighbours, so a family is a range of
 * rows.
 */
export type FamilyColumns = {
  /** The first row of the product's family; its own row for a product without one. */
  readonly familyStart: Uint32Array;
  /** Numbers of the values on the axes of its family: those of a row begin at `row * MOST_AXES`. */
  readonly axisValues: Uint32Array;
  /** Values by number; number 0 is unused. */
  readonly axisValueAt: readonly (AxisValue | undefined)[];
};

/**
 * What lists show and sort of every product of a market, one column per fact, so that a million
 * comparisons take milliseconds. Products are in the order of the category tree, so a category with
 * all its descendants is one range of rows, and members of a family are neighbours.
 */
export type ListingColumns = FamilyColumns & {
  readonly size: number;
  readonly sku: readonly string[];
  readonly categoryLft: Int32Array;
  /** Rank among all products by sales, and the product at each rank. */
  readonly rankPlace: Uint32Array;
  readonly rowAtRank: Uint32Array;
  /** Rank among all products by name. */
  readonly namePlace: Uint32Array;
  /** The day the product entered the range, in days since 1970. */
  readonly listedDay: Int32Array;
  /** Numbers of facet values, including the brand. Those of a row begin at `valueStart[row]`. */
  readonly valueStart: Uint32Array;
  readonly values: Uint32Array;
  /** The retailer's prices by zone and kind of customer. */
  readonly slots: readonly PriceColumn[];
  /** The lowest price of a vendor with stock. */
  readonly vendor: PriceColumn;
  /** One bit per product for each store, by the store's ordinal. */
  readonly available: readonly Uint32Array[];
  /** One bit per product that the central warehouse can send to the shopper. */
  readonly brought: Uint32Array;
};

/**
 * Minor units, `NO_PRICE` if missing; `reduced` is 1 where the price is below the struck one, the
 * lowest of 30 days.
 */
export type PriceColumn = { readonly price: Int32Array; readonly reduced: Uint8Array };

export const NO_PRICE = -1;

export const priceColumn = (size: number): PriceColumn => ({
  price: new Int32Array(size).fill(NO_PRICE),
  reduced: new Uint8Array(size),
});

export const setPrice = (
  column: PriceColumn,
  row: number,
  price: number | null,
  initial: number | null,
): void => {
  column.price[row] = price ?? NO_PRICE;
  column.reduced[row] = price !== null && initial !== null && initial > price ? 1 : 0;
};

export const bitColumn = (size: number): Uint32Array => new Uint32Array((size + 31) >>> 5);
export const hasBit = (bits: Uint32Array, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
export const setBit = (bits: Uint32Array, row: number, on: boolean): void => {
  const mask = 1 << (row & 31);
  const word = bits[row >>> 5] ?? 0;
  bits[row >>> 5] = on ? word | mask : word & ~mask;
};

/**
 * Whether a product can be ordered at a store: collected there, brought from the warehouse, or sent
 * by a vendor in a marketplace. `here` are the bits of the store.
 */
export const isOrderable = (
  { brought, vendor }: ListingColumns,
  here: Uint32Array | undefined,
  row: number,
  isMarketplace: boolean,
): boolean =>
  (here !== undefined && hasBit(here, row)) ||
  hasBit(brought, row) ||
  (isMarketplace && vendor.price[row] !== NO_PRICE);

/** The first row whose category is at `lft` or later. */
const firstAt = ({ categoryLft, size }: ListingColumns, lft: number): number => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((categoryLft[middle] ?? 0) < lft) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Whether lists show a product: in a marketplace all, otherwise those that the retailer sells
 * somewhere.
 */
export const isListed = (
  { slots }: Pick<ListingColumns, 'slots'>,
  row: number,
  isMarketplace: boolean,
): boolean => isMarketplace || slots.some(({ price }) => price[row] !== NO_PRICE);

export type RowRange = { readonly from: number; readonly to: number };

/** The rows of a category and its descendants: the first and the one after the last. */
export const rowsOfCategory = (
  columns: ListingColumns,
  { lft, rgt }: { readonly lft: number; readonly rgt: number },
): RowRange => ({ from: firstAt(columns, lft), to: firstAt(columns, rgt + 1) });
