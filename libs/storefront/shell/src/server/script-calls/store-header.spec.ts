import { aStore } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { CUSTOMER_CONTEXT_PATH } from './store-header.ts';
import { htmlPage, testApp } from '../testing/test-app.ts';

const [poland] = markets;
const CONTEXT = {
  storeId: '12',
  mainStore: '012',
  postcode: '61-285',
  latitude: 52.389,
  longitude: 17.009,
};

const ask = async (
  query: string,
  headers: Readonly<Record<string, string>> = { 'x-materia': '1' },
  status = 200,
) => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.endsWith(CUSTOMER_CONTEXT_PATH))
      return Response.json({ data: [aStore({ seller_code: '000' })] });
    asked.push(url.search);
    return Response.json(status === 200 ? CONTEXT : { code: 'not-found' }, { status });
  };
  const { app } = await testApp({ market: poland, fetch, render: () => htmlPage('') });
  const response = await app.inject({
    method: 'GET',
    url: `${CUSTOMER_CONTEXT_PATH}?${query}`,
    headers: { host: 'shop.example', ...headers },
  });
  return { response, asked };
};

describe('the customer context of the store header', () => {
  it('is read with main store, latitude and longitude and stored for a year in a cookie that scripts may read (STO-20, CALL-32)', async () => {
    const { response, asked } = await ask('mainStore=012&latitude=52.389&longitude=17.009');
    expect(asked).toEqual(['?mainStore=012&latitude=52.389&longitude=17.009']);
    expect([response.statusCode, response.json()]).toEqual([200, CONTEXT]);
    expect(response.headers['set-cookie']).toBe(
      `__Host-context-pl=012; Path=/; Secure; SameSite=Lax; Max-Age=${365 * 24 * 3600}`,
    );
  });

  it.each([
    '',
    'mainStore=012',
    'mainStore=012&latitude=52.4',
    'latitude=52.4&longitude=17',
    'mainStore=012&latitude=95&longitude=17',
    'mainStore=012&latitude=x&longitude=17',
  ])('needs all three: %j is rejected before a call to the host (STO-14)', async (query) => {
    const { response, asked } = await ask(query);
    expect([response.statusCode, asked, response.headers['set-cookie']]).toEqual([
      400,
      [],
      undefined,
    ]);
  });

  it('sets no cookie for an unknown store, and responds only to scripts of the shop', async () => {
    const missing = await ask('mainStore=777&latitude=52.4&longitude=17', undefined, 404);
    expect([missing.response.statusCode, missing.response.headers['set-cookie']]).toEqual([
      404,
      undefined,
    ]);
    expect((await ask('mainStore=012&latitude=52.4&longitude=17', {})).response.statusCode).toBe(
      403,
    );
  });
});
