import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { skuOf, SPECIAL } from '../feed.ts';
import { setFlags } from '../flags.ts';
import { openTestHost, type TestHost } from '../host.ts';
import { testProvider, type TestProvider } from '../payment-provider.ts';
import { type PlainClient, plainClient } from '../plain-client.ts';
import { newShopper, PASSWORD } from '../shoppers.ts';

const AT_STORE = { 'retailer-id': '1' };
const ADDRESS = {
  country_id: 'PL',
  street: ['Długa 12/5', ''],
  postcode: '61001',
  city: 'Poznań',
  firstname: 'Ana',
  lastname: 'Nowak',
  telephone: '601020304',
};
const PICKUP = {
  carrier_code: 'drive',
  method_code: 'two_hours',
  custom_data: { no_date: true, retailer_id: '1' },
};
const PARCEL = { ...PICKUP, carrier_code: 'chronopost', method_code: 'home' };

/** The parts of replies that the client reads. */
const ordered = z.object({
  orders: z.array(z.object({ order_number: z.string(), amount: z.number() })).min(1),
});
const paid = ordered.extend({
  payment: z.object({ attempt_id: z.string(), token: z.string(), redirect_url: z.string() }),
});
const cartRead = z
  .tuple([
    z.object({
      cart: z.object({ items: z.array(z.object({ item_id: z.string() })), revision: z.number() }),
    }),
  ])
  .rest(z.unknown());

/**
 * A client of another company, written from the specification alone: it sends no idempotency key, no revision of the
 * cart and no page to return to, because the specification names none.
 */
describe('a client written to the specification', () => {
  let host: TestHost;
  let provider: TestProvider;
  let send: PlainClient;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost('pglite', { provider });
    send = plainClient(host);
  });
  afterAll(() => host.close());

  const done = async (reply: ReturnType<PlainClient>): Promise<unknown> => {
    const [status, body] = await reply;
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return body;
  };

  /** Signs a new customer in by name and password; the client sends the token from then on. */
  const signIn = async () => {
    const { email } = await newShopper(host);
    const tokens = await done(
      send('POST', 'ciam/customer/token', { username: email, password: PASSWORD }),
    );
    const { jwtToken: token } = z.object({ jwtToken: z.string() }).parse(tokens);
    const mine: PlainClient = (method, path, body, headers = {}) =>
      send(method, path, body, { token, ...headers });
    const cart_id = z.string().parse(await done(mine('GET', 'carts/mine/getId')));
    return { mine, cart_id, request: { retailer_id: '1', is_pro_card: false, cart_id } };
  };

  const add = (client: PlainClient, cart_id: string, sku: string, code = `R-${sku}`, qty = 1) =>
    done(
      client('POST', 'carts/mine/add', {
        request: { retailer_id: '1', sku, qty, cart_id },
        offer: { code, contextCode: '001P' },
      }),
    );

  /** A customer whose cart is collected at the store: only the order is missing. */
  const atCheckout = async (sku = skuOf(0)) => {
    const shopper = await signIn();
    await add(shopper.mine, shopper.cart_id, sku);
    await done(shopper.mine('PUT', 'carts/mine/selected-shipping', PICKUP));
    await done(shopper.mine('PUT', 'carts/mine/shipping-address', { address: ADDRESS }));
    return shopper;
  };

  it('buys: cart, delivery of own and vendor’s products, addresses, payment, order (CALL-52, CALL-61, CALL-63, CALL-73)', async () => {
    const { mine, cart_id, request } = await signIn();
    await add(mine, cart_id, skuOf(26));
    await add(mine, cart_id, SPECIAL.vendorOnly, `V1-${SPECIAL.vendorOnly}`);
    const [{ cart }] = cartRead.parse(
      await done(mine('POST', 'carts/mine/get/upgraded', { request }, AT_STORE)),
    );
    const [, vendorsLine] = cart.items;
    const methods = await done(mine('GET', 'carts/mine/shipping-methods', undefined, AT_STORE));
    expect(methods).toContainEqual(
      expect.objectContaining({ carrier_code: 'chronopost', method_code: 'home', available: true }),
    );
    await done(mine('PUT', 'carts/mine/selected-shipping', PARCEL));
    await done(
      mine('PUT', 'carts/mine/third-party-shipping', {
        service_level: 'home',
        item_ids: [vendorsLine?.item_id],
      }),
    );
    await done(mine('PUT', 'carts/mine/shipping-address', { address: ADDRESS }));
    await done(mine('PUT', 'carts/mine/billing-address', { address: ADDRESS }));
    expect(
      await done(mine('GET', 'carts/mine/payment-methods', undefined, AT_STORE)),
    ).toContainEqual({ code: 'card', available: true, selected: false });
    await done(mine('PUT', 'carts/mine/selected-payment-method', { code: 'card' }));
    expect(await done(mine('GET', 'carts/mine/selected-payment-method'))).toEqual({ code: 'card' });
    const placed = paid.parse(
      await done(
        mine('PUT', 'carts/mine/place-order', {
          request,
          payment_method_code: 'card',
          device: { user_agent: 'Mozilla/5.0', language: 'pl-PL', channel: 'web' },
          customer_comment: 'Proszę dzwonić',
        }),
      ),
    );
    expect(placed.orders).toHaveLength(2);
    const { attempt_id, redirect_url } = placed.payment;
    expect(redirect_url).toMatch(/^https:\/\/pay\.example\//);
    // The provider sends the shopper back to the payment page of the market.
    expect(provider.started.find(({ id }) => id === attempt_id)?.returnUrl).toMatch(
      new RegExp(`^https://pl\\.shop\\.example/checkout/payment/${attempt_id}\\?token=`),
    );
  });

  it('that repeats an order whose reply was lost gets the same order, and buys nothing twice (CALL-63, PLO-04)', async () => {
    const { mine, request } = await atCheckout();
    const order = () =>
      mine('PUT', 'carts/mine/place-order', { request, payment_method_code: 'card' });
    const first = paid.parse(await done(order()));
    expect(paid.parse(await done(order())).orders).toEqual(first.orders);
    const [other] = await mine('PUT', 'carts/mine/place-order', {
      request,
      payment_method_code: 'p24',
    });
    expect(other).toBe(409);
  });

  it('that sends the same order twice at once buys once (CALL-64, PLO-04)', async () => {
    const { mine, request } = await atCheckout();
    const replies = await Promise.all(
      [1, 2, 3].map(() => done(mine('POST', 'carts/mine/order', { request }))),
    );
    const numbers = replies.map((reply) => ordered.parse(reply).orders[0]?.order_number);
    expect(new Set(numbers).size).toBe(1);
  });

  it('pays in store by carts/mine/order with the request alone (CALL-64)', async () => {
    const { mine, cart_id, request } = await atCheckout();
    const first = ordered.parse(await done(mine('POST', 'carts/mine/order', { request })));
    // A cart that is filled again is another order.
    await add(mine, cart_id, skuOf(0));
    await done(mine('PUT', 'carts/mine/selected-shipping', PICKUP));
    await done(mine('PUT', 'carts/mine/shipping-address', { address: ADDRESS }));
    const second = ordered.parse(await done(mine('POST', 'carts/mine/order', { request })));
    expect(second.orders[0]?.order_number).not.toBe(first.orders[0]?.order_number);
    expect((await mine('GET', `maestro/getOrder/${second.orders[0]?.order_number}`))[0]).toBe(200);
  });

  it('is refused as before where it names the revision that its shopper saw, or another total (CALL-63, PLO-04)', async () => {
    const { mine, cart_id, request } = await atCheckout();
    const [{ cart }] = cartRead.parse(await done(mine('POST', 'carts/mine/get', { request })));
    await add(mine, cart_id, skuOf(9));
    const stale = { request, cart_revision: cart.revision };
    expect(await mine('POST', 'carts/mine/order', stale)).toMatchObject([
      409,
      { code: 'cart-changed' },
    ]);
    const other = await atCheckout();
    const cheap = { request: other.request, grand_total: 0.01 };
    expect(await other.mine('POST', 'carts/mine/order', cheap)).toMatchObject([
      409,
      { code: 'cart-changed' },
    ]);
  });

  it('is not given a price that its shopper has not seen (CALL-64)', async () => {
    const { mine, request } = await atCheckout(skuOf(12));
    await host.database.db
      .updateTable('price')
      .set({ amount_minor: 99_900 })
      .where('sku', '=', skuOf(12))
      .execute();
    expect(await mine('POST', 'carts/mine/order', { request })).toMatchObject([
      409,
      { code: 'cart-changed' },
    ]);
  });

  it('orders as a guest by the same words, with the id of the cart in the path (CALL-63, CALL-73)', async () => {
    await setFlags(host, 'pl', [{ key: 'CHECKOUT_GUEST_ALLOWED', choice: true }]);
    const cart_id = z.string().parse(await done(send('GET', 'carts/guest/getId')));
    await done(
      send('POST', 'carts/guest/add', {
        request: { retailer_id: '1', sku: skuOf(0), qty: 1, cart_id },
        offer: { code: `R-${skuOf(0)}`, contextCode: '001P' },
      }),
    );
    const cart = `carts/guest/${cart_id}`;
    await done(send('PUT', `${cart}/email`, { email: 'guest@client.example' }));
    await done(send('PUT', `${cart}/selected-shipping`, PICKUP));
    await done(send('PUT', `${cart}/shipping-address`, { address: ADDRESS }));
    await done(send('PUT', `${cart}/selected-payment-method`, { code: 'card' }));
    const order = () =>
      send('PUT', `${cart}/place-order`, {
        request: { retailer_id: '1', is_pro_card: false, cart_id },
        payment_method_code: 'card',
      });
    const first = paid.parse(await done(order()));
    expect(paid.parse(await done(order())).orders).toEqual(first.orders);
  });

  it('lists every method that a cart can take, each as a delivery option (CALL-52, DLV-10, STK-06)', async () => {
    const { mine, cart_id } = await signIn();
    await add(mine, cart_id, skuOf(26));
    const listed = async () => {
      const methods = await done(mine('GET', 'carts/mine/shipping-methods', undefined, AT_STORE));
      return z
        .array(
          z.object({
            deliveryMode: z.string(),
            deliveryMethod: z.string(),
            label: z.string(),
            offerDeliveryPrice: z.number(),
            deliveryDate: z.string().nullable(),
            img: z.string().min(1),
            is3p: z.boolean(),
            stockStatus: z.enum(['ONSITE', 'BIGBOX', 'FAST', 'SITE_DELIVERY']),
          }),
        )
        .parse(methods)
        .map(
          ({ deliveryMode, deliveryMethod, label, offerDeliveryPrice, is3p, stockStatus }) =>
            `${deliveryMode}/${deliveryMethod} ${label} ${offerDeliveryPrice} ${stockStatus}${is3p ? ' 3p' : ''}`,
        );
    };
    const own = [
      'drive/two_hours drive-pickup 0 ONSITE',
      'drive/scheduled drive-pickup 0 ONSITE',
      'chronorelais/relay relay-point 9.99 ONSITE',
      'locker/locker relay-point 11.99 ONSITE',
      'chronopost/home home-courier 13.99 ONSITE',
    ];
    expect(await listed()).toEqual(own);
    await done(mine('PUT', 'carts/mine/selected-shipping', PARCEL));
    expect(await listed()).toEqual(own);
  });

  it('lists what a vendor offers, also for a cart with nothing else (CALL-52, DLV-10)', async () => {
    const { mine, cart_id } = await signIn();
    await add(mine, cart_id, SPECIAL.vendorOnly, `V1-${SPECIAL.vendorOnly}`);
    expect(
      await done(mine('GET', 'carts/mine/shipping-methods', undefined, AT_STORE)),
    ).toMatchObject([
      {
        carrier_code: 'seller',
        method_code: 'home',
        seller_code: 'V1',
        item_ids: ['L1'],
        label: 'local-delivery',
        stockStatus: 'SITE_DELIVERY',
        is3p: true,
      },
    ]);
  });

  it('upgrades a guest’s cart by its id alone, at the store at which it was filled (CALL-42)', async () => {
    const { mine, cart_id: own } = await signIn();
    const cart_id = z.string().parse(await done(send('GET', 'carts/guest/getId')));
    await done(
      send('POST', 'carts/guest/add', {
        request: { retailer_id: '2', sku: skuOf(9), qty: 3, cart_id },
        offer: { code: `R-${skuOf(9)}`, contextCode: '002P' },
      }),
    );
    expect(await done(mine('PUT', 'carts/mine/upgrade', { cart_id }))).toEqual({
      cart_id: own,
      merged: false,
    });
    expect(
      await host.database.db
        .selectFrom('cart')
        .innerJoin('cart_line', 'cart_line.cart_id', 'cart.id')
        .select(['cart.store_id', 'cart_line.sku', 'cart_line.qty'])
        .where('cart.id', '=', own)
        .execute(),
    ).toEqual([{ store_id: '2', sku: skuOf(9), qty: 3 }]);
  });

  it('upgrades an empty cart without a store as well, and no store that does not exist (CALL-42)', async () => {
    const { mine, cart_id: own } = await signIn();
    const cart_id = z.string().parse(await done(send('GET', 'carts/guest/getId')));
    expect(await mine('PUT', 'carts/mine/upgrade', { cart_id, retailer_id: 'none' })).toMatchObject(
      [400, { code: 'bad-input', fields: [{ field: 'body.retailer_id' }] }],
    );
    expect(await done(mine('PUT', 'carts/mine/upgrade', { cart_id }))).toEqual({
      cart_id: own,
      merged: false,
    });
  });

  it('lists and adds addresses at customer/addresses/ with its slash (CALL-87)', async () => {
    const { mine } = await signIn();
    await done(mine('POST', 'customer/addresses/', ADDRESS));
    const listed = await done(mine('GET', 'customer/addresses/'));
    expect(listed).toEqual(await done(mine('GET', 'customer/addresses')));
    expect(listed).toMatchObject([{ city: 'Poznań' }]);
  });

  it('reads a vendor with its sellerContexts (CALL-37, VEN-06)', async () => {
    expect(await done(send('GET', 'vendors/SELLER-1'))).toMatchObject({
      sellerIdentifier: 'SELLER-1',
      sellerContexts: [{ identifier: '14', name: 'Vendor One' }],
      sellerSite: { city: 'Łódź' },
    });
  });
});
