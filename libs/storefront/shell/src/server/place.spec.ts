import { aStore } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { aHost, aVisit } from './testing/shopping.ts';
import { htmlPage, type TestPage } from './testing/test-app.ts';

/** Shows what a page knows of the place and of the store, and keeps the place that a form names. */
const pageOfPlace: TestPage = async (request, shop) => {
  if (request.method === 'POST') {
    shop.session.keepPlace(
      shop.place === undefined
        ? undefined
        : { ...shop.place, town: 'Poznań', isExact: true, position: undefined },
    );
    return new Response(null, { status: 303, headers: { location: '/' } });
  }
  return htmlPage(
    JSON.stringify({
      place: shop.place?.postcode,
      store: shop.store.sellerCode,
      chosen: shop.store.chosen,
      showcase: shop.showcase?.name,
    }),
  );
};

const SHOWCASE = aStore({ id: '30', seller_code: '030', name: 'Gdynia', ecommerce: '0' });
const OWN = aStore({ id: '1', seller_code: '000', name: 'Sklep internetowy' });

const open = (cookies: readonly (readonly [name: string, value: string])[] = []) =>
  aVisit(
    aHost(undefined, { listStores: () => ({ reply: { data: [OWN, aStore(), SHOWCASE] } }) }),
    pageOfPlace,
    { cookies },
  );
const seen = async (cookies: readonly (readonly [name: string, value: string])[], agent?: string) =>
  JSON.parse(
    /<body>(\{.*?\})/.exec(
      (
        await (
          await open(cookies)
        ).ask({ url: '/', headers: agent === undefined ? {} : { 'user-agent': agent } })
      ).body,
    )?.[1] ?? '{}',
  );

describe('the place and the store of a visit', () => {
  it('a store that takes no orders online leaves the sale to the shop’s own, and stays the shopper’s (STO-27, CART-12)', async () =>
    expect(await seen([['__Host-store-pl', '30']])).toEqual({
      store: '000',
      chosen: false,
      showcase: 'Gdynia',
    }));

  it('the shop’s own store is never a choice, whatever a cookie names (STO-27)', async () =>
    expect(await seen([['__Host-store-pl', '1']])).toEqual({ store: '000', chosen: false }));

  it('a stored place is read, and one that the market does not know is none (STO-27)', async () => {
    expect(await seen([['__Host-place-pl', '61-285~code~52.4~17~']])).toMatchObject({
      place: '61-285',
    });
    for (const text of ['6128~code~~~', '61-285~code~~~%3Cscript%3E', 'x', ''])
      expect(await seen([['__Host-place-pl', text]])).not.toHaveProperty('place');
  });

  it('a place is remembered for a year, out of reach of scripts (STO-09, STO-27)', async () => {
    const visit = await open([['__Host-place-pl', '61-285~town~52.4~17~Lubo%C5%84']]);
    const { headers } = await visit.post('/budowa/');
    expect(headers['set-cookie']).toMatch(
      /^__Host-place-pl=61-285~code~~~Pozna%C5%84; .*HttpOnly; Max-Age=31536000$/,
    );
  });

  it('bots have no place (SHL-22)', async () =>
    expect(
      await seen(
        [['__Host-place-pl', '61-285~code~52.4~17~']],
        'Mozilla/5.0 (compatible; Googlebot/2.1)',
      ),
    ).toEqual({ store: '000', chosen: false }));

  it('guests of different places and showcases do not share pages', async () => {
    const places = ['61-285~code~~~', '61-286~code~~~', '61-286~code~~~Lubo%C5%84'];
    const cookies = [
      [],
      ...places.map((place) => [['__Host-place-pl', place] as const]),
      [['__Host-store-pl', '30'] as const],
    ];
    const visit = await open();
    for (const each of [...cookies, ...cookies])
      await visit.ask({
        url: '/budowa/',
        headers: { cookie: each.map((pair) => pair.join('=')).join('; ') },
      });
    expect(visit.rendered()).toBe(cookies.length);
  });
});
