import type { HostClient } from '@materia/api-client-kernel';
import { flagSet } from '@materia/domain-feature-flags';
import { plainDate } from '@materia/domain-holiday-calendar';
import { type Market, pathTo } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { RouterContextProvider } from 'react-router';

/** What a page did to the shopper's session, in order. */
export type SessionEvent =
  | { readonly kind: 'sign-out' | 'forget-cart' }
  | {
      readonly kind:
        | 'select-store'
        | 'remember-cart'
        | 'cart-changed'
        | 'keep-consent'
        | 'keep-compared'
        | 'flash';
      readonly what: string;
    };

/** Somebody who is signed in. */
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

/** A guest in Poznań on Tuesday 10 March 2026 at nine by the clock of Warsaw, with what pages do to his session. */
export const aVisit = (market: Market, host: HostClient, changes: Partial<ShopRequest> = {}) => {
  const sessionEvents: SessionEvent[] = [];
  const shop: ShopRequest = {
    market,
    to: pathTo(market.routes),
    now: '2026-03-10T08:00:00Z',
    today: plainDate(2026, 3, 10),
    channel: 'web',
    isDocument: false,
    isBot: false,
    flags: flagSet({ channel: 'web', choices: {}, presets: market.flagPresets }),
    customer: undefined,
    store: STORE,
    priceContextCode: '012P',
    cartId: undefined,
    compared: [],
    consent: undefined,
    host,
    session: {
      signIn: ({ username, password }) =>
        Promise.resolve(
          username === 'anna@materia.example' && password === 'Trudne#Haslo1'
            ? 'signed-in'
            : 'wrong-credentials',
        ),
      signOut: () => Promise.resolve(void sessionEvents.push({ kind: 'sign-out' })),
      selectStore: ({ id }) => sessionEvents.push({ kind: 'select-store', what: id }),
      rememberCart: ({ id, itemsCount }) =>
        sessionEvents.push({ kind: 'remember-cart', what: `${id}: ${itemsCount}` }),
      forgetCart: () => sessionEvents.push({ kind: 'forget-cart' }),
      cartChanged: (update) => sessionEvents.push({ kind: 'cart-changed', what: update }),
      keepConsent: (consent) => sessionEvents.push({ kind: 'keep-consent', what: consent.join() }),
      keepCompared: (skus) => sessionEvents.push({ kind: 'keep-compared', what: skus.join() }),
      flash: ({ key }) => sessionEvents.push({ kind: 'flash', what: key }),
    },
    ...changes,
  };
  const context = new RouterContextProvider();
  context.set(shopRequest, shop);
  return { context, sessionEvents, shop };
};

/** What a browser learns of a loader or action, returned or thrown. */
export type Outcome<Facts> = {
  readonly status: number;
  readonly location: string | null;
  readonly facts: Facts | undefined;
};

type Answer<Facts> =
  | Facts
  | Response
  | { readonly type: string; readonly data: Facts; readonly init: ResponseInit | null };

const isAnswered = (
  thrown: unknown,
): thrown is { readonly data: null; readonly init: ResponseInit | null } =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown;

export const outcomeOf = async <Facts>(
  run: () => Answer<Facts> | Promise<Answer<Facts>>,
): Promise<Outcome<Facts>> => {
  try {
    return readAnswer(await run());
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get('location'), facts: undefined };
    if (isAnswered(thrown))
      return { status: thrown.init?.status ?? 200, location: null, facts: undefined };
    throw thrown;
  }
};

const readAnswer = <Facts>(answer: Answer<Facts>): Outcome<Facts> => {
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get('location'), facts: undefined };
  if (typeof answer === 'object' && answer !== null && 'init' in answer && 'data' in answer) {
    return { status: answer.init?.status ?? 200, location: null, facts: answer.data };
  }
  return { status: 200, location: null, facts: answer };
};

/** A form as a browser posts it. */
export const posted = (fields: Readonly<Record<string, string>>): Request =>
  new Request('https://shop.test/', { method: 'POST', body: new URLSearchParams(fields) });
