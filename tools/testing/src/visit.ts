import type { HostClient } from '@materia/api-client-kernel';
import { flagSet } from '@materia/domain-feature-flags';
import { plainDate } from '@materia/domain-holiday-calendar';
import { type Market, pathTo } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { RouterContextProvider } from 'react-router';

/** What a page did to the shopper's session, in order. */
export type SessionEvent =
  | { readonly kind: 'sign-out' | 'forget-cart' }
  | {
      readonly kind:
        | 'select-store'
        | 'keep-place'
        | 'remember-cart'
        | 'remember-guest'
        | 'remember-payment'
        | 'keep-guest-link'
        | 'cart-changed'
        | 'keep-consent'
        | 'keep-compared'
        | 'keep-purchase-list'
        | 'keep-mail-link'
        | 'keep-device';
      readonly what: string;
    }
  | {
      readonly kind: 'flash';
      readonly what: string;
      readonly undo?: string;
      readonly added?: { readonly sku: string; readonly quantity?: number };
    };

/** The signed-in customer of most tests. */
export const ANNA = {
  id: 'c-1',
  firstname: 'Anna',
  lastname: 'Nowak',
  email: 'anna@materia.example',
  mobile: '601020304',
  isProfessional: false,
} as const;

export const STORE = {
  id: '12',
  sellerCode: '012',
  urlKey: 'poznan-franowo',
  name: 'Poznań Franowo',
  postcode: '61-285',
  chosen: true,
} as const;

/** What stands for a guest's link in the addresses of a visit. */
export const guestReference = (link: string): string => `of-${link.split('.', 1)[0]}`;

/**
 * A guest in Poznań on Tuesday 10 March 2026 at 9:00 Warsaw time, and a record of the page's
 * changes to the session.
 */
export const aVisit = (market: Market, host: HostClient, changes: Partial<ShopRequest> = {}) => {
  const sessionEvents: SessionEvent[] = [];
  const logged: string[] = [];
  const guestLinks = new Map<string, string>();
  const shop: ShopRequest = {
    market,
    to: pathTo(market.routes),
    now: '2026-03-10T08:00:00Z',
    today: plainDate(2026, 3, 10),
    channel: 'web',
    isBot: false,
    flags: flagSet({ channel: 'web', choices: {}, presets: market.flagPresets }),
    customer: undefined,
    store: STORE,
    priceContextCode: '012P',
    cartId: undefined,
    guestLinkOf: (reference) => guestLinks.get(reference),
    compared: [],
    consent: undefined,
    host,
    log: (message) => logged.push(message),
    session: {
      signIn: ({ username, password }) =>
        Promise.resolve(
          username === 'anna@materia.example' && password === 'Trudne#Haslo1'
            ? 'signed-in'
            : 'wrong-credentials',
        ),
      signOut: () => Promise.resolve(void sessionEvents.push({ kind: 'sign-out' })),
      selectStore: ({ id }) => sessionEvents.push({ kind: 'select-store', what: id }),
      keepPlace: (place) => sessionEvents.push({ kind: 'keep-place', what: place?.postcode ?? '' }),
      rememberCart: ({ id, itemsCount, quoteStore }) =>
        sessionEvents.push({
          kind: 'remember-cart',
          what: `${id}: ${itemsCount}${quoteStore === undefined ? '' : `, quote at ${quoteStore}`}`,
        }),
      forgetCart: () => sessionEvents.push({ kind: 'forget-cart' }),
      rememberPayment: ({ attempt, cartId }) =>
        sessionEvents.push({ kind: 'remember-payment', what: `${attempt}: ${cartId}` }),
      rememberGuest: ({ email, contact }) =>
        sessionEvents.push({
          kind: 'remember-guest',
          what: [
            email,
            contact?.lastname,
            contact?.phone,
            ...(contact?.address?.street ?? []),
            contact?.address?.postcode,
          ]
            .filter((text) => text !== undefined)
            .join(': '),
        }),
      keepGuestLink: (link) => {
        sessionEvents.push({ kind: 'keep-guest-link', what: link });
        guestLinks.set(guestReference(link), link);
        return guestReference(link);
      },
      cartChanged: (update) => sessionEvents.push({ kind: 'cart-changed', what: update }),
      keepConsent: (consent) => sessionEvents.push({ kind: 'keep-consent', what: consent.join() }),
      keepCompared: (skus) => sessionEvents.push({ kind: 'keep-compared', what: skus.join() }),
      keepMailLink: (link) =>
        sessionEvents.push({ kind: 'keep-mail-link', what: link?.kind ?? '' }),
      keepDevice: (proof) => sessionEvents.push({ kind: 'keep-device', what: proof }),
      keepPurchaseList: ({ list, query }) =>
        sessionEvents.push({ kind: 'keep-purchase-list', what: `${list}?${query}` }),
      flash: ({ key, undo, added }) =>
        sessionEvents.push({
          kind: 'flash',
          what: key,
          ...(undo !== undefined && { undo }),
          ...(added !== undefined && { added }),
        }),
    },
    ...changes,
  };
  const context = new RouterContextProvider();
  context.set(shopRequest, shop);
  return { context, logged, sessionEvents, shop };
};

/** The result of a loader or action as a browser sees it, returned or thrown. */
export type Outcome<Facts> = {
  readonly status: number;
  readonly location: string | null;
  readonly facts: Facts | undefined;
};

type RouteResult<Facts> =
  | Facts
  | Response
  | { readonly type: string; readonly data: Facts; readonly init: ResponseInit | null };

const isDataWithInit = (
  thrown: unknown,
): thrown is { readonly data: null; readonly init: ResponseInit | null } =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown;

export const outcomeOf = async <Facts>(
  run: () => RouteResult<Facts> | Promise<RouteResult<Facts>>,
): Promise<Outcome<Facts>> => {
  try {
    return readResult(await run());
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get('location'), facts: undefined };
    if (isDataWithInit(thrown))
      return { status: thrown.init?.status ?? 200, location: null, facts: undefined };
    throw thrown;
  }
};

const readResult = <Facts>(result: RouteResult<Facts>): Outcome<Facts> => {
  if (result instanceof Response)
    return { status: result.status, location: result.headers.get('location'), facts: undefined };
  if (typeof result === 'object' && result !== null && 'init' in result && 'data' in result) {
    return { status: result.init?.status ?? 200, location: null, facts: result.data };
  }
  return { status: 200, location: null, facts: result };
};

/** A form as a browser posts it. */
export const posted = (fields: Readonly<Record<string, string>>): Request =>
  new Request('https://shop.test/', { method: 'POST', body: new URLSearchParams(fields) });
