import type { z } from 'zod';
import type { Call, CallSchemas, GuestTwin } from './call.ts';

/** The calls of customers by name, some of which guests make as well. */
type Calls = Readonly<Record<string, Call>>;
type NameOf<Entry> = Entry extends {
  readonly guest: { readonly name: infer Name extends string };
}
  ? Name
  : never;
type NamesTheCart = { readonly guest: { readonly input: 'same' } };
type InEveryMarket = { readonly guest: { readonly everyMarket: true } };

type GuestRefusal<Entry> = Entry extends NamesTheCart
  ? never
  : Entry extends InEveryMarket
    ? 'no-such-cart'
    : 'forbidden' | 'no-such-cart';

type GuestCall<Entry extends Call> = {
  readonly method: Entry['method'];
  readonly path: string;
  readonly credential: 'public';
  readonly summary: string;
  readonly refusals: readonly (Entry['refusals'][number] | GuestRefusal<Entry>)[];
};

type GuestCalls<Own extends Calls> = {
  readonly [Name in keyof Own as NameOf<Own[Name]>]: GuestCall<Own[Name]>;
};

/**
 * A table with one entry for each call that guests make, by the name of the guests' call. `Table` says
 * by name what `make` returns: the compiler cannot follow computed names, so this is the only cast.
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
 * The calls that guests make, by the `guest` of each customers' call. A cart that the customer's call
 * does not name is in the path, and an unknown one is refused as `no-such-cart`.
 */
export const guestTwins = <const Own extends Calls>(own: Own): GuestCalls<Own> =>
  twinTable<GuestCalls<Own>>(own, (_name, entry, twin) => guestCall(entry, twin));

const guestCall = (entry: Call, twin: GuestTwin): Call => ({
  method: entry.method,
  path:
    twin.path ?? entry.path.replace('/carts/mine/', `${GUEST_CARTS[twin.input ?? 'with-cart']}/`),
  credential: 'public',
  summary: twin.summary,
  refusals: [...entry.refusals, ...refusalsOf(twin)],
});

const GUEST_CARTS = { same: '/carts/guest', 'with-cart': '/carts/guest/:cartId' } as const;

const refusalsOf = ({ input, everyMarket }: GuestTwin): Call['refusals'] => {
  if (input === 'same') return [];
  return everyMarket === true ? ['no-such-cart'] : ['forbidden', 'no-such-cart'];
};

type GuestShapes<Entry, Own, Params extends z.ZodObject> = Entry extends NamesTheCart
  ? Own
  : Omit<Own, 'params'> & { readonly params: Params };

type GuestSchemas<
  Own extends Calls,
  Of extends Readonly<Record<keyof Own, CallSchemas>>,
  Params extends z.ZodObject,
> = {
  readonly [Name in keyof Own as NameOf<Own[Name]>]: GuestShapes<Own[Name], Of[Name], Params>;
};

/**
 * The shapes of the calls of {@link guestTwins}: those of customers, with `params` for the cart that
 * the customer's call does not name.
 */
export const guestTwinSchemas = <
  const Own extends Calls,
  const Of extends Readonly<Record<keyof Own, CallSchemas>>,
  Params extends z.ZodObject,
>(
  own: Own,
  schemas: Of,
  params: Params,
): GuestSchemas<Own, Of, Params> => {
  const shapes: Readonly<Record<string, CallSchemas>> = schemas;
  return twinTable<GuestSchemas<Own, Of, Params>>(own, (name, _entry, { input }) =>
    input === 'same' ? shapes[name] : { ...shapes[name], params },
  );
};
