import { defaultResponses, mockHandlers } from '@materia/api-mocks';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { marketById } from '@materia/testing/markets';
import { HOST_URL, htmlPage, testApp } from '../testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();

const aShop = async () => {
  const { app } = await testApp({
    market: pl,
    fetch: async (input, init) =>
      (await getResponse(
        [...mockHandlers(`${HOST_URL}/pl`, defaultResponses)],
        new Request(input, init),
      )) ?? new Response(null, { status: 404 }),
    render: () => htmlPage('page'),
  });
  const send = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST',
      url: '/gateway/vitals',
      payload: body,
      headers: {
        host: 'shop.example',
        'x-materia': '1',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...headers,
      },
    });
  const read = (credential: string) =>
    app.inject({
      url: '/gateway/vitals',
      headers: { host: 'shop.example', 'x-materia': '1', 'x-service-credential': credential },
    });
  return { send, read };
};

it('web vitals are counted per market and page kind, and read with the service credential (BEY-34)', async () => {
  const { send, read } = await aShop();
  expect((await send('{"page":"product","name":"LCP","value":1500}')).statusCode).toBe(204);
  await send('{"page":"product","name":"LCP","value":3000}');
  await send('{"page":"cart","name":"CLS","value":0.01}');
  const text = (await read('service-credential-of-tests')).body;
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'web_vital_lcp_bucket{market="pl",page="product",le="1800"} 1',
      'web_vital_lcp_bucket{market="pl",page="product",le="+Inf"} 2',
      'web_vital_lcp_sum{market="pl",page="product"} 4500',
      'web_vital_cls_count{market="pl",page="cart"} 1',
      'web_vital_cls_bucket{market="pl",page="cart",le="0"} 0',
    ]),
  );
  expect((await read('guess')).statusCode).toBe(404);
});

it('figures without a page, with invalid values or from elsewhere are not counted', async () => {
  const { send, read } = await aShop();
  for (const body of [
    '{"page":"nowhere","name":"LCP","value":1}',
    '{"page":"home","name":"FID","value":1}',
    '{"page":"home","name":"LCP","value":-1}',
    '{"page":"__proto__","name":"LCP","value":1}',
    '[]',
    '{',
    '',
  ]) {
    expect((await send(body)).statusCode).toBe(400);
  }
  expect(
    (await send('{"page":"home","name":"LCP","value":1}', { 'sec-fetch-site': 'cross-site' }))
      .statusCode,
  ).toBe(403);
  expect((await read('service-credential-of-tests')).body).toBe('');
});
