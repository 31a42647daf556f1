import type { Call, GuestTwin } from './call.ts';

/** The calls of customers by name, some of which guests make as well. */
export type Calls = Readonly<Record<string, Call>>;
/** The name by which guests make a call. */
export type NameOf<Entry> = Entry extends {
  readonly guest: { readonly name: infer Name extends string };
}
  ? Name
  : never;
/** Customers name the cart in this call as well. */
export type NamesTheCart = { readonly guest: { readonly input: 'same' } };
type InEveryMarket = { readonly guest: { readonly everyMarket: true } };

type GuestRefusal<Entry> = Entry extends NamesTheCart
  ? never
  : Entry extends InEveryMarket
    ? 'no-such-cart'
    : 'forbidden' | 'no-such-cart';

type GuestCall<Entry extends Call> = {
  readonly method: Entry['method'];
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly credential: 'public';
  readonly summary: string;
  readonly refusals: readonly (Entry['refusals'][number] | GuestRefusal<Entry>)[];
};

type GuestCalls<Own extends Calls> = {
  readonly [Name in keyof Own as NameOf<Own[Name]>]: GuestCall<Own[Name]>;
};

/**
 * A table with an entry for each call that guests make, under the name by which they make it.
 * `Table` must have exactly what `make` returns for each name. The compiler cannot check that,
 * because the names are computed.
 */
export const twinTable = <Table>(
  own: Calls,
  make: (name: string, entry: Call, twin: GuestTwin) => unknown,
): Table =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, entry]) =>
      entry.guest === undefined ? [] : [[entry.guest.name, make(name, entry, entry.guest)]],
    ),
  ) as Table;

/**
 * The calls that guests make, derived from the `guest` of the customers' calls. Where customers do
 * not name the cart, guests name it in the path, and an unknown one is refused as `no-such-cart`.
 */
export const guestTwins = <const Own extends Calls>(own: Own): GuestCalls<Own> =>
  twinTable<GuestCalls<Own>>(own, (_name, entry, twin) => guestCall(entry, twin));

const guestCall = (entry: Call, twin: GuestTwin): Call => ({
  method: entry.method,
  path: twin.path ?? guestPath(entry.path, twin),
  ...(entry.aliases && { aliases: entry.aliases.map((path) => guestPath(path, twin)) }),
  credential: 'public',
  summary: twin.summary,
  refusals: [...entry.refusals, ...refusalsOf(twin)],
});

const guestPath = (path: string, { input }: GuestTwin): string =>
  path.replace('/carts/mine/', `${GUEST_CARTS[input ?? 'with-cart']}/`);

const GUEST_CARTS = { same: '/carts/guest', 'with-cart': '/carts/guest/:cartId' } as const;

const refusalsOf = ({ input, everyMarket }: GuestTwin): Call['refusals'] => {
  if (input === 'same') return [];
  return everyMarket === true ? ['no-such-cart'] : ['forbidden', 'no-such-cart'];
};
