import { get } from 'node:http';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import {
  aHost,
  aVisit,
  type Host,
  minimalShop,
  shown,
  type Shopping,
  signedIn,
} from '../testing/shopping.ts';
import { htmlPage, testApp } from '../testing/test-app.ts';
import { cookieNames } from './cookie-names.ts';

const [poland, spanish] = markets;
const NAMES = Object.values(cookieNames(poland.id));

/** Every kind of page, with some value for each parameter. */
const PAGES = Object.values(poland.routes).map(({ canonical }) =>
  canonical.replaceAll(/:\w+/g, 'some-word-1'),
);

/**
 * Values that the shop never writes: broken escapes and seals, other shapes, long and strange
 * texts.
 */
const broken = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '%',
      '%00',
      '%E0%A4%A',
      '__proto__',
      '[]',
      '{}',
      '""',
      'null',
      'success:errors.nothing',
      'C0001,C9',
      '999999999999',
      '-1',
      'a'.repeat(4000),
      'eyJhbGciOiJub25lIn0.e30.',
    ),
  )
  .map((text) => text.replaceAll(/[;\p{Cc}]/gu, '_'));

const headerOf = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURI(value)}`)
    .join('; ');

const asked = (
  port: string,
  path: string,
  cookie: string,
): Promise<readonly [status: number, body: string]> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: 'shop.example', cookie } }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (body += part))
        .on('end', () => resolve([answer.statusCode ?? 0, body]));
    }).on('error', reject);
  });

describe('broken cookies', () => {
  let host: Host;
  let customer: Shopping;
  beforeAll(async () => {
    host = aHost();
    customer = await signedIn(host);
    await customer.post(poland.routes.cart.canonical);
  });

  it('leave no page blank, whatever their value', async () => {
    const visit = await aVisit(host, minimalShop);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PAGES),
        fc.dictionary(fc.constantFrom(...NAMES), broken, { minKeys: 1 }),
        fc.boolean(),
        async (url, cookies, raw) => {
          const cookie = raw
            ? Object.entries(cookies)
                .map(([name, value]) => `${name}=${value.replaceAll(/[^\x20-\xFF]/g, '?')}`)
                .join('; ')
            : headerOf(cookies);
          const { statusCode, body } = await visit.ask({ url, headers: { cookie } });
          expect(statusCode).toBeLessThan(500);
          if (statusCode < 300 || statusCode >= 400) expect(body).toMatch(/<body>.+/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['nothing', ''],
    ['JSON that was cut', '{"a":"tok'],
    ['a name of every object', '__proto__'],
    ['a broken escape', '%E0%A4%A'],
    ['as much as a browser keeps', 'x'.repeat(4000)],
    ['what another market has sealed', 'of-spain'],
  ])('with %s in all of them at once leave no page blank, over the wire too', async (_, value) => {
    const { app } = await testApp({ market: poland, fetch: aHost().fetch, render: minimalShop });
    const spain =
      value === 'of-spain' ? await signedIn(aHost(spanish), { market: spanish }) : undefined;
    const cookie = NAMES.map(
      (name) => `${name}=${spain?.cookie(name.replace(/-pl$/, '-es')) ?? value}`,
    ).join('; ');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    try {
      for (const path of PAGES) {
        const [status, body] = await asked(port, path, cookie);
        expect([path, status]).toEqual([
          path,
          expect.toSatisfy((code) => code < 500 && code !== 431),
        ]);
        if (status < 300 || status >= 400) expect(body).toMatch(/<body>.+/);
      }
    } finally {
      await app.close();
    }
  });

  it('never lose the cart or session in other cookies', async () => {
    const whole = new Map(customer.cookies());
    const kept = NAMES.filter(
      (name) => name.startsWith('__Host-s-') || name.startsWith('__Host-c-'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...NAMES.filter((name) => !kept.includes(name))), broken),
        async (cookies) => {
          const cookie = [
            ...kept.map((name) => `${name}=${whole.get(name) ?? ''}`),
            headerOf(cookies),
          ].join('; ');
          const response = await customer.ask({
            url: poland.routes.cart.canonical,
            headers: { cookie },
          });
          expect(shown(response)).toMatchObject({ customer: 'Anna', cart: 'guest-cart' });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a sealed text that was cut, altered, or made for another purpose opens nothing', async () => {
    const whole = new Map(customer.cookies());
    const [session = '', cart = ''] = ['__Host-s-pl', '__Host-c-pl'].map((name) => whole.get(name));
    const swapped = await customer.ask({
      url: poland.routes.cart.canonical,
      headers: { cookie: `__Host-s-pl=${cart}; __Host-c-pl=${session}` },
    });
    expect(shown(swapped)).not.toHaveProperty('customer');
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: session.length - 2 }), async (at) => {
        const altered =
          session.slice(0, at) + (session[at] === 'g' ? 'A' : 'g') + session.slice(at + 1);
        const answers = [altered, session.slice(0, at)].map((value) =>
          customer.ask({
            url: poland.routes.cart.canonical,
            headers: { cookie: `__Host-s-pl=${value}` },
          }),
        );
        for (const answer of await Promise.all(answers))
          expect(shown(answer)).not.toHaveProperty('customer');
      }),
      { numRuns: 60 },
    );
  });
});

describe('a host that is down', () => {
  it.each([
    poland.routes.cart.canonical,
    poland.routes.orders.canonical,
    poland.routes.home.canonical,
  ])('is reported on %s, and cart and session are intact afterwards (BEY-27)', async (url) => {
    const host = aHost();
    const visit = await aVisit(host, async (request, shop, frame) => {
      const isThere = await shop
        .host('listOrders', { query: { 'params[typesActe]': 'order' } })
        .then(
          () => true,
          () => false,
        );
      return isThere
        ? minimalShop(request, shop, frame)
        : htmlPage(poland.texts.errors.problemTitle, 503);
    });
    await visit.post(poland.routes.login.canonical);
    await visit.post(poland.routes.cart.canonical);
    const before = visit.cookies().filter(([name]) => name !== '__Host-f-pl');
    host.down = true;
    const answer = await visit.ask({ url });
    expect([
      answer.statusCode,
      answer.headers['retry-after'],
      answer.body.includes(poland.texts.errors.problemTitle),
    ]).toEqual([503, '5', true]);
    expect(visit.cookies().filter(([name]) => name !== '__Host-f-pl')).toEqual(before);
    host.down = false;
    expect(shown(await visit.ask({ url: poland.routes.cart.canonical }))).toMatchObject({
      customer: 'Anna',
      cart: 'guest-cart',
    });
  });
});
