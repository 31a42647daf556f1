import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuOf, SPECIAL } from '../feed.ts';
import { openTestHost, replied, type TestHost } from '../host.ts';
import { type PlainClient, plainClient } from '../plain-client.ts';
import { anAdd, newGuestCart, newShopper, PASSWORD, type Shopper } from '../shoppers.ts';

/** The base path of the other mode. */
const BASE = '/rest/v2';

/**
 * Calls of cart and session as in the specification: paths, bodies and responses are written by
 * hand, not taken from the contract.
 */
describe('documented calls', () => {
  let host: TestHost;
  let send: PlainClient;
  let shopper: Shopper;
  beforeAll(async () => {
    host = await openTestHost('pglite', { basePath: BASE });
    send = plainClient(host);
    shopper = await newShopper(host);
  });
  afterAll(() => host.close());

  const guestCart = async (): Promise<string> => replied(host.call('createGuestCart', {}));

  it.each(['guest', 'mine'])(
    'carts/%s/getId returns the id as text, also with further flags in its query (CALL-43)',
    async (whose) => {
      const token: Readonly<Record<string, string>> =
        whose === 'mine' ? { token: shopper.token } : {};
      for (const query of ['', '?update=1&get-cart=1'])
        expect(await send('GET', `carts/${whose}/getId${query}`, undefined, token)).toEqual([
          200,
          expect.stringMatching(/^[\w-]{32,}$/),
        ]);
    },
  );

  it.each(['guest', 'mine'])(
    'carts/%s/add takes the request with the whole offer, of which only the code counts, and returns true (CALL-38, CART-39)',
    async (whose) => {
      const token: Readonly<Record<string, string>> =
        whose === 'mine' ? { token: shopper.token } : {};
      const cart_id =
        whose === 'mine'
          ? await replied(host.call('readMyCartId', {}, shopper))
          : await guestCart();
      const sku = skuOf(0);
      const offer = {
        code: `R-${sku}`,
        contextCode: '001P',
        isSoldByAThirdPartyVendor: false,
        vendor: { name: 'X', code: 'X' },
        product: { sku },
        price: { price: 0.01 },
        delivery: {},
        storeAvailability: {},
      };
      expect(
        await send(
          'POST',
          `carts/${whose}/add`,
          { request: { retailer_id: '1', sku, qty: 2, cart_id }, offer },
          token,
        ),
      ).toEqual([200, true]);
      const [status, answer] = await send(
        'POST',
        `carts/${whose}/get/upgraded`,
        { request: { retailer_id: '1', cart_id } },
        { ...token, 'context-id': '001P', 'retailer-id': '1' },
      );
      expect([status, answer]).toMatchObject([
        200,
        [{ cart: { id: cart_id, items: [{ sku, qty: 2 }] }, is_upgraded: true }],
      ]);
    },
  );

  it('a fetched cart is a list: its first element has cart, retailer, whether it may become a quote, delivery_diagram, is_upgraded and messages (CALL-41, CART-43)', async () => {
    const cart_id = await guestCart();
    await replied(host.call('addToGuestCart', anAdd(cart_id, skuOf(0), 1)));
    const [status, answer] = await send(
      'POST',
      'carts/guest/get/upgraded',
      { request: { retailer_id: '1', cart_id } },
      { 'context-id': '001P', 'retailer-id': '1' },
    );
    expect([status, answer]).toEqual([
      200,
      [
        expect.objectContaining({
          cart: expect.any(Object),
          retailer: expect.any(Object),
          perform_quotation: false,
          delivery_diagram: expect.any(Object),
          is_upgraded: true,
          messages: [],
        }),
      ],
    ]);
  });

  it('carts/mine/upgrade turns a guest’s cart into the customer’s (CALL-42)', async () => {
    const buyer = await newShopper(host);
    const cart_id = await guestCart();
    await replied(host.call('addToGuestCart', anAdd(cart_id, skuOf(9), 3)));
    const [status] = await send(
      'PUT',
      'carts/mine/upgrade',
      { cart_id, retailer_id: '1' },
      { token: buyer.token },
    );
    const own = await replied(host.call('readMyCartId', {}, buyer));
    expect([
      status,
      (
        await send(
          'POST',
          'carts/mine/get',
          { request: { retailer_id: '1', cart_id: own } },
          { token: buyer.token },
        )
      )[1],
    ]).toMatchObject([200, [{ cart: { items: [{ sku: skuOf(9), qty: 3 }] } }]]);
  });

  it('ciam/customer/token issues a token for name and password (POST), which opens customers/me until it is revoked (DELETE) (IDT-01, CALL-80, CALL-81, CALL-83)', async () => {
    const [status, tokens] = await send('POST', 'ciam/customer/token', {
      username: shopper.email,
      password: PASSWORD,
    });
    expect([status, tokens]).toMatchObject([200, { jwtToken: expect.any(String) }]);
    const token =
      typeof tokens === 'object' && tokens !== null && 'jwtToken' in tokens
        ? String(tokens.jwtToken)
        : '';
    for (const query of ['', '?refreshCache=1'])
      expect(await send('GET', `customers/me${query}`, undefined, { token })).toMatchObject([
        200,
        { email: shopper.email },
      ]);
    expect((await send('DELETE', 'ciam/customer/token', undefined, { token }))[0]).toBe(200);
    expect((await send('GET', 'customers/me', undefined, { token }))[0]).toBe(401);
  });

  it('customers/me with refreshCache=1 is what was changed a moment ago, and no cache between may keep it (BEY-40, CALL-83, CALL-84)', async () => {
    const { token } = await newShopper(host);
    await send('GET', 'customers/me', undefined, { token });
    for (const reference_store of ['2', '1']) {
      expect(
        await send('PUT', 'customers/me?refreshCache=1', { reference_store }, { token }),
      ).toMatchObject([200, { store_id: reference_store }]);
      const read = await host.app.inject({
        url: '/pl/customers/me?refreshCache=1',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([read.statusCode, read.headers['cache-control'], read.json()]).toMatchObject([
        200,
        'no-store',
        { store_id: reference_store },
      ]);
    }
  });

  it.each(['guest', 'mine'])(
    'another mode does the same with a cart of %s below its own path, with the same bodies and responses (CALL-48, CALL-49)',
    async (whose) => {
      const buyer = await newShopper(host);
      const token: Readonly<Record<string, string>> =
        whose === 'mine' ? { token: buyer.token } : {};
      const journey = async (base: string): Promise<readonly unknown[]> => {
        const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
          send(method, `..${base}/pl/carts/${whose}/${path}`, body, token);
        const [status, cart_id] = await call('GET', 'getId');
        const request = { retailer_id: '1', cart_id };
        const steps = [
          await call('POST', 'add', {
            request: { ...request, sku: skuOf(9), qty: 2 },
            offer: { code: `R-${skuOf(9)}`, contextCode: '001P' },
          }),
          await call('POST', 'update', {
            request: { ...request, item_id: await firstLine(base, request), qty: 3 },
          }),
          await call('POST', 'get', { request }),
          await call('DELETE', `${String(cart_id)}/delete/${await firstLine(base, request)}`),
          await call('POST', 'get', { request }),
        ];
        return [status, ...steps];
      };
      const firstLine = async (base: string, request: object): Promise<string> =>
        /"item_id":"(L\d+)"/.exec(
          JSON.stringify(await send('POST', `..${base}/pl/carts/${whose}/get`, { request }, token)),
        )?.[1] ?? '';
      // Ids, revisions and line numbers are new each time.
      const alike = (answers: readonly unknown[]): string =>
        JSON.stringify(answers).replaceAll(/"(?:id|item_id)":"[^"]*"|"revision":\d+/g, '');
      const [usual, other] = [await journey(''), await journey(BASE)];
      expect(usual).toMatchObject([
        200,
        [200, true],
        [200, true],
        [200, [{ cart: { items: [{ sku: skuOf(9), qty: 3 }] } }]],
        [200, true],
        [200, [{ cart: { items: [] } }]],
      ]);
      expect(alike(other)).toBe(alike(usual));
    },
  );

  it('any other base path is not found (CALL-49)', async () => {
    for (const base of ['/rest', '/rest/v20', '/rest/v2/rest/v2', '/other'])
      expect([base, (await send('GET', `..${base}/pl/carts/guest/getId`))[0]]).toEqual([base, 404]);
  });

  it('returns an id as text, the id with whether two carts were merged, and true or the result of each item (CALL-50)', async () => {
    const buyer = await newShopper(host);
    const cart_id = await newGuestCart(host);
    expect((await send('GET', 'carts/guest/getId'))[1]).toEqual(expect.any(String));
    const request = { retailer_id: '1', cart_id };
    const items = [
      { sku: skuOf(0), qty: 1 },
      { sku: SPECIAL.soldOut, qty: 1 },
      { sku: '99999999', qty: 1 },
    ];
    expect(
      await send('POST', 'carts/guest/addProductsBySkus', {
        request: { ...request, items: items.slice(0, 1) },
      }),
    ).toEqual([200, true]);
    expect(
      await send('POST', 'carts/guest/addProductsBySkus', { request: { ...request, items } }),
    ).toEqual([
      200,
      [
        { sku: SPECIAL.soldOut, outcome: 'NO_STOCK_AVAILABLE', qty: 0 },
        { sku: '99999999', outcome: 'TECHNICAL_ERROR', qty: 0 },
      ],
    ]);
    const update = (qty: number) =>
      send('POST', 'carts/guest/update', { request: { ...request, item_id: 'L1', qty } });
    expect(await update(4)).toEqual([200, true]);
    expect(await update(900)).toEqual([
      200,
      [{ sku: skuOf(0), outcome: 'NO_STOCK_AVAILABLE', qty: 50 }],
    ]);
    expect(
      await send('POST', 'cotation/coupon/remove', { cartMaskId: cart_id, couponCode: 'NONE' }),
    ).toEqual([200, true]);
    expect(
      await send(
        'PUT',
        'carts/mine/upgrade',
        { cart_id, retailer_id: '1' },
        { token: buyer.token },
      ),
    ).toEqual([
      200,
      { cart_id: await replied(host.call('readMyCartId', {}, buyer)), merged: false },
    ]);
  });

  it('authentication/services/refresh?force=true issues a new token for the user token, and for the refresh token, which works once (CALL-77, SES-08)', async () => {
    const { refreshToken, token: old } = await newShopper(host);
    const [status, tokens] = await send(
      'GET',
      'authentication/services/refresh?force=true',
      undefined,
      { token: refreshToken },
    );
    expect([status, tokens]).toMatchObject([
      200,
      { jwtToken: expect.any(String), refreshToken: expect.any(String) },
    ]);
    const token =
      typeof tokens === 'object' && tokens !== null && 'jwtToken' in tokens
        ? String(tokens.jwtToken)
        : '';
    expect((await send('GET', 'customers/me', undefined, { token }))[0]).toBe(200);
    const [again, renewed] = await send(
      'GET',
      'authentication/services/refresh?force=true',
      undefined,
      { token: old },
    );
    expect([again, renewed]).toMatchObject([200, { jwtToken: expect.any(String) }]);
    expect(renewed).not.toHaveProperty('refreshToken');
    for (const other of ['nothing', host.secrets.publicCredential])
      expect(
        (
          await send('GET', 'authentication/services/refresh?force=true', undefined, {
            token: other,
          })
        )[0],
      ).toBe(401);
    host.clock.now = new Date(Date.parse(host.clock.now) + 60_000).toISOString();
    expect(
      (
        await send('GET', 'authentication/services/refresh?force=true', undefined, {
          token: refreshToken,
        })
      )[0],
    ).toBe(401);
  });

  it('delivery_diagram shows the shipment of each vendor of a cart, selected if there is no choice, and the result for each item (CART-05)', async () => {
    const cart_id = await newGuestCart(host);
    for (const [sku, code] of [
      [skuOf(0), `R-${skuOf(0)}`],
      [SPECIAL.vendorOnly, `V2-${SPECIAL.vendorOnly}`],
      [SPECIAL.contested, `V1-${SPECIAL.contested}`],
      [SPECIAL.vendorOnly, `V1-${SPECIAL.vendorOnly}`],
    ] as const) {
      expect(
        await send('POST', 'carts/guest/add', {
          request: { retailer_id: '1', sku, qty: 1, cart_id },
          offer: { code, contextCode: '001P' },
        }),
      ).toEqual([200, true]);
    }
    const sent = (code: string, item_ids: readonly string[]) => ({
      code,
      selected: true,
      item_ids,
      serviceLevels: [
        { code: 'home', selected: true, promise: { unit: 'DAY', delay: expect.any(Number) } },
      ],
    });
    const get = () =>
      send('POST', 'carts/guest/get/upgraded', { request: { retailer_id: '1', cart_id } });
    expect(await get()).toMatchObject([
      200,
      [
        {
          delivery_diagram: {
            '3p': { shippings: [sent('V2', ['L2']), sent('V1', ['L3', 'L4'])] },
            unavailabilityMessages: [],
          },
        },
      ],
    ]);
    await host.database.db
      .updateTable('vendor_offer')
      .set({ qty: 0 })
      .where('code', '=', `V2-${SPECIAL.vendorOnly}`)
      .execute();
    const [, after] = await get();
    expect(after).toMatchObject([
      {
        cart: {
          delivery_diagram: {
            unavailabilityMessages: [
              { item_id: 'L2', sku: SPECIAL.vendorOnly, code: 'NO_STOCK_AVAILABLE' },
            ],
          },
        },
      },
    ]);
    expect(after).toMatchObject([
      { delivery_diagram: { '3p': { shippings: [sent('V1', ['L3', 'L4'])] } } },
    ]);
  });
});
