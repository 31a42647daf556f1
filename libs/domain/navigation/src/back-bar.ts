import { unreachable } from '@materia/domain-kernel';

/** The ids that may follow the title of the back bar, with their parameters. */
const SHOWN_IDS = [
  { kind: 'order', parameters: ['orderId', 'order'] },
  { kind: 'purchase', parameters: ['purchaseId'] },
  { kind: 'quote', parameters: ['quoteId', 'quoteNum'] },
] as const satisfies readonly { readonly kind: string; readonly parameters: readonly string[] }[];

export type ShownId = { readonly kind: (typeof SHOWN_IDS)[number]['kind']; readonly value: string };

/** `titleOf` is the route name or route meta whose title the market defines. */
export type BackBarTitle = { readonly titleOf: string; readonly id?: ShownId };

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * Title of the back bar: that of the route's meta where it has one, otherwise of its name, followed
 * by the id of an order, purchase or quote from the path, otherwise from the query. A value that
 * does not look like an id is omitted, because a query may contain anything.
 */
export const backBarTitle = (
  route: { readonly name: string; readonly meta?: string },
  path: Parameters,
  query: Parameters,
): BackBarTitle => {
  const titleOf = route.meta ?? route.name;
  const id = idIn(path) ?? idIn(query);
  return id === undefined ? { titleOf } : { titleOf, id };
};

/** The section of the shop that a page belongs to. */
export type PageArea = 'public' | 'customer' | 'checkout';

export type BackTarget = { readonly kind: 'account' } | { readonly kind: 'history' };

/**
 * The target of the back button: the account page within the account, otherwise back in history.
 */
export const backTarget = (area: PageArea): BackTarget => {
  switch (area) {
    case 'customer':
      return { kind: 'account' };
    case 'public':
    case 'checkout':
      return { kind: 'history' };
    default:
      return unreachable(area);
  }
};

const idIn = (parameters: Parameters): ShownId | undefined => {
  for (const { kind, parameters: names } of SHOWN_IDS) {
    for (const name of names) {
      const value = parameters[name];
      if (value !== undefined && /^[a-z0-9-]{1,40}$/i.test(value)) return { kind, value };
    }
  }
  return undefined;
};
