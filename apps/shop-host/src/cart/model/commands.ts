import fc from 'fast-check';

/** Browsers, accounts, stores and offers of the model are numbers into its short lists. */
export const BROWSERS = 3;
export const ACCOUNTS = 2;

type Line = { readonly at: number };
type CartCommand =
  | { readonly do: 'add'; readonly offer: number; readonly qty: number }
  | { readonly do: 'change'; readonly line: Line; readonly qty: number }
  | { readonly do: 'delete'; readonly line: Line };

/** What may happen to a cart: by its shopper, in two tabs at once, by time, by the shop, or by a database that fails. */
export type Command =
  | (CartCommand & { readonly who: number })
  | { readonly do: 'two-tabs'; readonly who: number; readonly first: CartCommand; readonly second: CartCommand }
  | { readonly do: 'failing'; readonly who: number; readonly command: CartCommand; readonly fault: 'breaks' | 'conflicts' }
  | { readonly do: 'move'; readonly who: number; readonly store: number }
  | { readonly do: 'check'; readonly who: number }
  | { readonly do: 'sign-in'; readonly who: number; readonly account: number; readonly twice: boolean }
  | { readonly do: 'sign-out'; readonly who: number }
  | { readonly do: 'token-expires'; readonly who: number }
  | { readonly do: 'session-ends'; readonly who: number }
  | { readonly do: 'use-dead-cart'; readonly who: number; readonly offer: number }
  | { readonly do: 'restock'; readonly offer: number; readonly store: number; readonly qty: number }
  /** Without a price the offer is gone. */
  | { readonly do: 'reprice'; readonly offer: number; readonly minor: number | null }
  /** The stores of one zone do not sell it any more. */
  | { readonly do: 'leave-zone'; readonly offer: number; readonly zone: number };

const who = fc.nat(BROWSERS - 1);
const offer = fc.nat(7);
const line = fc.record({ at: fc.nat(6) });
const few = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: fc.constantFrom(49, 50, 51, 999) });

const cartCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), offer, qty: few }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), line, qty: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), line }) },
);

/** Pairs of which each order ends in the same cart. */
const bothOrders: fc.Arbitrary<{ readonly first: CartCommand; readonly second: CartCommand }> = fc.oneof(
  fc.record({ first: fc.record({ do: fc.constant('add' as const), offer, qty: few }), second: fc.record({ do: fc.constant('add' as const), offer, qty: few }) }),
  fc.record({ do: fc.constant('change' as const), line, qty: few }).map((command) => ({ first: command, second: command })),
  fc.record({ do: fc.constant('delete' as const), line }).map((command) => ({ first: command, second: command })),
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(cartCommand, who).map(([change, by]) => ({ ...change, who: by })) },
  { weight: 3, arbitrary: fc.tuple(bothOrders, who).map(([pair, by]) => ({ do: 'two-tabs' as const, ...pair, who: by })) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('failing' as const), who, command: cartCommand, fault: fc.constantFrom('breaks' as const, 'conflicts' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), who, store: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('check' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign-in' as const), who, account: fc.nat(ACCOUNTS - 1), twice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign-out' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('token-expires' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('session-ends' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('use-dead-cart' as const), who, offer }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restock' as const), offer, store: fc.nat(2), qty: fc.constantFrom(0, 1, 2, 4, 30, 60) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reprice' as const), offer, minor: fc.constantFrom(null, 99, 100, 1234, 99_999) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave-zone' as const), offer, zone: fc.nat(1) }) },
);

/** One visit to the shop by all browsers. */
export const LONGEST_VISIT = 60;
export const visit: fc.Arbitrary<readonly Command[]> = fc.array(command, { minLength: 20, maxLength: LONGEST_VISIT });
export type { CartCommand };
