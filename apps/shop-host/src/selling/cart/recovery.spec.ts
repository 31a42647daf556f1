import {
  type AddedItem,
  addToCart,
  type CartAccess,
  fetchCart,
  removeLine,
  updateLine,
} from '@materia/api-cart';
import { createHostClient, type HostReply, HostUnavailable } from '@materia/api-client-kernel';
import { type CallName, FIXED_MESSAGES } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPECIAL, skuOf } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { anAdd, aRead, newGuestCart, newShopper, shopperWithCart } from '../../testing/shoppers.ts';

/**
 * A failure that a test forces: before the host receives the call, or after it has processed it, so
 * that only the response is lost.
 */
type Forced = {
  readonly call: CallName;
  readonly when: 'before' | 'after';
  readonly status: number;
  readonly body?: object;
  readonly times?: number;
};

const NO_SUCH_CART = {
  code: 'no-such-cart',
  message: FIXED_MESSAGES['no-such-cart'],
  parameters: { fieldName: 'cartId', fieldValue: 'gone' },
};
const NOT_ANONYMOUS = { code: 'cart-not-anonymous', message: FIXED_MESSAGES['cart-not-anonymous'] };

describe('cart recovery with the real host', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());

  /**
   * A shopper with the storefront's own client: signed in with a token or not, with the calls that
   * reached the network.
   */
  const aShopper = (
    start: { readonly token?: string; readonly cartId?: string },
    forced?: Forced,
  ) => {
    const calls: CallName[] = [];
    let { token } = start;
    let left = forced?.times ?? 1;
    const client = createHostClient({
      replyReader: parseReply,
      transport: async ({ name, method, path, query, headers, json }) => {
        calls.push(name);
        const isForced = forced?.call === name && left > 0;
        if (isForced) left -= 1;
        if (isForced && forced.when === 'before') return answerOf(forced);
        const response = await host.app.inject({
          method: method === 'PUT' || method === 'POST' || method === 'DELETE' ? method : 'GET',
          url: `/pl/${path}`,
          query: { ...query },
          headers: {
            ...headers,
            authorization: `Bearer ${token ?? host.secrets.publicCredential}`,
            ...(json !== undefined && { 'content-type': 'application/json' }),
          },
          ...(json !== undefined && { payload: json }),
        });
        return isForced
          ? answerOf(forced)
          : {
              ok: response.statusCode === 200,
              status: response.statusCode,
              json: async () => response.json(),
            };
      },
    });
    const access: CartAccess = {
      host: client,
      owner: token === undefined ? 'guest' : 'customer',
      cartId: start.cartId,
      storeId: '1',
      isProfessional: false,
      priceContextCode: '001P',
    };
    const session = {
      endSession: async () => {
        token = undefined;
      },
    };
    return { access, session, calls, isGuest: () => token === undefined };
  };

  const answerOf = ({ status, body = {} }: Forced): HostReply => ({
    ok: false,
    status,
    json: async () => ({ message: '', ...body }),
  });
  const item = (sku: string, quantity: number): AddedItem => ({
    sku,
    offerCode: `R-${sku}`,
    priceContextCode: '001P',
    quantity,
  });
  const guestCart = async (goods: Readonly<Record<string, number>>): Promise<string> => {
    const cartId = await newGuestCart(host);
    for (const [sku, qty] of Object.entries(goods))
      await replied(host.call('addToGuestCart', anAdd(cartId, sku, qty)));
    return cartId;
  };
  const linesOf = async (cartId: string): Promise<Readonly<Record<string, number>>> => {
    const rows = await sql<{
      sku: string;
      qty: number;
    }>`select sku, qty from cart_line where market = 'pl' and cart_id = ${cartId} order by line`.execute(
      host.database.db,
    );
    return Object.fromEntries(rows.rows.map(({ sku, qty }) => [sku, qty]));
  };
  const count = (calls: readonly CallName[], ...names: readonly CallName[]): number =>
    calls.filter((call) => names.includes(call)).length;

  it('401: the ended session is dropped, the add goes into a new guest cart once, and the customer’s cart keeps its lines (ERR-01, ERR-81)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await replied(host.call('signOut', {}, buyer));
    const { access, session, calls, isGuest } = aShopper({
      token: buyer.token,
      cartId: buyer.cartId,
    });
    const added = await addToCart(access, session, item(skuOf(9), 3));
    const cartId = added.ok ? added.value.cartId : '';
    expect([
      isGuest(),
      cartId === buyer.cartId,
      await linesOf(cartId),
      await linesOf(buyer.cartId),
    ]).toEqual([true, false, { [skuOf(9)]: 3 }, { [skuOf(0)]: 2 }]);
    expect(count(calls, 'addToMyCart', 'addToGuestCart')).toBe(2);
  });

  it('401 while reading: the page shows a guest’s cart, and the customer’s is unchanged (ERR-13)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await replied(host.call('signOut', {}, buyer));
    const { access, session, isGuest } = aShopper({ token: buyer.token, cartId: buyer.cartId });
    expect(await fetchCart(access, session, { currency: 'PLN' })).toMatchObject({
      ok: true,
      value: { lines: [] },
    });
    expect([isGuest(), await linesOf(buyer.cartId)]).toEqual([true, { [skuOf(0)]: 2 }]);
  });

  it('404: a guest’s cart that was merged in another tab is not requested again; the add goes into a new one (ERR-02)', async () => {
    const buyer = await newShopper(host);
    const cartId = await guestCart({ [skuOf(0)]: 1 });
    const merged = await replied(
      host.call('upgradeGuestCart', { body: { cart_id: cartId, retailer_id: '1' } }, buyer),
    );
    const { access, session, calls } = aShopper({ cartId });
    const added = await addToCart(access, session, item(skuOf(9), 1));
    const newId = added.ok ? added.value.cartId : '';
    expect([newId === cartId, await linesOf(newId), await linesOf(merged.cart_id)]).toEqual([
      false,
      { [skuOf(9)]: 1 },
      { [skuOf(0)]: 1 },
    ]);
    expect(count(calls, 'addToGuestCart')).toBe(2);
  });

  it.each([
    ['404 with the fixed sentence', 404, NO_SUCH_CART],
    ['400 of a cart that is not anonymous', 400, NOT_ANONYMOUS],
  ])(
    '%s: every line of the lost cart is in the new one, and the new item once (ERR-02, ERR-03, CART-40)',
    async (_, status, body) => {
      const cartId = await guestCart({ [skuOf(0)]: 2, [SPECIAL.few]: 3 });
      const { access, session, calls } = aShopper(
        { cartId },
        { call: 'addToGuestCart', when: 'before', status, body },
      );
      const added = await addToCart(access, session, item(skuOf(0), 4));
      const newId = added.ok ? added.value.cartId : '';
      expect(newId).not.toBe(cartId);
      expect(await linesOf(newId)).toEqual({ [skuOf(0)]: 6, [SPECIAL.few]: 3 });
      expect(count(calls, 'addToGuestCart')).toBe(4);
    },
  );

  it.each([
    [401, { code: 'unauthenticated' }],
    [404, NO_SUCH_CART],
    [400, NOT_ANONYMOUS],
  ])(
    'permanent %d: one retry, then the message, and the cart is unchanged (ERR-07)',
    async (status, body) => {
      const cartId = await guestCart({ [skuOf(0)]: 2 });
      const { access, session, calls } = aShopper(
        { cartId },
        { call: 'addToGuestCart', when: 'before', status, body, times: 99 },
      );
      expect(await addToCart(access, session, item(skuOf(9), 1))).toEqual({
        ok: false,
        error: { kind: 'call-failed', reason: 'add-failed' },
      });
      expect(await linesOf(cartId)).toEqual({ [skuOf(0)]: 2 });
      expect(count(calls, 'addToGuestCart')).toBeLessThanOrEqual(3);
    },
  );

  it('406: shows the host’s own message, retries nothing and changes nothing (ERR-04)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 2 });
    const { access, session, calls } = aShopper({ cartId });
    const answer = await addToCart(access, session, item(SPECIAL.soldOut, 1));
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'server-message', text: expect.stringMatching(/sklep/) },
    });
    expect([calls, await linesOf(cartId)]).toEqual([['addToGuestCart'], { [skuOf(0)]: 2 }]);
  });

  it.each([
    ['too many requests', 429, 'too-many-requests'],
    ['a lock', 409, 'cart-locked'],
    ['a failure of the host', 500, 'internal'],
    ['a bad gateway', 502, 'unavailable'],
  ])(
    '%s: shows the message of the call, without a retry or a change (ERR-05, ERR-09, ERR-11)',
    async (_, status, code) => {
      const cartId = await guestCart({ [skuOf(0)]: 2 });
      const told = (reason: string) => ({
        ok: false,
        error: { kind: 'call-failed', reason, ...(status >= 500 && { isOutage: true }) },
      });
      const forced = (call: CallName) =>
        aShopper({ cartId }, { call, when: 'before', status, body: { code } });
      const [adding, updating, removing, reading] = [
        forced('addToGuestCart'),
        forced('updateGuestCart'),
        forced('deleteFromGuestCart'),
        forced('readUpgradedGuestCart'),
      ];
      expect(await addToCart(adding.access, adding.session, item(skuOf(9), 1))).toEqual(
        told('add-failed'),
      );
      expect(
        await updateLine(updating.access, updating.session, { lineId: 'L1', quantity: 5 }),
      ).toEqual(told('update-failed'));
      expect(await removeLine(removing.access, removing.session, { lineId: 'L1' })).toEqual(
        told(code === 'cart-locked' ? 'locked-by-quote' : 'delete-failed'),
      );
      expect(await fetchCart(reading.access, reading.session, { currency: 'PLN' })).toEqual(
        told('read-failed'),
      );
      expect([adding, updating, removing, reading].map(({ calls }) => calls.length)).toEqual([
        1, 1, 1, 1,
      ]);
      expect(await linesOf(cartId)).toEqual({ [skuOf(0)]: 2 });
    },
  );

  it('in silent mode a failure shows nothing, except the host’s message of a 406 (ERR-05)', async () => {
    const cartId = await guestCart({});
    const silent = aShopper({ cartId }, { call: 'addToGuestCart', when: 'before', status: 500 });
    expect(
      await addToCart(silent.access, silent.session, item(skuOf(9), 1), { isSilent: true }),
    ).toEqual({ ok: false, error: { kind: 'silent' } });
    const refused = aShopper({ cartId });
    expect(
      await addToCart(refused.access, refused.session, item(SPECIAL.soldOut, 1), {
        isSilent: true,
      }),
    ).toMatchObject({ ok: false, error: { kind: 'server-message' } });
  });

  it('does not repeat a request whose response was lost: nothing is added twice (ERR-07)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 2 });
    const { access, session, calls } = aShopper(
      { cartId },
      { call: 'addToGuestCart', when: 'after', status: 502 },
    );
    expect(await addToCart(access, session, item(skuOf(0), 1))).toEqual({
      ok: false,
      error: { kind: 'call-failed', reason: 'add-failed', isOutage: true },
    });
    expect([count(calls, 'addToGuestCart'), await linesOf(cartId)]).toEqual([1, { [skuOf(0)]: 3 }]);
  });

  it('503 and above are handled by the page, and the cart is unchanged afterwards (ERR-21, ERR-22)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 2 });
    const { access, session } = aShopper(
      { cartId },
      { call: 'addToGuestCart', when: 'before', status: 503 },
    );
    await expect(addToCart(access, session, item(skuOf(9), 1))).rejects.toThrow(HostUnavailable);
    expect(await linesOf(cartId)).toEqual({ [skuOf(0)]: 2 });
  });

  it('treats a line removed in another tab as removed, and reduces a quantity to the stock (ERR-09, QTY-10)', async () => {
    const cartId = await guestCart({ [SPECIAL.few]: 1, [skuOf(0)]: 1 });
    const { access, session } = aShopper({ cartId });
    expect(await updateLine(access, session, { lineId: SPECIAL.few, quantity: 9 })).toMatchObject({
      ok: true,
      value: { isClamped: true },
    });
    await replied(host.call('deleteFromGuestCart', { params: { cartId, itemId: skuOf(0) } }));
    expect((await removeLine(access, session, { lineId: skuOf(0) })).ok).toBe(true);
    expect(await linesOf(cartId)).toEqual({ [SPECIAL.few]: 3 });
  });

  it('sign-in during an add: the item is in exactly one cart (CART-41)', async () => {
    const buyer = await newShopper(host);
    const cartId = await guestCart({ [skuOf(0)]: 1 });
    const { access, session } = aShopper({ cartId });
    const merging = host.call(
      'upgradeGuestCart',
      { body: { cart_id: cartId, retailer_id: '1' } },
      buyer,
    );
    const added = await addToCart(access, session, item(skuOf(9), 2));
    const mine = await linesOf((await replied(merging)).cart_id);
    const left = added.ok ? await linesOf(added.value.cartId) : {};
    expect((mine[skuOf(9)] ?? 0) + (left[skuOf(9)] ?? 0)).toBe(2);
    expect(mine[skuOf(0)]).toBe(1);
    expect(
      (await replied(host.call('readMyCart', aRead((await replied(merging)).cart_id), buyer)))[0]
        ?.cart.items.length,
    ).toBeGreaterThan(0);
  });
});
