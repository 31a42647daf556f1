import { FIXED_MESSAGES } from '@materia/api-contract';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../../platform/auth/random-ids.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  newGuestCart,
  newShopper,
  pay,
  revisionOf,
  shopperWithCart,
  withProvenMailbox,
} from '../../testing/shoppers.ts';
import { endConversionsThatAreOver } from '../cart/conversions.ts';

const [market] = markets;
const OWN = { [skuOf(5)]: 3 };
const QUOTED = { [skuOf(0)]: 2, [skuOf(1)]: 1 };

describe.each(ENGINES)('conversions of quotes on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
  });
  afterAll(() => host.close());

  const quoteOf = async (buyer: Buyer): Promise<string> => {
    const [quote] = await replied(
      host.call(
        'createQuote',
        { body: { request: { retailer_id: '1', cart_id: buyer.cartId } } },
        buyer,
      ),
    );
    return quote?.id ?? '';
  };
  const rowsOf = async (cartId: string): Promise<string> => {
    const { db } = host.database;
    const carts = await sql`select * from cart where id = ${cartId}`.execute(db);
    const lines =
      await sql`select * from cart_line where cart_id = ${cartId} order by line`.execute(db);
    return JSON.stringify([carts.rows, lines.rows]);
  };
  /** A customer with a quote, and other products in the cart since. */
  const withQuote = async () => {
    const buyer = await shopperWithCart(host, QUOTED);
    const quoteId = await quoteOf(buyer);
    await sql`delete from cart_line where cart_id = ${buyer.cartId}`.execute(host.database.db);
    for (const [sku, qty] of Object.entries(OWN))
      await replied(host.call('addToMyCart', anAdd(buyer.cartId, sku, qty), buyer));
    return { ...buyer, quoteId, before: await rowsOf(buyer.cartId) };
  };
  type Quoting = Awaited<ReturnType<typeof withQuote>>;
  const convert = (buyer: Quoting, change: object = {}) =>
    host.call(
      'convertQuote',
      { params: { quoteId: buyer.quoteId }, query: {}, headers: {}, ...change },
      buyer,
    );
  const converted = async (buyer: Quoting): Promise<Buyer> => ({
    ...buyer,
    cartId: await replied(convert(buyer)),
  });
  const abort = (buyer: Buyer) => host.call('abortQuote', { headers: {} }, buyer);
  const read = async (buyer: Buyer, store = '1') => {
    const [reply] = await replied(host.call('readMyCart', aRead(buyer.cartId, store), buyer));
    if (reply === undefined) throw new Error('A cart that is read has a reply');
    return reply.cart;
  };
  const atCheckout = async (buyer: Buyer): Promise<void> => {
    const custom_data = { no_date: false, retailer_id: '1' };
    await replied(
      host.call(
        'selectShippingMethod',
        { body: { carrier_code: 'drive', method_code: 'two_hours', custom_data } },
        buyer,
      ),
    );
    const address = { firstname: 'Ana', lastname: 'Nowak', telephone: '601 020 304' };
    await replied(host.call('saveShippingAddress', { body: { address } }, buyer));
  };
  const expectOwnCart = async ({ before, cartId, token }: Quoting): Promise<void> => {
    expect(await rowsOf(cartId)).toBe(before);
    expect(await replied(host.call('readMyCartId', {}, { token }))).toBe(cartId);
  };
  const raisePrices = () =>
    sql`update price set amount_minor = amount_minor + 700 where market = 'pl' and sku in (${skuOf(0)}, ${skuOf(1)})`.execute(
      host.database.db,
    );

  it('put the quote in the place of the cart, with its lines, store and prices, whatever they cost now (CALL-129, QUO-03, QUO-04, QUO-19, QUO-23)', async () => {
    const buyer = await withQuote();
    const [quote] = await replied(
      host.call('readQuote', { params: { quoteId: buyer.quoteId } }, buyer),
    );
    expect((await refused(convert(buyer, { query: { confirmed: '0' } }))).code).toBe(
      'quote-not-confirmed',
    );
    await raisePrices();
    const cart = await converted(buyer);
    expect(cart.cartId).not.toBe(buyer.cartId);
    expect(await replied(convert(buyer))).toBe(cart.cartId);
    expect(await replied(host.call('readMyCartId', {}, buyer))).toBe(cart.cartId);
    const shown = await read(cart, '2');
    expect(shown).toMatchObject({
      isQuoteCart: true,
      is_from_maestro_quote: true,
      perform_quotation: false,
      base_grand_total: quote?.grandTotal,
      quote: { number: quote?.number, retailer_id: '1' },
    });
    expect(shown.items.map(({ sku, qty }) => ({ [sku]: qty }))).toEqual(
      Object.entries(QUOTED).map(([sku, qty]) => ({ [sku]: qty })),
    );
    expect((await refused(host.call('readMyCart', aRead(buyer.cartId), buyer))).code).toBe(
      'no-such-cart',
    );
  });

  it('lock products and store, with the specified sentence (QUO-06, CART-24, CALL-129)', async () => {
    const buyer = await converted(await withQuote());
    const [item] = (await read(buyer)).items;
    const item_id = item?.item_id ?? '';
    const request = { retailer_id: '1', cart_id: buyer.cartId };
    const refusals = [
      host.call('deleteFromMyCart', { params: { cartId: buyer.cartId, itemId: item_id } }, buyer),
      host.call('updateMyCart', { body: { request: { ...request, item_id, qty: 9 } } }, buyer),
      host.call('addToMyCart', anAdd(buyer.cartId, skuOf(9)), buyer),
      host.call(
        'addProductsToMyCart',
        { body: { request: { ...request, items: [{ sku: skuOf(9), qty: 1 }] } } },
        buyer,
      ),
      host.call('compareMyCart', aRead(buyer.cartId, '2'), buyer),
      host.call('addCoupon', { body: { cartMaskId: buyer.cartId, couponCode: 'TENTH' } }, buyer),
      host.call('removeCoupon', { body: { cartMaskId: buyer.cartId, couponCode: 'A' } }, buyer),
    ];
    for (const refusal of refusals)
      expect(await refused(refusal)).toMatchObject({
        code: 'cart-locked',
        message: FIXED_MESSAGES['cart-locked'],
      });
    expect(
      (await refused(host.call('createQuote', { body: { request } }, buyer))).parameters,
    ).toEqual({ reason: 'already-a-quote' });
  });

  it('end with the former cart byte for byte, told with its id, items and count (CALL-130, QUO-11, QUO-12, QUO-24, CART-25, CHK-41)', async () => {
    const buyer = await withQuote();
    await atCheckout(await converted(buyer));
    const answer = await replied(abort(buyer));
    expect([answer.id, answer.items_count]).toEqual([buyer.cartId, 3]);
    expect(answer.items.map(({ sku, qty }) => [sku, qty])).toEqual(Object.entries(OWN));
    await expectOwnCart(buyer);
    expect((await replied(abort(buyer))).id).toBe(buyer.cartId);
  });

  it.each([
    [
      'at sign-out',
      async (buyer: Buyer) => {
        await replied(host.call('signOut', {}, buyer));
      },
    ],
    [
      'a day after they began, by whichever process works then',
      async () => {
        await endConversionsThatAreOver(
          host.database.db,
          market,
          new Date(Date.parse(host.clock.now) + 25 * 3_600_000).toISOString(),
          1000,
        );
      },
    ],
    [
      'after the last day of the quote, as soon as the cart is asked for',
      async (buyer: Buyer) => {
        await sql`update cart set converts = jsonb_set(converts, '{validUntil}', '"2026-11-19"') where state = 'quote' and customer_id = ${buyer.id}`.execute(
          host.database.db,
        );
        await replied(host.call('readMyCartId', {}, buyer));
      },
    ],
  ])('end %s (QUO-08, QUO-24)', async (_when, end) => {
    const buyer = await withQuote();
    await end(await converted(buyer));
    expect(await rowsOf(buyer.cartId)).toBe(buyer.before);
  });

  it('neither begin nor end for a browser that asks ahead of its user (CALL-135)', async () => {
    const buyer = await withQuote();
    for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])
      expect((await refused(convert(buyer, { headers }))).code).toBe('forbidden');
    const cart = await converted(buyer);
    const ahead = { headers: { 'sec-purpose': 'prefetch' } };
    expect((await refused(host.call('abortQuote', ahead, buyer))).code).toBe('forbidden');
    expect(await replied(host.call('readMyCartId', {}, buyer))).toBe(cart.cartId);
    const { headers } = await host.app.inject({
      method: 'GET',
      url: `/${market.id}/cotation/quotes/abort`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('are refused for an expired quote, and for another one while they last (QUO-22)', async () => {
    const buyer = await withQuote();
    await sql`update quote set valid_until = '2026-11-19' where id = ${buyer.quoteId}`.execute(
      host.database.db,
    );
    expect(await refused(convert(buyer))).toMatchObject({
      code: 'quote-expired',
      parameters: { lastDay: '2026-11-19' },
    });
    const quoteId = await quoteOf(buyer);
    const other = { ...buyer, quoteId: await quoteOf(buyer) };
    await replied(convert({ ...buyer, quoteId }));
    expect((await refused(convert(other))).code).toBe('cart-locked');
  });

  it('leave a guest’s cart waiting, which is merged once they end', async () => {
    const buyer = await withQuote();
    await converted(buyer);
    const guest = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(guest, skuOf(9), 4)));
    const merge = { body: { cart_id: guest, retailer_id: '1' } };
    expect((await refused(host.call('upgradeGuestCart', merge, buyer))).code).toBe(
      'cart-not-anonymous',
    );
    expect(await rowsOf(buyer.cartId)).toBe(
      buyer.before.replace('"state":"open"', '"state":"parked"'),
    );
    const answer = await replied(abort(buyer));
    expect(answer.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ...Object.entries(OWN),
      [skuOf(9), 4],
    ]);
  });

  it('are ordered at the prices of the quote, and the former cart is open again (CHK-40, QUO-23)', async () => {
    const buyer = await withQuote();
    await withProvenMailbox(host, buyer);
    const cart = await converted(buyer);
    await raisePrices();
    await atCheckout(cart);
    const { base_grand_total } = await read(cart);
    const answer = await replied(
      host.call('placeOrder', aPlacement(cart, await revisionOf(host, cart)), buyer),
    );
    const number = answer.orders[0]?.order_id ?? '';
    const { rows } = await sql<{ total_minor: number; quote_number: string }>`
      select total_minor, quote_number from purchase where number = ${number}`.execute(
      host.database.db,
    );
    expect(rows[0]?.total_minor).toBe(Math.round(base_grand_total * 100));
    expect(rows[0]?.quote_number).toMatch(/^2026-/);
    const order = await replied(
      host.call('readOrder', { params: { orderId: number }, query: {} }, buyer),
    );
    expect(order.quote).toBe(rows[0]?.quote_number);
    await expectOwnCart(buyer);
  });

  it('that are paid keep the former cart apart from the payment, whether it fails or succeeds', async () => {
    const buyer = await withQuote();
    const cart = await converted(buyer);
    await atCheckout(cart);
    const answer = await replied(
      host.call('orderAndPay', aCardPlacement(cart, await revisionOf(host, cart)), buyer),
    );
    await expectOwnCart(buyer);
    await pay(host, provider, answer.payment);
    await expectOwnCart(buyer);
    const { rows } = await sql<{
      left: number;
    }>`select count(*)::int as left from cart where customer_id = ${buyer.id}`.execute(
      host.database.db,
    );
    expect(rows[0]?.left).toBe(1);
  });

  it('of a colleague’s quote are for those who may buy for the company (CALL-134)', async () => {
    const buyer = await withQuote();
    const [colleague, accountant, stranger] = [
      await newShopper(host),
      await newShopper(host),
      await newShopper(host),
    ];
    const { db } = host.database;
    const legalEntityId = randomId();
    await sql`insert into legal_entity (market, id, name, tax_number, created_at) values ('pl', ${legalEntityId}, 'Bud', ${legalEntityId}, ${FRIDAY_MORNING})`.execute(
      db,
    );
    for (const [member, role] of [
      [colleague.id, 'buyer'],
      [accountant.id, 'accountant'],
    ] as const)
      await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values ('pl', ${member}, ${legalEntityId}, ${role}, ${FRIDAY_MORNING})`.execute(
        db,
      );
    await sql`update quote set legal_entity_id = ${legalEntityId} where id = ${buyer.quoteId}`.execute(
      db,
    );
    const input = { params: { legalEntityId, quoteId: buyer.quoteId }, query: {}, headers: {} };
    const begin = (as: { readonly token: string }) => host.call('convertCompanyQuote', input, as);
    expect((await refused(begin(accountant))).code).toBe('forbidden');
    expect((await refused(begin(stranger))).code).toBe('not-found');
    const cartId = await replied(begin(colleague));
    expect((await read({ ...colleague, cartId })).isQuoteCart).toBe(true);
    const end = { params: { legalEntityId }, headers: {} };
    expect((await replied(host.call('abortCompanyQuote', end, colleague))).items_count).toBe(0);
    expect((await refused(host.call('abortCompanyQuote', end, stranger))).code).toBe('not-found');
  });
});
