import fc from 'fast-check';

/** Browsers, accounts, stores and offers of the model are indexes into its short lists. */
export const BROWSERS = 3;
export const ACCOUNTS = 2;

type Line = { readonly at: number };
type CartCommand =
  | { readonly do: 'add'; readonly offer: number; readonly qty: number }
  | { readonly do: 'change'; readonly line: Line; readonly qty: number }
  | { readonly do: 'delete'; readonly line: Line };

/**
 * Indexes into all lists that were created: the account's own first, then other accounts' and
 * deleted ones.
 */
export type ListCommand =
  | { readonly do: 'list-new'; readonly name: number }
  | { readonly do: 'list-rename'; readonly list: number; readonly name: number }
  | { readonly do: 'list-delete'; readonly list: number }
  | {
      readonly do: 'list-add';
      readonly list: number;
      readonly listed: number;
      readonly qty: number;
      readonly twice: boolean;
    }
  | {
      readonly do: 'list-update';
      readonly list: number;
      readonly listed: number;
      readonly qty: number;
    };

/**
 * The commands on a cart: from its shopper, from two tabs at once, through a list, by passing time,
 * by the shop, or by a failing database.
 */
export type Command =
  | (CartCommand & { readonly who: number })
  | {
      readonly do: 'two-tabs';
      readonly who: number;
      readonly first: CartCommand;
      readonly second: CartCommand;
    }
  | {
      readonly do: 'failing';
      readonly who: number;
      readonly command: CartCommand;
      readonly fault: 'breaks' | 'conflicts';
    }
  | { readonly do: 'move'; readonly who: number; readonly store: number }
  | { readonly do: 'check'; readonly who: number }
  | {
      readonly do: 'sign-in';
      readonly who: number;
      readonly account: number;
      readonly twice: boolean;
    }
  | { readonly do: 'sign-out'; readonly who: number }
  | { readonly do: 'token-expires'; readonly who: number }
  | { readonly do: 'session-ends'; readonly who: number }
  | { readonly do: 'use-dead-cart'; readonly who: number; readonly offer: number }
  /** Two identical requests from two tabs at the same moment. */
  | { readonly do: 'coupon'; readonly who: number; readonly typed: number; readonly twice: boolean }
  | { readonly do: 'coupon-off'; readonly who: number; readonly typed: number }
  | (ListCommand & { readonly who: number })
  | { readonly do: 'list-to-cart'; readonly who: number; readonly list: number }
  /** A promo code ends, or is resumed. */
  | { readonly do: 'coupon-ends'; readonly typed: number; readonly isOver: boolean }
  | { readonly do: 'restock'; readonly offer: number; readonly store: number; readonly qty: number }
  /** Without a price the offer does not exist. */
  | { readonly do: 'reprice'; readonly offer: number; readonly minor: number | null }
  /** The stores of one zone stop selling it. */
  | { readonly do: 'leave-zone'; readonly offer: number; readonly zone: number };

const who = fc.nat(BROWSERS - 1);
const offer = fc.nat(7);
const line = fc.record({ at: fc.nat(6) });
const few = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(49, 50, 51, 999) },
);

const cartCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), offer, qty: few }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), line, qty: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), line }) },
);

/** Pairs of commands that lead to the same cart in either order. */
const bothOrders: fc.Arbitrary<{ readonly first: CartCommand; readonly second: CartCommand }> =
  fc.oneof(
    fc.record({
      first: fc.record({ do: fc.constant('add' as const), offer, qty: few }),
      second: fc.record({ do: fc.constant('add' as const), offer, qty: few }),
    }),
    fc
      .record({ do: fc.constant('change' as const), line, qty: few })
      .map((command) => ({ first: command, second: command })),
    fc
      .record({ do: fc.constant('delete' as const), line })
      .map((command) => ({ first: command, second: command })),
  );

const list = fc.nat(3);
const listed = fc.nat(5);
const listCommand: fc.Arbitrary<ListCommand> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('list-new' as const), name: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('list-rename' as const), list, name: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list-delete' as const), list }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('list-add' as const),
      list,
      listed,
      qty: few,
      twice: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('list-update' as const),
      list,
      listed,
      qty: fc.constantFrom(0, 1, 7, 999),
    }),
  },
);

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.tuple(cartCommand, who).map(([change, by]) => ({ ...change, who: by })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(bothOrders, who)
      .map(([pair, by]) => ({ do: 'two-tabs' as const, ...pair, who: by })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('failing' as const),
      who,
      command: cartCommand,
      fault: fc.constantFrom('breaks' as const, 'conflicts' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), who, store: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('check' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sign-in' as const),
      who,
      account: fc.nat(ACCOUNTS - 1),
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign-out' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('token-expires' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('session-ends' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('use-dead-cart' as const), who, offer }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('coupon' as const),
      who,
      typed: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 2, 3),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('coupon-off' as const), who, typed: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('coupon-ends' as const),
      typed: fc.nat(2),
      isOver: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(listCommand, who).map(([change, by]) => ({ ...change, who: by })),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('list-to-cart' as const), who, list }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restock' as const),
      offer,
      store: fc.nat(2),
      qty: fc.constantFrom(0, 1, 2, 4, 30, 60),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reprice' as const),
      offer,
      minor: fc.constantFrom(null, 99, 100, 1234, 99_999),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('leave-zone' as const), offer, zone: fc.nat(1) }),
  },
);

/**
 * The start of each visit, so that codes, lists and merges have data: a guest with products and a
 * code, a customer with products and a list.
 */
const FIRST: readonly Command[] = [
  { do: 'add', who: 1, offer: 0, qty: 3 },
  { do: 'coupon', who: 1, typed: 0, twice: false },
  { do: 'sign-in', who: 0, account: 0, twice: false },
  { do: 'add', who: 0, offer: 5, qty: 2 },
  { do: 'list-new', who: 0, name: 0 },
  { do: 'list-add', who: 0, list: 0, listed: 1, qty: 4, twice: false },
];

/** One visit of all browsers to the shop. */
export const LONGEST_VISIT = 60;
export const visit: fc.Arbitrary<readonly Command[]> = fc
  .array(command, { minLength: 20, maxLength: LONGEST_VISIT })
  .map((commands) => [...FIRST, ...commands]);
export type { CartCommand };
