import { aStore, defaultResponses, mockHandlers } from '@materia/api-mocks';
import { CALLS } from '@materia/api-contract';
import type { FastifyInstance } from 'fastify';
import { getResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketById } from '@materia/testing/markets';
import { changingRoutes } from '@materia/testing/routes';
import { HOST_URL, htmlPage, ORIGIN, testApp } from './testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();
const FORM = 'application/x-www-form-urlencoded';

/**
 * Requests that a page of another site can make a browser send: by forms of each kind, from a
 * sandbox, a sister domain, an old browser or a link.
 */
const FOREIGN_FORMS = {
  'a form of another site': {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    'content-type': FORM,
  },
  'a form of a sister domain': {
    'sec-fetch-site': 'same-site',
    origin: 'https://www.shop.example',
    'content-type': FORM,
  },
  'a form from nowhere': { 'sec-fetch-site': 'none', 'content-type': FORM },
  'a form of a sandboxed frame': { origin: 'null', 'content-type': FORM },
  'a form of an old browser': { origin: 'https://evil.example', 'content-type': FORM },
  'a form whose site only begins like ours': {
    origin: `${ORIGIN}.evil.example`,
    'content-type': 'multipart/form-data; boundary=x',
  },
  'a form that writes JSON as text': {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    'content-type': 'text/plain',
  },
  'a form that tells nothing of its page': { 'content-type': FORM },
} as const;

/** Every path that accepts input: pages, script calls and the session endpoints. */
const PAGES = Object.values(pl.routes).map(({ canonical }) => canonical.replace(/:\w+\??/g, '1'));
const OTHERS = [
  '/authentication/oauth2/logout',
  '/authentication/services/refresh',
  ...Object.keys(CALLS).map((name) => `/gateway/${name}`),
];
/** Every route that the server lists, so that a new route is tested with the rest. */
const routesOf = (app: FastifyInstance): readonly string[] =>
  changingRoutes(app).map(({ path }) =>
    path.replaceAll(/:\w+/g, '1').replace(/^\*$/, '/some-page'),
  );

describe('forms of other sites', () => {
  const reached: string[] = [];
  let app: FastifyInstance;
  let rendered: () => number;
  let cookie = '';
  beforeAll(async () => {
    const answers = {
      ...defaultResponses,
      listStores: () => ({ reply: { data: [aStore({ seller_code: '000' })] } }),
    };
    ({ app, rendered } = await testApp({
      market: pl,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        reached.push(`${request.method} ${new URL(request.url).pathname}`);
        return (
          (await getResponse([...mockHandlers(`${HOST_URL}/pl`, answers)], request)) ??
          new Response(null, { status: 404 })
        );
      },
      render: async (request, shop) => {
        if (request.method === 'POST')
          await shop.session.signIn({ username: 'anna@materia.example', password: 'secret' });
        return htmlPage('done');
      },
    }));
    const signedIn = await app.inject({
      method: 'POST',
      url: pl.routes.login.canonical,
      headers: { host: 'shop.example', 'sec-fetch-site': 'same-origin' },
    });
    cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });

  it('would come from a signed-in browser', () => {
    expect(cookie).toContain('__Host-s-pl=');
  });

  it('are tried on every path that accepts input', () => {
    expect(routesOf(app)).toEqual(
      expect.arrayContaining([
        '/authentication/oauth2/logout',
        '/authentication/services/refresh',
        '/gateway/vitals',
        '/some-page',
      ]),
    );
  });

  it.each(Object.entries(FOREIGN_FORMS))(
    '%s changes nothing on any path, though the browser sends the session along',
    async (_, headers) => {
      for (const url of new Set([...PAGES, ...OTHERS, ...routesOf(app)])) {
        const before = [rendered(), reached.length];
        const response = await app.inject({
          method: 'POST',
          url,
          payload: '{"intent":"add"}',
          headers: { host: 'shop.example', cookie, ...headers },
        });
        expect([url, [403, 404].includes(response.statusCode), response.cookies]).toEqual([
          url,
          true,
          [],
        ]);
        expect([rendered(), reached.length]).toEqual(before);
      }
    },
  );

  it('a mail program ends its mails by one click, without any session', async () => {
    const click = (page: string) =>
      app.inject({
        method: 'POST',
        url: page,
        payload: 'List-Unsubscribe=One-Click',
        headers: { host: 'shop.example', 'content-type': FORM },
      });
    const before = rendered();
    const stop = pl.routes.newsletterStop.canonical.replace(':token', 'abc');
    expect((await click(stop)).statusCode).toBe(200);
    expect(rendered()).toBe(before + 1);
    expect((await click(pl.routes.newsletter.canonical)).statusCode).toBe(403);
  });

  it('nor does a link to a path that would end the session (SES-20)', async () => {
    const response = await app.inject({
      url: '/authentication/oauth2/logout',
      headers: { host: 'shop.example', cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect([response.statusCode, response.headers.location, response.cookies]).toEqual([
      302,
      pl.routes.logout.canonical,
      [],
    ]);
  });
});
