import { compareMoney, type Money } from '@materia/domain-money';
import {
  boundsOfMaximum,
  clampQuantity,
  type PromisedDelay,
  type StockStatus,
} from '@materia/domain-stock-status';

/**
 * A line's offer at a store: unit price, largest available quantity, stock status and delivery
 * promise.
 */
export type LineAtStore = {
  readonly unit: Money;
  readonly maxQuantity: number;
  readonly stockStatus: StockStatus;
  readonly promise: PromisedDelay | null;
};

/** A line of the cart with the offers of both stores, null where a store does not offer it. */
export type LineBeforeChange = {
  readonly lineId: string;
  readonly quantity: number;
  readonly here: LineAtStore | null;
  readonly there: LineAtStore | null;
};

export type LineDifference =
  | { readonly kind: 'unavailable' }
  /** The line waited in the cart and is available at the new store. */
  | { readonly kind: 'available-again' }
  | {
      readonly kind: 'price';
      readonly from: Money;
      readonly to: Money;
      readonly direction: 'up' | 'down';
    }
  | { readonly kind: 'quantity'; readonly from: number; readonly to: number }
  | { readonly kind: 'stock'; readonly from: StockStatus; readonly to: StockStatus }
  | {
      readonly kind: 'promise';
      readonly from: PromisedDelay | null;
      readonly to: PromisedDelay | null;
    };

/**
 * The effect of a store change. Every line is listed, including unchanged ones. An unavailable line
 * stays in the cart.
 */
export type StoreChange = {
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly differences: readonly LineDifference[];
  }[];
  readonly isUnchanged: boolean;
  /** Selecting this store and these quantities again restores the cart. */
  readonly undo: {
    readonly storeId: string;
    readonly quantities: readonly { readonly lineId: string; readonly quantity: number }[];
  };
};

/** Compares a cart at the selected store with the same cart at another store, line by line. */
export const compareStores = (
  fromStoreId: string,
  lines: readonly LineBeforeChange[],
): StoreChange => {
  const changed = lines.map((line) => {
    const quantity = quantityThere(line);
    return { lineId: line.lineId, quantity, differences: differencesOf(line, quantity) };
  });
  return {
    lines: changed,
    isUnchanged: changed.every((line) => line.differences.length === 0),
    undo: {
      storeId: fromStoreId,
      quantities: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    },
  };
};

const isObtainable = (line: LineAtStore | null): line is LineAtStore =>
  line !== null && line.maxQuantity >= 1;

const quantityThere = ({ quantity, there }: LineBeforeChange): number =>
  isObtainable(there) ? clampQuantity(quantity, boundsOfMaximum(there.maxQuantity)) : quantity;

const differencesOf = (line: LineBeforeChange, quantity: number): readonly LineDifference[] => {
  const { here, there } = line;
  if (!isObtainable(there)) return isObtainable(here) ? [{ kind: 'unavailable' }] : [];
  const fewer: LineDifference | null =
    quantity === line.quantity ? null : { kind: 'quantity', from: line.quantity, to: quantity };
  if (!isObtainable(here)) return [{ kind: 'available-again' }, ...(fewer === null ? [] : [fewer])];
  const price = compareMoney(there.unit, here.unit);
  const differences: readonly (LineDifference | null)[] = [
    price === 0
      ? null
      : { kind: 'price', from: here.unit, to: there.unit, direction: price > 0 ? 'up' : 'down' },
    fewer,
    here.stockStatus === there.stockStatus
      ? null
      : { kind: 'stock', from: here.stockStatus, to: there.stockStatus },
    samePromise(here.promise, there.promise)
      ? null
      : { kind: 'promise', from: here.promise, to: there.promise },
  ];
  return differences.filter((difference) => difference !== null);
};

const samePromise = (a: PromisedDelay | null, b: PromisedDelay | null): boolean =>
  a?.unit === b?.unit && a?.delay === b?.delay;
