import {
  type ModelCart,
  modelAdd,
  type ModelOffer,
  type ModelShop,
  type ModelStore,
  OFFERS,
} from './cart-model.ts';

/** A named list of an account; commands still address deleted ones. */
export type ModelList = {
  readonly id: string;
  readonly account: number;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly lines: readonly ModelListLine[];
};
type ModelListLine = { readonly sku: string; readonly qty: number };

export const LIST_NAMES = ['Roof', 'ROOF', 'Cellar', 'Łazienka'] as const;

const UNKNOWN = '99999999';
/** References for lists: each has at most one offer; the last is unknown to the shop. */
export const LISTED: readonly string[] = [
  ...OFFERS.filter(
    ({ sku, isVendor }) => !isVendor && OFFERS.filter((other) => other.sku === sku).length === 1,
  ).map(({ sku }) => sku),
  UNKNOWN,
];

type Changed = { readonly lists: readonly ModelList[]; readonly answer: string };

const isNamed = (
  lists: readonly ModelList[],
  account: number,
  name: string,
  but?: string,
): boolean =>
  lists.some(
    (list) =>
      !list.isDeleted &&
      list.account === account &&
      list.id !== but &&
      list.name.toLowerCase() === name.toLowerCase(),
  );

/** The lists that an account sees, in a fixed order. */
export const shownLists = (lists: readonly ModelList[], account: number): readonly string[] =>
  lists
    .filter((list) => !list.isDeleted && list.account === account)
    .map(({ name, lines }) => `${name}: ${lines.map(({ sku, qty }) => `${sku} ${qty}`).join(', ')}`)
    .toSorted();

/** The result of creating a list; its id comes from the host. */
export const modelNewList = (lists: readonly ModelList[], account: number, name: string): string =>
  isNamed(lists, account, name) ? 'list-exists' : 'true';

/**
 * Changes one list as its owner; a deleted list, another account's or a missing one is not found.
 */
const changed = (
  lists: readonly ModelList[],
  account: number,
  list: ModelList | undefined,
  change: (list: ModelList) => { readonly list: ModelList; readonly answer: string },
): Changed => {
  if (list === undefined || list.isDeleted || list.account !== account)
    return { lists, answer: 'not-found' };
  const next = change(list);
  return {
    lists: lists.map((each) => (each.id === list.id ? next.list : each)),
    answer: next.answer,
  };
};

export const modelRename = (
  lists: readonly ModelList[],
  account: number,
  list: ModelList | undefined,
  name: string,
): Changed =>
  changed(lists, account, list, (own) =>
    isNamed(lists, account, name, own.id)
      ? { list: own, answer: 'list-exists' }
      : { list: { ...own, name }, answer: 'true' },
  );

export const modelDeleteList = (
  lists: readonly ModelList[],
  account: number,
  list: ModelList | undefined,
): Changed =>
  changed(lists, account, list, (own) => ({ list: { ...own, isDeleted: true }, answer: 'true' }));

/** Repeated references add up to at most 999; unknown ones are reported. */
export const modelAddToList = (
  lists: readonly ModelList[],
  account: number,
  list: ModelList | undefined,
  sku: string,
  qty: number,
): Changed =>
  changed(lists, account, list, (own) => {
    if (sku === UNKNOWN) return { list: own, answer: 'only 0' };
    const before = own.lines.find((line) => line.sku === sku)?.qty;
    const after = { sku, qty: Math.min(999, (before ?? 0) + qty) };
    return {
      list: {
        ...own,
        lines:
          before === undefined
            ? [...own.lines, after]
            : own.lines.map((line) => (line.sku === sku ? after : line)),
      },
      answer: 'true',
    };
  });

/**
 * Sets the quantity of a line, 0 removes it. Removing a reference that is not on the list changes
 * nothing.
 */
export const modelUpdateList = (
  lists: readonly ModelList[],
  account: number,
  list: ModelList | undefined,
  sku: string,
  qty: number,
): Changed =>
  changed(lists, account, list, (own) => ({
    list: {
      ...own,
      lines: own.lines.flatMap((line) =>
        line.sku !== sku ? [line] : qty === 0 ? [] : [{ sku, qty }],
      ),
    },
    answer: 'true',
  }));

/**
 * Adds a list to a cart: each reference with its offer, as far as it is available. A store that
 * only shows its range refuses all of them.
 */
export const modelAddList = (
  shop: ModelShop,
  cart: ModelCart,
  store: ModelStore,
  lines: readonly ModelListLine[],
): { readonly cart: ModelCart; readonly answer: string } => {
  if (!store.sells) return { cart, answer: 'not-sellable' };
  let next = cart;
  const notices: string[] = [];
  for (const { sku, qty } of lines) {
    const offer: ModelOffer | undefined = OFFERS.find((each) => each.sku === sku);
    const step =
      offer === undefined
        ? { cart: next, answer: 'only 0' }
        : modelAdd(shop, next, offer, store, qty);
    next = step.cart;
    if (step.answer !== 'true')
      notices.push(`${sku} ${step.answer === 'not-sellable' ? 'only 0' : step.answer}`);
  }
  return { cart: next, answer: notices.length === 0 ? 'true' : notices.join(', ') };
};
