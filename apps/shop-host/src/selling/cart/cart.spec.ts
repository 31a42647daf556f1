import { markets } from '@materia/market-all';
import { zonedMoment } from '@materia/platform-clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import {
  anAdd,
  aRead,
  buyerAtCheckout,
  newGuestCart,
  newShopper,
  placed,
  shopperWithCart,
} from '../../testing/shoppers.ts';
import { updateCart } from './change-cart.ts';

const NO_SUCH_CART = 'No such entity with %fieldName = %fieldValue';

describe.each(ENGINES)('carts on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const read = async (cartId: string, store?: string) =>
    (await replied(host.call('readGuestCart', aRead(cartId, store))))[0];
  const check = async (cartId: string, store?: string) =>
    (await replied(host.call('readUpgradedGuestCart', aRead(cartId, store))))[0];
  const add = (cartId: string, sku: string, qty = 1, change = {}) =>
    host.call('addToGuestCart', anAdd(cartId, sku, qty, change));
  const guestCartWith = async (goods: Readonly<Record<string, number>>): Promise<string> => {
    const cartId = await newGuestCart(host);
    for (const [sku, qty] of Object.entries(goods)) await replied(add(cartId, sku, qty));
    return cartId;
  };
  const setPrice = (sku: string, minor: number, initial = minor) =>
    sql`update price set amount_minor = ${minor}, initial_amount_minor = ${initial} where market = 'pl' and sku = ${sku} and price_zone = 'NORTH' and customer_kind = 'private'`.execute(
      host.database.db,
    );
  const setStock = (sku: string, qty: number) =>
    sql`update stock set qty = ${qty} where market = 'pl' and sku = ${sku} and store_id = '1'`.execute(
      host.database.db,
    );

  it('a guest cart id has at least 128 random bits and opens only its own cart', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => newGuestCart(host)));
    expect(new Set(ids).size).toBe(20);
    expect(ids.every((id) => /^[\w-]{32}$/.test(id))).toBe(true);
  });

  it('returns an added offer with prices, quantity bounds, weight, the price shown first and both ids (CART-01, CART-04, CART-06, CART-07, CART-08, CART-37)', async () => {
    const answer = await read(await guestCartWith({ [skuOf(0)]: 2 }));
    expect(answer?.cart).toMatchObject({
      items_count: 2,
      base_currency_code: 'PLN',
      isQuoteCart: false,
      isTop2Cart: false,
      revision: 1,
      retailer: { ecommerce: '1' },
    });
    expect(answer?.cart.items[0]).toMatchObject({
      item_id: 'L1',
      id: 'L1',
      sku: skuOf(0),
      qty: 2,
      qty_max: 50,
      price: 8.13,
      price_incl_tax: 10,
      row_total: 16.26,
      row_total_incl_tax: 20,
      position: 1,
      sellType: 'capacity',
      majorpriceselection: 'incl_tax',
      weight: 25.1,
      vendor_code: 'MATERIA',
    });
  });

  it('returns a fetched cart as a list whose first element has cart, retailer, quotation, delivery, upgrade and messages (CART-43, CALL-40)', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 1 });
    for (const call of ['readGuestCart', 'readUpgradedGuestCart'] as const) {
      const answer = await replied(host.call(call, aRead(cartId)));
      expect(answer.map((element) => Object.keys(element).toSorted())).toEqual([
        ['cart', 'delivery_diagram', 'is_upgraded', 'messages', 'perform_quotation', 'retailer'],
      ]);
      expect(answer[0]).toMatchObject({
        cart: { id: cartId },
        is_upgraded: call === 'readUpgradedGuestCart',
        retailer: { id: '1' },
      });
    }
  });

  it('totals equal the sum of the lines and the preparation fee, and the difference between them is tax (CART-03)', async () => {
    const cart = (
      await read(await guestCartWith({ [skuOf(0)]: 3, [skuOf(9)]: 7, [SPECIAL.reduced]: 5 }))
    )?.cart;
    const minor = (amount = 0): number => Math.round(amount * 100);
    const rows = cart?.items.reduce((sum, item) => sum + minor(item.row_total_incl_tax), 0) ?? 0;
    const nets = cart?.items.reduce((sum, item) => sum + minor(item.row_total), 0) ?? 0;
    expect(minor(cart?.base_grand_total)).toBe(rows + minor(cart?.pf_base_total_incl_tax));
    expect(minor(cart?.base_subtotal)).toBe(nets);
    expect(minor(cart?.base_tax_amount)).toBe(
      minor(cart?.base_grand_total) -
        nets -
        (minor(cart?.pf_base_total_incl_tax) - minor(cart?.pf_base_tax_amount)),
    );
    expect(cart?.pf_base_total_incl_tax).toBe(25);
  });

  it('a platinum customer pays no preparation fee (FEE-04)', async () => {
    const buyer = await shopperWithCart(host);
    await sql`update customer set loyalty_rank = 'Platinum' where id = ${buyer.id}`.execute(
      host.database.db,
    );
    expect(
      (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart
        .pf_base_total_incl_tax,
    ).toBe(0);
  });

  describe('a member of the club', () => {
    /** A member with a cart of 20.00 and one earlier order of that amount. */
    const memberWith = async (spent: number, on = '2026-03-02T10:00:00Z') => {
      const buyer = await buyerAtCheckout(host);
      const number = await placed(host, buyer);
      const { db } = host.database;
      await sql`update customer set loyalty_card_number = right(${buyer.id}, 12) where id = ${buyer.id}`.execute(
        db,
      );
      await sql`update orders set total_minor = ${spent}, created_at = ${on} where number = ${number}`.execute(
        db,
      );
      await shopperWithCart(host, { [skuOf(0)]: 2 }, buyer);
      const cart = async () =>
        (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart;
      return { cart, number };
    };

    it.each([
      [100_000, undefined, 20],
      [100_001, { level: 1, rate: 1, amount: 0.2, amount_no_tax: 0.16 }, 19.8],
      [500_050, { level: 2, rate: 2, amount: 0.4, amount_no_tax: 0.33 }, 19.6],
    ])(
      'with purchases of %d minor units this year pays by the level reached (FEE-17, FEE-18)',
      async (spent, tier_discount, row) => {
        const cart = await (await memberWith(spent)).cart();
        expect(cart?.tier_discount).toEqual(tier_discount);
        expect(cart).toMatchObject({
          base_discount_amount: tier_discount?.amount ?? 0,
          items: [{ price_incl_tax: 10, row_total_incl_tax: row }],
        });
        expect(cart?.base_grand_total).toBeCloseTo(row + (cart?.pf_base_total_incl_tax ?? 0), 2);
      },
    );

    it.each([
      [100_000, { level: 1, rate: 1, missing: 0.01 }],
      [100_001, { level: 2, rate: 2, missing: 4000 }],
      [1_500_001, undefined],
    ])(
      'with purchases of %d minor units sees what is missing to the next level (FEE-18)',
      async (spent, next_tier) => {
        expect((await (await memberWith(spent)).cart())?.next_tier).toEqual(next_tier);
      },
    );

    it('is rated by the calendar year of the market, without returned orders (FEE-19)', async () => {
      expect(
        (await (await memberWith(500_050, '2025-12-31T22:59:00Z')).cart())?.tier_discount,
      ).toBeUndefined();
      expect(
        (await (await memberWith(500_050, '2025-12-31T23:00:00Z')).cart())?.tier_discount,
      ).toMatchObject({ level: 2 });
      const { cart, number } = await memberWith(500_050);
      await sql`update orders set stock_state = 'released', status = 'CANCELED' where number = ${number}`.execute(
        host.database.db,
      );
      expect((await cart())?.tier_discount).toBeUndefined();
    });

    it('at the highest level pays no preparation fee (LOY-11, FEE-04)', async () => {
      const { cart } = await memberWith(1_500_001);
      expect(await cart()).toMatchObject({
        pf_base_total_incl_tax: 0,
        base_grand_total: 19,
        tier_discount: { level: 5, rate: 5 },
      });
    });

    it('needs a loyalty card: other customers have no level, however much they buy (FEE-17)', async () => {
      const { cart, number } = await memberWith(1_500_001);
      await sql`update customer set loyalty_card_number = null where id = (select customer_id from orders where number = ${number})`.execute(
        host.database.db,
      );
      expect(await cart()).toMatchObject({ base_discount_amount: 0, pf_base_total_incl_tax: 25 });
      expect((await cart())?.tier_discount).toBeUndefined();
      expect((await cart())?.next_tier).toBeUndefined();
    });
  });

  it('marks a cart with products from the big store as a top-2 cart (CART-02)', async () => {
    expect((await read(await guestCartWith({ [SPECIAL.bigbox]: 1 })))?.cart.isTop2Cart).toBe(true);
  });

  it('computes a reduction from the lowest price of the last 30 days (CART-30)', async () => {
    const item = (await read(await guestCartWith({ [SPECIAL.reduced]: 2 })))?.cart.items[0];
    expect(item).toMatchObject({
      price_incl_tax: 24,
      original_price_incl_tax: 28,
      discount_amount: 8,
      price_reduction_percent: 14,
    });
  });

  it('merges a repeated offer into one line', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 2 });
    await replied(add(cartId, skuOf(0), 3));
    expect((await read(cartId))?.cart.items.map((item) => item.qty)).toEqual([5]);
  });

  it('adds at most the available stock and returns the added quantity (NTF-01, QTY-10)', async () => {
    const cartId = await newGuestCart(host);
    expect(await replied(add(cartId, SPECIAL.few, 5))).toEqual([
      { sku: SPECIAL.few, outcome: 'NO_STOCK_AVAILABLE', qty: 3 },
    ]);
    expect(await replied(add(cartId, SPECIAL.few, 1))).toEqual([
      { sku: SPECIAL.few, outcome: 'NO_STOCK_AVAILABLE', qty: 0 },
    ]);
    expect((await read(cartId))?.cart.items[0]).toMatchObject({ qty: 3, qty_max: 3 });
  });

  it('changes a quantity within its bounds, and removes a line by its id or its SKU (CALL-44, CALL-45)', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 1, [SPECIAL.few]: 1 });
    const update = (itemId: string, qty: number) =>
      host.call('updateGuestCart', {
        body: { request: { retailer_id: '1', item_id: itemId, qty, cart_id: cartId } },
      });
    expect(await replied(update('L1', 7))).toBe(true);
    expect(await replied(update('L2', 9))).toEqual([
      { sku: SPECIAL.few, outcome: 'NO_STOCK_AVAILABLE', qty: 3 },
    ]);
    expect((await read(cartId))?.cart.items.map((item) => item.qty)).toEqual([7, 3]);
    expect((await refused(update('L9', 1))).code).toBe('no-such-line');
    expect(
      await replied(host.call('deleteFromGuestCart', { params: { cartId, itemId: 'L2' } })),
    ).toBe(true);
    expect(
      (await refused(host.call('deleteFromGuestCart', { params: { cartId, itemId: 'L2' } }))).code,
    ).toBe('no-such-line');
    expect((await read(cartId))?.cart.items.map((item) => item.sku)).toEqual([skuOf(0)]);
    expect(
      await replied(host.call('deleteFromGuestCart', { params: { cartId, itemId: skuOf(0) } })),
    ).toBe(true);
    expect((await read(cartId))?.cart.items).toEqual([]);
  });

  it('refuses to change a quantity that the market locks (QTY-09, SET-01)', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 2 });
    const poland = markets.find(({ id }) => id === 'pl');
    if (poland === undefined) throw new Error('The tests run in Poland');
    const update = (lockedCapacityUnits: readonly string[]) =>
      updateCart(
        host.database.db,
        { request: { retailer_id: '1', item_id: 'L1', qty: 5, cart_id: cartId } },
        { kind: 'guest' },
        {
          market: { ...poland, settings: { ...poland.settings, lockedCapacityUnits } },
          now: host.clock.now,
          today: zonedMoment(host.clock.now, poland.timeZone).date,
          customer: undefined,
          flags: host.host.flags.snapshotOf(poland, host.clock.now).web,
        },
      );
    expect(await update(['kg'])).toEqual({ ok: false, error: { kind: 'quantity-locked' } });
    expect((await read(cartId))?.cart.items.map((item) => item.qty)).toEqual([2]);
    expect(await update(['l'])).toEqual({ ok: true, value: [] });
  });

  it('makes a new revision on every change but not on reads', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 1 });
    await read(cartId);
    await check(cartId);
    expect((await read(cartId))?.cart.revision).toBe(1);
    await replied(add(cartId, skuOf(9), 1));
    expect((await read(cartId))?.cart.revision).toBe(2);
  });

  it.each([
    ['a product that nobody has', SPECIAL.soldOut, {}],
    ['an offer that does not exist', skuOf(0), { offer: 'R-nothing' }],
    ['the offer of another product', skuOf(0), { offer: `R-${skuOf(9)}` }],
    ['anything at a store that only shows its range (CART-14)', skuOf(0), { store: '3' }],
  ])('%s cannot be added, and the response gives the reason (ERR-04)', async (_, sku, change) => {
    const answer = await refused(add(await newGuestCart(host), sku, 1, change));
    expect(answer).toMatchObject({ status: 406, code: 'not-sellable' });
    expect(answer.message).toMatch(/sklep/);
  });

  it('accepts a vendor’s offer, names its vendor, and forbids a quote (VEN-03, CART-44)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    expect(
      (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.perform_quotation,
    ).toBe(true);
    await replied(
      host.call(
        'addToMyCart',
        anAdd(buyer.cartId, SPECIAL.vendorOnly, 1, { offer: `V2-${SPECIAL.vendorOnly}` }),
        buyer,
      ),
    );
    const answer = (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0];
    expect(answer?.perform_quotation).toBe(false);
    expect(answer?.cart.items[1]?.offer.vendor).toEqual({
      name: 'Vendor Two',
      code: 'V2',
      sellerIdentifier: 'SELLER-2',
    });
    expect(answer?.cart.items[1]).toMatchObject({
      vendor_name: 'Vendor Two',
      vendor_code: 'V2',
      price_incl_tax: 17,
      qty_max: 4,
    });
  });

  it('returns the fixed message with its parameters for an unknown cart id (ERR-02)', async () => {
    const body = { retailer_id: '1', item_id: 'L1', qty: 1, cart_id: 'nothing' };
    const answers = [
      add('nothing', skuOf(0)),
      host.call('readGuestCart', aRead('nothing')),
      host.call('readUpgradedGuestCart', aRead('nothing')),
      host.call('updateGuestCart', { body: { request: body } }),
      host.call('deleteFromGuestCart', { params: { cartId: 'nothing', itemId: 'L1' } }),
    ];
    for (const answer of answers) {
      expect(
        await refused<
          | 'addToGuestCart'
          | 'readGuestCart'
          | 'readUpgradedGuestCart'
          | 'updateGuestCart'
          | 'deleteFromGuestCart'
        >(answer),
      ).toMatchObject({
        status: 404,
        code: 'no-such-cart',
        message: NO_SUCH_CART,
        parameters: { fieldName: 'cartId', fieldValue: 'nothing' },
      });
    }
  });

  it('opens a customer’s cart only to that customer: neither its id nor another token is enough (ROL-08)', async () => {
    const owner = await shopperWithCart(host);
    const other = await newShopper(host);
    const line = {
      body: { request: { retailer_id: '1', item_id: 'L1', qty: 1, cart_id: owner.cartId } },
    };
    const remove = { params: { cartId: owner.cartId, itemId: 'L1' } };
    const foreign = [
      await host.call('readGuestCart', aRead(owner.cartId)),
      await host.call('addToGuestCart', anAdd(owner.cartId, skuOf(1))),
      await host.call('updateGuestCart', line),
      await host.call('deleteFromGuestCart', remove),
      await host.call('readMyCart', aRead(owner.cartId), other),
      await host.call('readUpgradedMyCart', aRead(owner.cartId), other),
      await host.call('addToMyCart', anAdd(owner.cartId, skuOf(1)), other),
      await host.call('updateMyCart', line, other),
      await host.call('deleteFromMyCart', remove, other),
    ];
    expect(foreign.map((answer) => ('refusal' in answer ? answer.refusal.code : 'opened'))).toEqual(
      foreign.map(() => 'no-such-cart'),
    );
    expect(
      (await replied(host.call('readMyCart', aRead(owner.cartId), owner)))[0]?.cart.items.map(
        (item) => item.qty,
      ),
    ).toEqual([2]);
  });

  it('refuses professional prices to every account that is not professional, whatever the flags (CART-42)', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 1 });
    expect(
      (
        await refused(
          host.call('readGuestCart', {
            body: { request: { retailer_id: '1', cart_id: cartId, context_code: '001B' } },
          }),
        )
      ).code,
    ).toBe('forbidden');
    expect((await refused(add(cartId, skuOf(0), 1, { context: '001B' }))).code).toBe('forbidden');
    const claimed = await replied(
      host.call('readGuestCart', {
        body: { request: { retailer_id: '1', cart_id: cartId, is_pro_card: true } },
      }),
    );
    expect(claimed[0]?.cart.items[0]?.price_incl_tax).toBe(10);
    const pro = await shopperWithCart(
      host,
      { [skuOf(0)]: 1 },
      await newShopper(host, { tax: '5260250274' }),
    );
    expect(
      (await replied(host.call('readMyCart', aRead(pro.cartId), pro)))[0]?.cart.items[0],
    ).toMatchObject({ price_incl_tax: 9, majorpriceselection: 'excl_tax' });
  });

  it('applies the prices of another store and makes a new revision', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 1 });
    const moved = await read(cartId, '2');
    expect(moved?.cart.items[0]?.price_incl_tax).toBe(11);
    expect(moved?.cart.revision).toBe(2);
    expect((await refused(host.call('readGuestCart', aRead(cartId, 'nowhere')))).fields).toEqual([
      'body.request.retailer_id',
    ]);
  });

  describe('the checked cart', () => {
    const news = async (cartId: string) =>
      (await check(cartId))?.delivery_diagram.unavailabilityMessages;

    it.each([
      [
        'a higher price',
        skuOf(10),
        5000,
        5000,
        { code: 'OFFER_PRICE_CHANGE', last_price: 11, new_price: 50, deleted: false },
      ],
      [
        'a lower price',
        skuOf(11),
        100,
        100,
        { code: 'OFFER_PRICE_CHANGE', last_price: 11.1, new_price: 1, deleted: false },
      ],
      [
        'the end of a reduction',
        SPECIAL.reduced,
        3000,
        3000,
        { code: 'PRODUCT_DISCOUNT_REMOVED', last_price: 24, new_price: 30, deleted: false },
      ],
    ])('%s is reported once (NTF-08, NTF-09, NTF-11)', async (_, sku, minor, initial, message) => {
      const cartId = await guestCartWith({ [sku]: 1 });
      await setPrice(sku, minor, initial);
      expect(await news(cartId)).toEqual([expect.objectContaining({ ...message, sku })]);
      expect(await news(cartId)).toEqual([]);
    });

    it('reduces an excessive quantity to the remaining stock, and keeps a sold-out line waiting (NTF-07, NTF-06)', async () => {
      const [some, none] = [skuOf(12), skuOf(13)];
      const cartId = await guestCartWith({ [some]: 9, [none]: 2 });
      await setStock(some, 4);
      await setStock(none, 0);
      expect(await news(cartId)).toEqual([
        expect.objectContaining({ sku: none, code: 'NO_STOCK_AVAILABLE', deleted: false, qty: 0 }),
        expect.objectContaining({ sku: some, code: 'NO_STOCK_AVAILABLE', deleted: false, qty: 4 }),
      ]);
      const { items, waiting_items } = (await check(cartId))?.cart ?? {};
      expect([
        items?.map((item) => [item.sku, item.qty]),
        waiting_items?.map((item) => [item.sku, item.qty]),
      ]).toEqual([[[some, 4]], [[none, 2]]]);
    });

    it('removes the line of an offer that no longer exists (NTF-10)', async () => {
      const cartId = await guestCartWith({ [skuOf(14)]: 1, [skuOf(0)]: 1 });
      await sql`delete from price where market = 'pl' and sku = ${skuOf(14)}`.execute(
        host.database.db,
      );
      expect(await news(cartId)).toEqual([
        expect.objectContaining({ sku: skuOf(14), code: 'TECHNICAL_ERROR', deleted: true }),
      ]);
      expect((await read(cartId))?.cart.items.map((item) => item.sku)).toEqual([skuOf(0)]);
      // The line is deleted, not just hidden: it is not reported again.
      expect(await news(cartId)).toEqual([]);
    });
  });

  describe('many references at once', () => {
    const addMany = (cartId: string, items: readonly (readonly [string, number])[], store = '1') =>
      host.call('addProductsToGuestCart', {
        body: {
          request: {
            retailer_id: store,
            cart_id: cartId,
            items: items.map(([sku, qty]) => ({ sku, qty })),
          },
        },
      });
    const contents = async (cartId: string) =>
      Object.fromEntries(
        ((await read(cartId))?.cart.items ?? []).map(({ sku, qty }) => [sku, qty]),
      );

    it('are added with one call and one revision, each with its best offer (CALL-39, CALL-51, BEY-08)', async () => {
      const cartId = await newGuestCart(host);
      expect(
        await replied(
          addMany(cartId, [
            [skuOf(0), 2],
            [skuOf(9), 1],
            [SPECIAL.vendorOnly, 1],
          ]),
        ),
      ).toBe(true);
      const cart = (await read(cartId))?.cart;
      expect(cart?.items.map(({ sku, qty, vendor_code }) => [sku, qty, vendor_code])).toEqual([
        [skuOf(0), 2, 'MATERIA'],
        [skuOf(9), 1, 'MATERIA'],
        [SPECIAL.vendorOnly, 1, 'V2'],
      ]);
      expect(cart?.revision).toBe(1);
    });

    it('are reported when unknown or partly available, and the available ones stay (NTF-13, ERR-15)', async () => {
      const cartId = await guestCartWith({ [skuOf(0)]: 1 });
      expect(
        await replied(
          addMany(cartId, [
            ['nothing', 1],
            [SPECIAL.few, 5],
            [SPECIAL.soldOut, 1],
            [skuOf(0), 2],
            [SPECIAL.few, 1],
          ]),
        ),
      ).toEqual([
        { sku: 'nothing', outcome: 'TECHNICAL_ERROR', qty: 0 },
        { sku: SPECIAL.few, outcome: 'NO_STOCK_AVAILABLE', qty: 3 },
        { sku: SPECIAL.soldOut, outcome: 'NO_STOCK_AVAILABLE', qty: 0 },
        { sku: SPECIAL.few, outcome: 'NO_STOCK_AVAILABLE', qty: 0 },
      ]);
      expect(await contents(cartId)).toEqual({ [skuOf(0)]: 3, [SPECIAL.few]: 3 });
    });

    it('may be EANs, and leave the cart unchanged if none of them is available', async () => {
      const cartId = await newGuestCart(host);
      expect(await replied(addMany(cartId, [['2000100000009', 4]]))).toBe(true);
      expect(await contents(cartId)).toEqual({ [skuOf(9)]: 4 });
      const before = (await read(cartId))?.cart.revision;
      await replied(
        addMany(cartId, [
          ['nothing', 1],
          [SPECIAL.soldOut, 1],
        ]),
      );
      expect((await read(cartId))?.cart.revision).toBe(before);
    });

    it('are refused at a store that only shows its range (CART-14)', async () => {
      expect((await refused(addMany(await newGuestCart(host), [[skuOf(0), 1]], '3'))).code).toBe(
        'not-sellable',
      );
    });
  });

  describe('a store that lacks a line (BEY-07)', () => {
    const shown = async (cartId: string, store: string) => {
      const cart = (await check(cartId, store))?.cart;
      return {
        items: cart?.items.map(({ sku, qty }) => [sku, qty]),
        waiting: cart?.waiting_items.map(({ sku, qty }) => [sku, qty]),
        count: cart?.items_count,
        total: cart?.base_grand_total,
      };
    };
    const lacking = async () => {
      const [none, unpriced] = [skuOf(20), skuOf(21)];
      const cartId = await guestCartWith({ [skuOf(0)]: 2, [none]: 3, [unpriced]: 5 });
      await sql`update stock set qty = 0, status = 'SOLDOUT' where market = 'pl' and sku = ${none} and store_id = '2'`.execute(
        host.database.db,
      );
      await sql`delete from price where market = 'pl' and sku = ${unpriced} and price_zone = 'SOUTH'`.execute(
        host.database.db,
      );
      return { cartId, none, unpriced };
    };

    it('keeps it waiting: reported once, in no total, and restored when it is available again', async () => {
      const { cartId, none, unpriced } = await lacking();
      const before = await shown(cartId, '1');
      const told = (await check(cartId, '2'))?.delivery_diagram.unavailabilityMessages ?? [];
      expect(
        told
          .filter(({ code }) => code === 'NO_STOCK_AVAILABLE')
          .map(({ sku, deleted, qty }) => [sku, deleted, qty])
          .toSorted(),
      ).toEqual([
        [none, false, 0],
        [unpriced, false, 0],
      ]);
      expect((await check(cartId, '2'))?.delivery_diagram.unavailabilityMessages).toEqual([]);
      const alone = await guestCartWith({ [skuOf(0)]: 2 });
      expect(await shown(cartId, '2')).toEqual({
        ...(await shown(alone, '2')),
        waiting: [
          [none, 3],
          [unpriced, 5],
        ],
      });
      expect(await shown(cartId, '1')).toEqual(before);
    });

    it('accepts no higher quantity of it, but allows its removal', async () => {
      const { cartId, none, unpriced } = await lacking();
      const line =
        (await check(cartId, '2'))?.cart.waiting_items.find(({ sku }) => sku === none)?.item_id ??
        '';
      expect(
        await replied(
          host.call('updateGuestCart', {
            body: { request: { retailer_id: '2', item_id: line, qty: 9, cart_id: cartId } },
          }),
        ),
      ).toEqual([{ sku: none, outcome: 'NO_STOCK_AVAILABLE', qty: 0 }]);
      await replied(host.call('deleteFromGuestCart', { params: { cartId, itemId: line } }));
      expect((await shown(cartId, '2')).waiting).toEqual([[unpriced, 5]]);
    });
  });

  it('compares a cart with another store without moving it: prices, stock and missing lines (BEY-07)', async () => {
    const cartId = await guestCartWith({ [skuOf(0)]: 2, [skuOf(15)]: 9 });
    await sql`update stock set qty = 4 where market = 'pl' and sku = ${skuOf(15)} and store_id = '2'`.execute(
      host.database.db,
    );
    const before = await read(cartId);
    const there = (await replied(host.call('compareGuestCart', aRead(cartId, '2'))))[0];
    expect(
      there?.cart.items.map(({ sku, qty, qty_max, price_incl_tax }) => [
        sku,
        qty,
        qty_max,
        price_incl_tax,
      ]),
    ).toEqual([
      [skuOf(0), 2, 50, 11],
      [skuOf(15), 9, 4, 12.5],
    ]);
    expect(
      there?.delivery_diagram.unavailabilityMessages.map(({ sku, code }) => [sku, code]),
    ).toContainEqual([skuOf(15), 'NO_STOCK_AVAILABLE']);
    expect(await read(cartId)).toEqual(before);
  });

  describe('merging a guest cart at sign-in', () => {
    const merge = (cartId: string, shopper: { readonly token: string }) =>
      host.call('upgradeGuestCart', { body: { cart_id: cartId, retailer_id: '1' } }, shopper);

    /** Repeats the only line of a cart under other offers. */
    const repeatLine = async (cartId: string, times: number) => {
      await sql`insert into cart_line (market, cart_id, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor)
        select market, cart_id, line + at, sku, offer_code || '-' || at, vendor_code, qty, seen_minor, seen_initial_minor
        from cart_line, generate_series(1, ${times}::int) at where cart_id = ${cartId}`.execute(
        host.database.db,
      );
      await sql`update cart set next_line = next_line + ${times} where id = ${cartId}`.execute(
        host.database.db,
      );
    };

    it('adds up quantities and loses no line, and the guest id is invalid afterwards (CART-40, CART-41)', async () => {
      const buyer = await shopperWithCart(host, { [skuOf(0)]: 2, [SPECIAL.few]: 2 });
      const guest = await guestCartWith({ [skuOf(0)]: 3, [SPECIAL.few]: 2, [skuOf(9)]: 1 });
      expect(await replied(merge(guest, buyer))).toEqual({ cart_id: buyer.cartId, merged: true });
      const items =
        (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart.items ?? [];
      expect(Object.fromEntries(items.map((item) => [item.sku, item.qty]))).toEqual({
        [skuOf(0)]: 5,
        [SPECIAL.few]: 3,
        [skuOf(9)]: 1,
      });
      expect((await refused(host.call('readGuestCart', aRead(guest)))).code).toBe('no-such-cart');
      expect((await refused(add(guest, skuOf(0)))).code).toBe('no-such-cart');
    });

    it('has no effect when the same merge is repeated', async () => {
      const shopper = await newShopper(host);
      const guest = await guestCartWith({ [skuOf(0)]: 3 });
      const first = await replied(merge(guest, shopper));
      expect(await replied(merge(guest, shopper))).toEqual({
        cart_id: first.cart_id,
        merged: false,
      });
      expect(
        (await replied(host.call('readMyCart', aRead(first.cart_id), shopper)))[0]?.cart.items.map(
          (item) => item.qty,
        ),
      ).toEqual([3]);
    });

    it('sends no notice when the customer’s cart was empty (NTF-05)', async () => {
      const buyer = await shopperWithCart(host, {});
      const guest = await guestCartWith({ [skuOf(0)]: 3 });
      expect(await replied(merge(guest, buyer))).toEqual({ cart_id: buyer.cartId, merged: false });
      expect(
        (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart.items.map(
          (item) => item.qty,
        ),
      ).toEqual([3]);
    });

    it('merges an empty guest cart without a notice', async () => {
      expect(await replied(merge(await newGuestCart(host), await newShopper(host)))).toMatchObject({
        merged: false,
      });
    });

    it('fills the cart up to its limit of lines, and says how many of the guest’s it left out', async () => {
      const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
      const guest = await guestCartWith({ [skuOf(9)]: 1 });
      await repeatLine(buyer.cartId, 498);
      await repeatLine(guest, 48);
      expect(await replied(merge(guest, buyer))).toEqual({
        cart_id: buyer.cartId,
        merged: true,
        left_out: 48,
      });
      const lines = await host.database.db
        .selectFrom('cart_line')
        .select('line')
        .where('cart_id', '=', buyer.cartId)
        .execute();
      expect(lines).toHaveLength(500);
    });

    it('does not treat a cart as anonymous if it belongs or was merged into another account, or does not exist (ERR-03)', async () => {
      const owner = await shopperWithCart(host);
      const other = await newShopper(host);
      const expected = {
        status: 400,
        code: 'cart-not-anonymous',
        message: "The customer can't be assigned to the cart because the cart isn't anonymous.",
      };
      expect(await refused(merge(owner.cartId, other))).toMatchObject(expected);
      const guest = await guestCartWith({ [skuOf(0)]: 1 });
      await replied(merge(guest, owner));
      expect(await refused(merge(guest, other))).toMatchObject(expected);
      expect(await refused(merge('nothing', other))).toMatchObject(expected);
    });
  });
});
