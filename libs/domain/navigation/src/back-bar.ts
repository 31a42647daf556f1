import { unreachable } from '@materia/domain-kernel';

/** The numbers that may follow the title of the back bar, and the parameters that carry them. */
const SHOWN_IDS = [
  { kind: 'order', parameters: ['orderId'] },
  { kind: 'purchase', parameters: ['purchaseId'] },
  { kind: 'quote', parameters: ['quoteId', 'quoteNum'] },
] as const satisfies readonly { readonly kind: string; readonly parameters: readonly string[] }[];

export type ShownId = { readonly kind: (typeof SHOWN_IDS)[number]['kind']; readonly value: string };

/** `titleOf` is the route name or route meta whose words the market holds. */
export type BackBarTitle = { readonly titleOf: string; readonly id?: ShownId };

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * Title of the back bar: that of the route's meta where it has one, else of its name, followed by the number of
 * an order, purchase or quote from the path, else from the query. A number that does not look like one is left out,
 * since anyone can write a query.
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

/** The part of the shop a page belongs to. */
export type PageArea = 'public' | 'customer' | 'checkout';

export type BackTarget = { readonly kind: 'account' } | { readonly kind: 'history' };

/** Where the back button leads: to the account page within the customer space, else back in history. */
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
