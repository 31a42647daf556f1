import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuOf } from '../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../testing/host.ts';
import { anAdd, newShopper, PASSWORD, type Shopper } from '../testing/shoppers.ts';

/** Calls of cart and session as the specification writes them down: paths, bodies and answers by hand, not by the contract. */
describe('calls as they are told', () => {
  let host: TestHost;
  let shopper: Shopper;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    shopper = await newShopper(host);
  });
  afterAll(() => host.close());

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, { token = host.secrets.publicCredential, ...headers }: Readonly<Record<string, string>> = {}) => {
    const { statusCode, body: text } = await host.app.inject({ method, url: `/pl/${url}`, headers: { authorization: `Bearer ${token}`, ...headers }, ...(body === undefined ? {} : { payload: body }) });
    const answer: unknown = JSON.parse(text);
    return [statusCode, answer] as const;
  };
  const guestCart = async (): Promise<string> => replied(host.call('createGuestCart', {}));

  it.each(['guest', 'mine'])('carts/%s/getId answers the id as text, with further flags in its query too (CALL-43)', async (whose) => {
    const token: Readonly<Record<string, string>> = whose === 'mine' ? { token: shopper.token } : {};
    for (const query of ['', '?update=1&get-cart=1']) expect(await send('GET', `carts/${whose}/getId${query}`, undefined, token)).toEqual([200, expect.stringMatching(/^[\w-]{32,}$/)]);
  });

  it.each(['guest', 'mine'])('carts/%s/add takes the request with the whole offer, of which only the code counts, and answers true (CALL-38, CART-39)', async (whose) => {
    const token: Readonly<Record<string, string>> = whose === 'mine' ? { token: shopper.token } : {};
    const cart_id = whose === 'mine' ? await replied(host.call('readMyCartId', {}, shopper)) : await guestCart();
    const sku = skuOf(0);
    const offer = { code: `R-${sku}`, contextCode: '001P', isSoldByAThirdPartyVendor: false, vendor: { name: 'X', code: 'X' }, product: { sku }, price: { price: 0.01 }, delivery: {}, storeAvailability: {} };
    expect(await send('POST', `carts/${whose}/add`, { request: { retailer_id: '1', sku, qty: 2, cart_id }, offer }, token)).toEqual([200, true]);
    const [status, answer] = await send('POST', `carts/${whose}/get/upgraded`, { request: { retailer_id: '1', cart_id } }, { ...token, 'context-id': '001P', 'retailer-id': '1' });
    expect([status, answer]).toMatchObject([200, [{ cart: { id: cart_id, items: [{ sku, qty: 2 }] }, is_upgraded: true }]]);
  });

  it('a cart that is fetched is a list: its first element has cart, retailer, whether it may become a quote, delivery_diagram, is_upgraded and messages (CALL-41, CART-43)', async () => {
    const cart_id = await guestCart();
    await replied(host.call('addToGuestCart', anAdd(cart_id, skuOf(0), 1)));
    const [status, answer] = await send('POST', 'carts/guest/get/upgraded', { request: { retailer_id: '1', cart_id } }, { 'context-id': '001P', 'retailer-id': '1' });
    expect([status, answer]).toEqual([200, [expect.objectContaining({ cart: expect.any(Object), retailer: expect.any(Object), perform_quotation: false, delivery_diagram: expect.any(Object), is_upgraded: true, messages: [] })]]);
  });

  it('carts/mine/upgrade makes a guest’s cart the customer’s (CALL-42)', async () => {
    const buyer = await newShopper(host);
    const cart_id = await guestCart();
    await replied(host.call('addToGuestCart', anAdd(cart_id, skuOf(9), 3)));
    const [status] = await send('PUT', 'carts/mine/upgrade', { cart_id, retailer_id: '1' }, { token: buyer.token });
    const own = await replied(host.call('readMyCartId', {}, buyer));
    expect([status, (await send('POST', 'carts/mine/get', { request: { retailer_id: '1', cart_id: own } }, { token: buyer.token }))[1]]).toMatchObject([200, [{ cart: { items: [{ sku: skuOf(9), qty: 3 }] } }]]);
  });

  it('ciam/customer/token gives a token for name and password (POST), which opens customers/me, until it is revoked (DELETE) (CALL-80, CALL-81, CALL-83)', async () => {
    const [status, tokens] = await send('POST', 'ciam/customer/token', { username: shopper.email, password: PASSWORD });
    expect([status, tokens]).toMatchObject([200, { jwtToken: expect.any(String) }]);
    const token = typeof tokens === 'object' && tokens !== null && 'jwtToken' in tokens ? String(tokens.jwtToken) : '';
    for (const query of ['', '?refreshCache=1']) expect(await send('GET', `customers/me${query}`, undefined, { token })).toMatchObject([200, { email: shopper.email }]);
    expect((await send('DELETE', 'ciam/customer/token', undefined, { token }))[0]).toBe(200);
    expect((await send('GET', 'customers/me', undefined, { token }))[0]).toBe(401);
  });
});
