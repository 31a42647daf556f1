import { aStore, defaultResponses, type MockResponses, mockHandlers } from '@materia/api-mocks';
import type { Market } from '@materia/market-model';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { getResponse } from 'msw';
import { markets } from '@materia/testing/markets';
import type { StorefrontEnvironment } from '../shop/environment.ts';
import type { FlagReader } from '../host/flag-feed.ts';
import { HOST_URL, htmlPage, testApp, type TestPage } from './test-app.ts';

const [poland] = markets;

const STORE_000 = aStore({
  id: '1',
  seller_code: '000',
  url_key: 'sklep-internetowy',
  name: 'Sklep internetowy',
});
const STORE_12 = aStore();

export type Host = {
  down: boolean;
  answers: MockResponses;
  readonly calls: string[];
  readonly fetch: typeof globalThis.fetch;
};

/**
 * A host stub that follows the contract, can be changed and switched off, and records its requests.
 */
export const aHost = (market: Market = poland, answers: Partial<MockResponses> = {}): Host => {
  const host: Host = {
    down: false,
    answers: {
      ...defaultResponses,
      listStores: () => ({ reply: { data: [STORE_000, STORE_12] } }),
      ...answers,
    },
    calls: [],
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (host.down) throw new TypeError('connection refused');
      host.calls.push(
        `${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization') ?? ''}`,
      );
      return (
        (await getResponse([...mockHandlers(`${HOST_URL}/${market.id}`, host.answers)], request)) ??
        new Response(null, { status: 404 })
      );
    },
  };
  return host;
};

export type Shopping = {
  readonly ask: (
    options: InjectOptions & { readonly url: string },
  ) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, options?: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly cookie: (name: string) => string | undefined;
  /** All cookies of the browser. */
  readonly cookies: () => readonly (readonly [name: string, value: string])[];
  readonly rendered: () => number;
};

/** A browser's visit to the storefront: it stores cookies, and may start with some. */
export const aVisit = async (
  host: Host,
  render: TestPage = () => htmlPage('<h1>page</h1>'),
  options: {
    readonly market?: Market;
    readonly age?: () => number;
    readonly clock?: () => string;
    readonly flags?: FlagReader;
    readonly version?: string;
    readonly cookies?: readonly (readonly [name: string, value: string])[];
    readonly environment?: Partial<StorefrontEnvironment>;
  } = {},
): Promise<Shopping> => {
  const { app, rendered } = await testApp({
    market: options.market ?? poland,
    fetch: host.fetch,
    render,
    ...options,
  });
  const jar = new Map<string, string>(options.cookies);
  const ask: Shopping['ask'] = async (request) => {
    const response = await app.inject({
      method: 'GET',
      ...request,
      headers: {
        host: 'shop.example',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...request.headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    ask,
    post: (url, request = {}) =>
      ask({
        method: 'POST',
        ...request,
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...request.headers },
      }),
    cookie: (name) => jar.get(name),
    cookies: () => [...jar],
    rendered,
  };
};

/**
 * A shop whose pages sign in and out, add to the cart and choose a store, and otherwise show who
 * asks.
 */
export const minimalShop: TestPage = async (request, shop) => {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === shop.to('login')) {
    const outcome = await shop.session.signIn({
      username: 'anna@materia.example',
      password: 'secret',
    });
    return outcome === 'signed-in'
      ? new Response(null, { status: 303, headers: { location: '/' } })
      : htmlPage(outcome, 400);
  }
  if (request.method === 'POST' && pathname === shop.to('logout')) {
    await shop.session.signOut();
    return new Response(null, { status: 303, headers: { location: '/' } });
  }
  if (request.method === 'POST' && pathname === shop.to('cart')) {
    shop.session.rememberCart({ id: 'guest-cart', itemsCount: 2 });
    shop.session.cartChanged('add');
    shop.session.flash({ type: 'success', key: 'common.cart' });
    return new Response(null, { status: 303, headers: { location: shop.to('cart') } });
  }
  if (request.method === 'POST' && pathname === shop.to('stores')) {
    shop.session.selectStore({ id: '12', sellerCode: '012', urlKey: '', name: '', postcode: '' });
    return new Response(null, { status: 303, headers: { location: '/' } });
  }
  return htmlPage(
    JSON.stringify({
      page: pathname,
      customer: shop.customer?.firstname,
      store: shop.store.sellerCode,
      context: shop.priceContextCode,
      cart: shop.cartId,
    }),
  );
};
export const shown = (response: LightMyRequestResponse): unknown =>
  JSON.parse(/<body>(\{.*?\})/.exec(response.body)?.[1] ?? '{}');
export const signedIn = async (
  host: Host,
  options: Parameters<typeof aVisit>[2] = {},
): Promise<Shopping> => {
  const visit = await aVisit(host, minimalShop, options);
  await visit.post((options.market ?? poland).routes.login.canonical);
  return visit;
};
