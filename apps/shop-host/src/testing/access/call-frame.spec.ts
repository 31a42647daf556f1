import { CALLS } from '@materia/api-contract';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPECIAL } from '../feed.ts';
import { openTestHost, type TestHost } from '../host.ts';
import { newShopper, type Shopper } from '../shoppers.ts';

describe('every call', () => {
  let host: TestHost;
  let shopper: Shopper;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    shopper = await newShopper(host);
  });
  afterAll(() => host.close());

  const get = (url: string, token: string = host.secrets.publicCredential) =>
    host.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });

  it('has a path relative to one host, with the market in front (CALL-01)', async () => {
    expect(
      Object.entries(CALLS)
        .filter(([, { path }]) => !/^\/[\w:]/.test(path))
        .map(([name]) => name),
    ).toEqual([]);
    expect((await get('/pl/retailer/list')).statusCode).toBe(200);
    expect((await get('/retailer/list')).statusCode).toBe(404);
  });

  it('of a signed-in user carries their token as bearer; the public credential is not enough (CALL-02)', async () => {
    const { path } = CALLS.readMe;
    expect((await get(`/pl${path}`)).statusCode).toBe(401);
    expect((await get(`/pl${path}`, 'made-up')).statusCode).toBe(401);
    expect((await get(`/pl${path}`, shopper.token)).statusCode).toBe(200);
  });

  it.each([
    ['CALL-06, LIM-08', `offers/M${SPECIAL.few}/001P`],
    ['CALL-06, LIM-08', `product/detail/${SPECIAL.few}`],
    ['LIM-05', 'categories/tree'],
    ['LIM-06', 'retailer/code/001'],
    ['LIM-07', 'vendors/SELLER-1'],
  ])('may be cached by its caller only (%s): %s', async (_, path) => {
    const { statusCode, headers } = await get(`/pl/${path}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('with an unknown address is not found, whoever asks (RTE-33)', async () => {
    for (const token of [host.secrets.publicCredential, shopper.token]) {
      const response = await get('/pl/nothing/of/this/name', token);
      expect([response.statusCode, response.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'not-found' }),
      ]);
    }
  });

  const withoutSignIn = (name: keyof typeof CALLS) => {
    const { method, path } = CALLS[name];
    return host.app.inject({
      method,
      url: `/pl${path.replaceAll(/:(\w+)/g, '1')}`,
      headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
  };

  it.each([
    'readMe',
    'updateMe',
    'listOrders',
    'readOrder',
    'listPurchases',
    'readReceipt',
    'readInvoiceOfOrder',
  ] as const)(
    'of the customer space needs a sign-in: %s (RTE-55, SHL-11, SHL-13, ERR-24)',
    async (name) => {
      const response = await withoutSignIn(name);
      expect([response.statusCode, response.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'unauthenticated' }),
      ]);
    },
  );

  it.each(['readCheckout', 'listShippingMethods', 'placeOrder'] as const)(
    'of the checkout needs a sign-in unless it names a guest’s cart: %s (RTE-80)',
    async (name) => expect((await withoutSignIn(name)).statusCode).toBe(401),
  );

  it('of the cart is open to guests, in every market (RTE-81)', async () => {
    for (const { id } of markets)
      expect([id, (await get(`/${id}/carts/guest/getId`)).statusCode]).toEqual([id, 200]);
  });

  it.each(['signIn', 'register'] as const)(
    'of sign-in and registration needs none: %s (RTE-84)',
    async (name) => expect((await withoutSignIn(name)).statusCode).toBe(400),
  );

  it.each([
    ['a place that does not exist', '/pl/retailer/nearest?city=Atlantis', 404, 'not-found'],
    ['a value outside the contract', '/pl/retailer/position/95/21', 400, 'bad-input'],
  ])(
    'passes the error of %s to its caller, with status, code and an id for questions (CALL-144)',
    async (_, url, status, code) => {
      const response = await get(url);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        code,
        message: expect.any(String),
        correlationId: expect.any(String),
      });
    },
  );
});
