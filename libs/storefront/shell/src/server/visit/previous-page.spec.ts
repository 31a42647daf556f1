import { get, type IncomingMessage } from 'node:http';
import { aStore } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { htmlPage, ORIGIN, testApp } from '../testing/test-app.ts';

const NAME = '__Host-before-pl';
const cookieOf = (path: string): string => `${NAME}=${encodeURIComponent(path)}`;

const shop = async () => {
  const { app } = await testApp({
    market: markets[0],
    fetch: async () => Response.json({ data: [aStore({ seller_code: '000' })] }),
    render: (request, { previousPage }) =>
      request.method === 'POST'
        ? new Response(null, { status: 303, headers: { location: previousPage ?? '/none' } })
        : htmlPage(''),
  });
  return {
    app,
    noted: async (referer: string | undefined, cookie = '', url = '/nasze-sklepy.html') => {
      const answer = await app.inject({
        method: 'GET',
        url,
        headers: { host: 'shop.example', cookie, ...(referer === undefined ? {} : { referer }) },
      });
      return answer.headers['set-cookie'];
    },
    back: async (cookie: string) => {
      const headers = {
        host: 'shop.example',
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      };
      return (
        await app.inject({
          method: 'POST',
          url: '/nasze-sklepy.html',
          headers,
          payload: 'store=12',
        })
      ).headers['location'];
    },
  };
};

describe('the page visited before the list of stores', () => {
  it.each([
    ['a guest’s order', '/zamowienie/aaaaaaaa.bbbbbbbb.cccccccc'],
    ['its confirmation', '/zamowienie/potwierdz/aaaaaaaa.bbbbbbbb.cccccccc'],
  ])('is forgotten if its address opens %s', async (_, path) => {
    const { noted } = await shop();
    expect(await noted(`${ORIGIN}${path}`)).toBeUndefined();
    expect(await noted(`${ORIGIN}${path}`, cookieOf('/budowa/'))).toContain(`${NAME}=; `);
  });

  it('is saved for the choice of a store, with its query (STO-24)', async () => {
    const { noted, back } = await shop();
    expect(await noted(undefined)).toBeUndefined();
    const cookie = await noted(`${ORIGIN}/budowa/?page=2&sort=price`);
    expect(cookie).toBe(
      `${cookieOf('/budowa/?page=2&sort=price')}; Path=/; Secure; SameSite=Lax; HttpOnly`,
    );
    expect(await back(cookieOf('/budowa/?page=2&sort=price'))).toBe('/budowa/?page=2&sort=price');
    expect(
      await noted(`${ORIGIN}/budowa/?page=2&sort=price`, cookieOf('/budowa/?page=2&sort=price')),
    ).toBeUndefined();
  });

  it('is saved over the wire too, even when the list was requested a moment before', async () => {
    const { app } = await shop();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const asked = (headers: Readonly<Record<string, string>>): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        get(
          {
            host: '127.0.0.1',
            port,
            path: '/nasze-sklepy.html',
            headers: { host: 'shop.example', ...headers },
          },
          (answer) => resolve(answer.resume()),
        ).on('error', reject);
      });
    try {
      expect((await asked({})).headers['set-cookie']).toBeUndefined();
      expect((await asked({ referer: `${ORIGIN}/budowa/` })).headers['set-cookie']?.[0]).toContain(
        cookieOf('/budowa/'),
      );
    } finally {
      await app.close();
    }
  });

  it.each([
    ['a search among the stores', `${ORIGIN}/nasze-sklepy.html?q=61-285`],
    ['the page of a store', `${ORIGIN}/nasze-sklepy/poznan-franowo.html`],
  ])('stays during %s', async (_, referer) =>
    expect(await (await shop()).noted(referer, cookieOf('/budowa/'))).toBeUndefined(),
  );

  it.each([
    ['comes from outside', 'https://search.example/budowa/'],
    ['types the address', undefined],
    ['comes from an address the shop does not know', `${ORIGIN}/a/b/c/d/e/f`],
    ['comes from a page with an endless query', `${ORIGIN}/budowa/?q=${'x'.repeat(2000)}`],
    ['sends what is no address', '//'],
  ])('is cleared when the shopper %s', async (_, referer) =>
    expect(await (await shop()).noted(referer, cookieOf('/budowa/'))).toContain('Max-Age=0'),
  );

  it('is saved on no other page', async () =>
    expect(await (await shop()).noted(`${ORIGIN}/budowa/`, '', '/')).toBeUndefined());

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/a\r\nx: y'])(
    'never redirects off the site: %j',
    async (path) => expect(await (await shop()).back(cookieOf(path))).toBe('/none'),
  );
  it('is ignored when it was tampered with', async () =>
    expect(await (await shop()).back(`${NAME}=%E0%A4%A`)).toBe('/none'));
});
