import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  buyerAtCheckout,
  newGuestCart,
  newShopper,
  placed,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { SLOT_CAPACITY } from '../stock/slots.ts';

describe.each(ENGINES)('the checkout on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const methods = (buyer: Buyer, store = '1') =>
    replied(host.call('listShippingMethods', { headers: { 'retailer-id': store } }, buyer));
  const select = (buyer: Buyer, slot?: { readonly date: string; readonly start_hour: number }) =>
    host.call(
      'selectShippingMethod',
      {
        body: {
          carrier_code: 'drive',
          method_code: slot ? 'scheduled' : 'two_hours',
          custom_data: { no_date: false, retailer_id: '1', ...(slot && { slot: { ...slot } }) },
        },
      },
      buyer,
    );
  const place = async (buyer: Buyer, key?: string) =>
    host.call('placeOrder', aPlacement(buyer, await revisionOf(host, buyer), key), buyer);
  const stockOf = (sku: string) =>
    host.database.db
      .selectFrom('stock')
      .select(['qty', 'reserved'])
      .where('market', '=', 'pl')
      .where('store_id', '=', '1')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
  const readOrder = (number: string, who: { readonly token: string }) =>
    host.call('readOrder', { params: { orderId: number }, query: {} }, who);

  describe('pickup', () => {
    it('products in the store are ready within two opening hours, free of charge (DLV-12, SHP-03)', async () => {
      const [soon, scheduled] = await methods(await shopperWithCart(host));
      // Ten o'clock in Warsaw.
      expect(soon).toMatchObject({
        carrier_code: 'drive',
        method_code: 'two_hours',
        amount: 0,
        available: true,
        promise: { unit: 'HOUR', delay: 2 },
        earliest: { date: '2026-11-20', minute: 720 },
      });
      expect(scheduled?.slots[0]).toEqual({ date: '2026-11-20', start_hour: 12, available: true });
      expect(new Set(scheduled?.slots.map((slot) => slot.date)).size).toBe(7);
      expect(scheduled?.slots.some((slot) => slot.date === '2026-11-22')).toBe(false);
    });

    it('products from the big store are promised for the next working day (STK-04, PRM-02)', async () => {
      const [soon] = await methods(
        await shopperWithCart(host, { [SPECIAL.bigbox]: 1, [skuOf(0)]: 1 }),
      );
      expect(soon).toMatchObject({
        available: true,
        promise: { unit: 'DAY', delay: 1 },
        earliest: { date: '2026-11-23', minute: 420 },
      });
    });

    it('offers no pickup today late in the evening, and slots from tomorrow on (SHP-11)', async () => {
      host.clock.now = '2026-11-20T18:30:00.000Z';
      const buyer = await shopperWithCart(host);
      const [soon, scheduled] = await methods(buyer);
      expect(soon).toMatchObject({ available: false, reason: 'store-closed' });
      expect(scheduled?.slots[0]?.date).toBe('2026-11-21');
      expect((await refused(select(buyer))).code).toBe('pickup-not-possible');
    });

    it('offers no slots on holidays (PRM-05)', async () => {
      host.clock.now = '2026-12-24T20:00:00.000Z';
      const [, scheduled] = await methods(await shopperWithCart(host));
      expect(
        scheduled?.slots.filter((slot) =>
          ['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06'].includes(slot.date),
        ),
      ).toEqual([]);
      expect(scheduled?.slots[0]?.date).toBe('2026-12-28');
    });

    it('of own products is not blocked by a vendor’s product, and nothing that the store only orders begins a checkout (CHK-02, DLV-09)', async () => {
      const buyer = await shopperWithCart(host);
      await replied(
        host.call(
          'addToMyCart',
          anAdd(buyer.cartId, SPECIAL.vendorOnly, 1, { offer: `V2-${SPECIAL.vendorOnly}` }),
          buyer,
        ),
      );
      expect(
        (await methods(buyer)).map(({ carrier_code, available, reason }) => [
          carrier_code,
          available,
          reason,
        ]),
      ).toEqual([
        ['drive', true, undefined],
        ['drive', true, undefined],
        ['seller', true, undefined],
      ]);
      const other = await shopperWithCart(host, { [skuOf(20)]: 2 });
      await sql`update stock set status = 'ONORDER' where market = 'pl' and sku = ${skuOf(20)}`.execute(
        host.database.db,
      );
      const { body } = aRead(other.cartId);
      const cart = (await replied(host.call('readMyCart', { body }, other)))[0]?.cart;
      expect(cart?.items).toEqual([]);
      expect(cart?.waiting_items.map(({ sku }) => sku)).toEqual([skuOf(20)]);
      expect(cart?.base_grand_total).toBe(0);
      expect((await refused(select(other))).code).toBe('cart-empty');
      await sql`update stock set status = 'ONSITE' where market = 'pl' and sku = ${skuOf(20)}`.execute(
        host.database.db,
      );
    });

    it('accepts only an offered slot, and closes a full one (SHP-12, SHP-15)', async () => {
      const buyer = await shopperWithCart(host);
      for (const slot of [
        { date: '2026-11-20', start_hour: 9 },
        { date: '2026-11-22', start_hour: 10 },
        { date: '2026-11-19', start_hour: 15 },
        { date: 'soon', start_hour: 15 },
      ]) {
        expect((await refused(select(buyer, slot))).code).toBe('slot-not-available');
      }
      await replied(select(buyer, { date: '2026-11-20', start_hour: 15 }));
      await sql`insert into pickup_slot values ('pl', '1', '2026-11-20', 15, ${SLOT_CAPACITY}, ${SLOT_CAPACITY})`.execute(
        host.database.db,
      );
      expect(
        (await methods(buyer))[1]?.slots.find(
          (slot) => slot.date === '2026-11-20' && slot.start_hour === 15,
        )?.available,
      ).toBe(false);
      await replied(
        host.call(
          'saveShippingAddress',
          { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '601020304' } } },
          buyer,
        ),
      );
      expect((await refused(place(buyer))).code).toBe('slot-not-available');
    });

    it('stores choice and contact, and places no order without a choice (CALL-55, SHP-05)', async () => {
      const buyer = await buyerAtCheckout(host);
      expect(await replied(host.call('readSelectedShipping', { query: {} }, buyer))).toMatchObject({
        method_code: 'two_hours',
      });
      expect(await replied(host.call('readShippingAddress', {}, buyer))).toMatchObject({
        address: { firstname: 'Ana', telephone: '+48601020304' },
      });
      await replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(9)), buyer));
      expect(await refused(place(buyer))).toMatchObject({
        code: 'bad-input',
        fields: ['shipping'],
      });
    });

    it.each<readonly [change: string, make: (buyer: Buyer) => Promise<unknown>]>([
      [
        'an offer that is added',
        (buyer) => replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(9)), buyer)),
      ],
      [
        'a reference that is added',
        (buyer) =>
          replied(
            host.call(
              'addProductsToMyCart',
              {
                body: {
                  request: {
                    retailer_id: '1',
                    cart_id: buyer.cartId,
                    items: [{ sku: skuOf(9), qty: 1 }],
                  },
                },
              },
              buyer,
            ),
          ),
      ],
      [
        'another quantity',
        (buyer) =>
          replied(
            host.call(
              'updateMyCart',
              {
                body: {
                  request: { retailer_id: '1', cart_id: buyer.cartId, item_id: 'L1', qty: 1 },
                },
              },
              buyer,
            ),
          ),
      ],
      [
        'a line that is taken out',
        (buyer) =>
          replied(
            host.call(
              'deleteFromMyCart',
              { params: { cartId: buyer.cartId, itemId: 'L1' } },
              buyer,
            ),
          ),
      ],
      [
        'another store',
        (buyer) => replied(host.call('readMyCart', aRead(buyer.cartId, '2'), buyer)),
      ],
      [
        'another store at a check',
        (buyer) => replied(host.call('readUpgradedMyCart', aRead(buyer.cartId, '2'), buyer)),
      ],
      [
        'the lines of a guest',
        async (buyer) => {
          const guest = await newGuestCart(host);
          await replied(host.call('addToGuestCart', anAdd(guest, skuOf(9))));
          await replied(
            host.call('upgradeGuestCart', { body: { cart_id: guest, retailer_id: '1' } }, buyer),
          );
        },
      ],
    ])('%s voids the choice; the same quantity again does not (CART-16)', async (_, make) => {
      const buyer = await buyerAtCheckout(host, { [skuOf(0)]: 2, [skuOf(1)]: 1 });
      const chosen = () => replied(host.call('readSelectedShipping', { query: {} }, buyer));
      await replied(
        host.call(
          'updateMyCart',
          { body: { request: { retailer_id: '1', cart_id: buyer.cartId, item_id: 'L1', qty: 2 } } },
          buyer,
        ),
      );
      expect(await chosen()).toMatchObject({ method_code: 'two_hours' });
      await make(buyer);
      expect(await chosen()).toBeNull();
    });

    it('requires a phone number of the market (CHK-19)', async () => {
      const buyer = await shopperWithCart(host);
      expect(
        await refused(
          host.call(
            'saveShippingAddress',
            { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '12' } } },
            buyer,
          ),
        ),
      ).toMatchObject({ code: 'bad-input', fields: ['body.address.telephone'] });
      await replied(select(buyer));
      expect(await refused(place(buyer))).toMatchObject({ code: 'bad-input', fields: ['contact'] });
    });

    it('offers no choice for an empty cart', async () => {
      const shopper = await newShopper(host);
      const buyer = { ...shopper, cartId: await replied(host.call('readMyCartId', {}, shopper)) };
      expect(
        (
          await refused(
            host.call('listShippingMethods', { headers: { 'retailer-id': '1' } }, buyer),
          )
        ).code,
      ).toBe('cart-empty');
      expect(
        (await refused(host.call('listPaymentMethods', { headers: { 'retailer-id': '1' } }, buyer)))
          .code,
      ).toBe('cart-empty');
      expect((await refused(host.call('placeOrder', aPlacement(buyer, 0), buyer))).code).toBe(
        'cart-empty',
      );
    });

    it('offers payment in store if the store sells (PAY-17)', async () => {
      const buyer = await shopperWithCart(host);
      const inStoreAt = async (store: string) =>
        (
          await replied(
            host.call('listPaymentMethods', { headers: { 'retailer-id': store } }, buyer),
          )
        ).find(({ code }) => code === 'pay_in_store');
      expect(await inStoreAt('1')).toEqual({
        code: 'pay_in_store',
        available: true,
        selected: false,
      });
      expect(await inStoreAt('3')).toEqual({
        code: 'pay_in_store',
        available: false,
        reason: 'store-closed',
        selected: false,
      });
    });
  });

  describe('placement', () => {
    it('an order has the time that its shopper saw, and is refused if it would be later (CHK-39)', async () => {
      const buyer = await buyerAtCheckout(host);
      const seen = async (date: string, from_minute: number) => {
        const { headers, body } = aPlacement(buyer, await revisionOf(host, buyer));
        const promised = [
          { seller_code: 'MATERIA', part: 'collected' as const, date, from_minute },
        ];
        return host.call('placeOrder', { headers, body: { ...body, promised } }, buyer);
      };
      expect((await refused(seen('2026-11-19', 720))).code).toBe('later-than-promised');
      expect((await refused(seen('2026-11-20', 680))).code).toBe('later-than-promised');
      const { orders } = await replied(seen('2026-11-20', 700));
      expect((await replied(readOrder(orders[0]?.order_id ?? '', buyer))).delivery).toMatchObject({
        date: '2026-11-20',
        fromMinute: 700,
      });
    });

    it('an order that is paid in store waits for preparation; its stock is held and the cart is empty (PLO-03, PLO-05, PLO-06, CALL-64)', async () => {
      const before = await stockOf(skuOf(0));
      const buyer = await buyerAtCheckout(host, { [skuOf(0)]: 2, [SPECIAL.reduced]: 1 });
      const answer = await replied(place(buyer));
      expect(answer.orders).toEqual([
        expect.objectContaining({ status: 'TO_BE_PREPARED', amount: 69, currency: 'PLN' }),
      ]);
      expect(await stockOf(skuOf(0))).toEqual({ qty: before.qty, reserved: before.reserved + 2 });
      expect((await refused(place(buyer))).code).toBe('cart-empty');
      const order = await replied(readOrder(answer.orders[0]?.order_id ?? '', buyer));
      expect(order).toMatchObject({
        type: 'legacy',
        origin: 'WEB',
        deliveryType: 'pickup',
        status: 'TO_BE_PREPARED',
        grandTotal: 69,
        taxAmount: 12.9,
        totalQuantityOrdered: 3,
        preparationFees: { totalPrice: 25 },
        customer: { firstname: 'Ana', email: buyer.email },
        delivery: { date: '2026-11-20', fromMinute: 720 },
        retailerInfo: { id: '1', name: 'Store 1' },
      });
      expect(
        order.lines.map((line) => [
          line.lineNumber,
          line.itemId,
          line.qtyOrdered,
          line.price,
          line.originalPrice,
          line.rowTotal,
        ]),
      ).toEqual([
        [1, skuOf(0), 2, 10, 10, 20],
        [2, SPECIAL.reduced, 1, 24, 28, 24],
      ]);
      expect(order.statusHistories).toEqual([{ status: 'TO_BE_PREPARED', at: FRIDAY_MORNING }]);
    });

    it('the same key with the same request returns the same bytes, and makes one order (PLO-04)', async () => {
      const buyer = await buyerAtCheckout(host);
      const placement = aPlacement(buyer, await revisionOf(host, buyer));
      const first = await host.call('placeOrder', placement, buyer);
      const second = await host.call('placeOrder', placement, buyer);
      expect(first.status).toBe(200);
      expect(second.text).toBe(first.text);
      expect(
        (await replied(host.call('listOrders', { query: { 'params[typesActe]': 'order' } }, buyer)))
          .total,
      ).toBe(1);
    });

    it('refuses the same key with another request (PLO-04)', async () => {
      const buyer = await buyerAtCheckout(host);
      const placement = aPlacement(buyer, await revisionOf(host, buyer));
      await replied(host.call('placeOrder', placement, buyer));
      const altered = { ...placement, body: { ...placement.body, customer_comment: 'another' } };
      expect(await refused(host.call('placeOrder', altered, buyer))).toMatchObject({
        status: 422,
        code: 'key-reused',
      });
    });

    it('scopes a key to one customer', async () => {
      const [one, two] = [await buyerAtCheckout(host), await buyerAtCheckout(host)];
      const key = 'the-same-key-for-two';
      const orders = [await replied(place(one, key)), await replied(place(two, key))].map(
        (answer) => answer.orders[0]?.order_id,
      );
      expect(new Set(orders).size).toBe(2);
    });

    it('a refused placement leaves no rows, and its key can be used again', async () => {
      const buyer = await buyerAtCheckout(host, { [skuOf(21)]: 5, [skuOf(22)]: 5 });
      await sql`update stock set qty = 4 where market = 'pl' and sku = ${skuOf(22)} and store_id = '1'`.execute(
        host.database.db,
      );
      const key = 'a-key-for-two-attempts';
      expect((await refused(place(buyer, key))).code).toBe('out-of-stock');
      expect(await stockOf(skuOf(21))).toEqual({ qty: 50, reserved: 0 });
      expect(
        (await replied(host.call('listOrders', { query: { 'params[typesActe]': 'order' } }, buyer)))
          .total,
      ).toBe(0);
      await sql`update stock set qty = 50 where market = 'pl' and sku = ${skuOf(22)} and store_id = '1'`.execute(
        host.database.db,
      );
      expect((await replied(place(buyer, key))).orders).toHaveLength(1);
    });

    it('refuses a cart whose store has stopped selling online, and sells it again afterwards (CART-12)', async () => {
      const buyer = await buyerAtCheckout(host, { [skuOf(23)]: 1 });
      const sellsOnline = (is: boolean) =>
        sql`update store set ecommerce = ${is} where market = 'pl' and id = '1'`.execute(
          host.database.db,
        );
      await sellsOnline(false);
      expect((await refused(place(buyer))).code).toBe('store-not-selling');
      await sellsOnline(true);
      expect((await replied(place(buyer))).orders).toHaveLength(1);
    });

    it('refuses a cart whose revision or price has changed since the shopper saw it', async () => {
      const buyer = await buyerAtCheckout(host, { [skuOf(23)]: 1 });
      const revision = await revisionOf(host, buyer);
      expect(
        (await refused(host.call('placeOrder', aPlacement(buyer, revision - 1), buyer))).code,
      ).toBe('cart-changed');
      await sql`update price set amount_minor = amount_minor + 1 where market = 'pl' and sku = ${skuOf(23)}`.execute(
        host.database.db,
      );
      expect(
        (await refused(host.call('placeOrder', aPlacement(buyer, revision), buyer))).code,
      ).toBe('cart-changed');
    });

    it('keeps the prices of a placed order when the catalogue changes', async () => {
      const buyer = await buyerAtCheckout(host, { [skuOf(24)]: 1 });
      const number = await placed(host, buyer);
      await sql`update price set amount_minor = 1, initial_amount_minor = 1 where market = 'pl' and sku = ${skuOf(24)}`.execute(
        host.database.db,
      );
      expect((await replied(readOrder(number, buyer))).lines[0]?.price).toBe(12.4);
    });

    it('selling the last unit removes the product from the in-stock list', async () => {
      const listed = async () =>
        (
          await replied(
            host.call('listProducts', {
              query: {
                retailer_id: '1',
                search: SPECIAL.few,
                filters: '{"availability":["here"]}',
              },
            }),
          )
        ).data[0]?.total;
      expect(await listed()).toBe(1);
      const buyer = await buyerAtCheckout(host, { [SPECIAL.few]: 3 });
      const number = await placed(host, buyer);
      expect(await listed()).toBe(0);
      const advance = await host.app.inject({
        method: 'POST',
        url: `/pl/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { status: 'CANCELED' },
      });
      expect(advance.statusCode).toBe(200);
      expect(await listed()).toBe(1);
    });

    it('sends one confirmation mail in the market’s language (PLO-03)', async () => {
      const buyer = await buyerAtCheckout(host);
      await host.host.sendDueMails();
      host.mails.length = 0;
      const number = await placed(host, buyer);
      expect(await host.host.sendDueMails()).toBe(1);
      expect(await host.host.sendDueMails()).toBe(0);
      expect(host.mails).toEqual([
        {
          id: `pl-${number}-order-confirmation`,
          mail: expect.objectContaining({
            to: buyer.email,
            subject: `Zamówienie ${number}: potwierdzenie`,
            text: expect.stringContaining('piątek, 20 listopada, od godz. 12:00'),
          }),
        },
      ]);
    });
  });

  describe('orders', () => {
    const orders = (buyer: Buyer, page = '1') =>
      replied(host.call('listOrders', { query: { 'params[typesActe]': 'order', page } }, buyer));

    it('lists a customer’s orders newest first, ten per page (ORD-16, CALL-112)', async () => {
      const shopper = await newShopper(host);
      const numbers: string[] = [];
      for (let at = 0; at < 11; at += 1) {
        host.clock.now = new Date(Date.parse(FRIDAY_MORNING) + at * 1000).toISOString();
        numbers.unshift(
          await placed(host, await buyerAtCheckout(host, { [skuOf(9)]: 1 }, shopper)),
        );
      }
      const buyer = { ...shopper, cartId: '' };
      const [first, second] = [await orders(buyer), await orders(buyer, '2')];
      expect([first.total, first.page_count]).toEqual([11, 2]);
      expect([...first.orders, ...second.orders].map((order) => order.ordersId)).toEqual(numbers);
    }, 60_000);

    it('returns the same response for another customer’s order and a missing one (ROL-08)', async () => {
      const owner = await buyerAtCheckout(host);
      const number = await placed(host, owner);
      const other = await newShopper(host);
      const answers = [
        await readOrder(number, other),
        await readOrder('26-0000000-97', other),
        await readOrder('x', other),
      ];
      const bodies = answers.map((answer) =>
        'refusal' in answer ? { ...answer.refusal, correlationId: '' } : answer,
      );
      expect(bodies[0]).toMatchObject({ code: 'not-found' });
      expect([bodies[1], bodies[2]]).toEqual([bodies[0], bodies[0]]);
    });

    it('an order number of one market is unknown in another', async () => {
      const buyer = await buyerAtCheckout(host);
      const number = await placed(host, buyer);
      const spanish = await newShopper(host, { bu: 'es' });
      expect(
        (
          await refused(
            host.call(
              'readOrder',
              { params: { orderId: number }, query: {} },
              { token: spanish.token, bu: 'es' },
            ),
          )
        ).code,
      ).toBe('not-found');
    });
  });

  describe('the staff', () => {
    const advance = (number: string, status: string, token = host.secrets.staffCredential) =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${token}` },
        payload: { status },
      });

    it('move an order through the pickup flow, and the customer sees each step with its time (ORD-18, ORD-20)', async () => {
      const buyer = await buyerAtCheckout(host, { [skuOf(16)]: 2 });
      const number = await placed(host, buyer);
      for (const status of ['IN_PREPARATION', 'READY', 'INVOICED', 'COMPLETED'])
        expect((await advance(number, status)).json()).toMatchObject({ number, status });
      const order = await replied(readOrder(number, buyer));
      expect(order.statusHistories.map((entry) => entry.status)).toEqual([
        'TO_BE_PREPARED',
        'IN_PREPARATION',
        'READY',
        'INVOICED',
        'COMPLETED',
      ]);
      expect(await stockOf(skuOf(16))).toEqual({ qty: 48, reserved: 0 });
    });

    it('complete an order a day after its invoice by themselves (ORD-13)', async () => {
      const buyer = await buyerAtCheckout(host, { [skuOf(16)]: 1 });
      const number = await placed(host, buyer);
      for (const status of ['IN_PREPARATION', 'READY', 'INVOICED']) await advance(number, status);
      const statusAfter = async (hours: number) => {
        const before = host.clock.now;
        host.clock.now = laterBy(before, hours * 3_600_000);
        await host.host.followPayments();
        host.clock.now = before;
        return (await replied(readOrder(number, buyer))).status;
      };
      expect([await statusAfter(23), await statusAfter(24)]).toEqual(['INVOICED', 'COMPLETED']);
    });

    it('are refused a step that tracking does not allow, with a list of the allowed ones', async () => {
      const number = await placed(host, await buyerAtCheckout(host));
      const answer = await advance(number, 'SHIPPED');
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'step-not-allowed',
          parameters: {
            from: 'TO_BE_PREPARED',
            to: 'SHIPPED',
            allowed: 'ORDERED_TO_SUPPLIER IN_PREPARATION CANCELED',
          },
        }),
      ]);
    });

    it('release stock and slot exactly once when they cancel', async () => {
      const buyer = await shopperWithCart(host, { [skuOf(17)]: 3 });
      await replied(select(buyer, { date: '2026-11-23', start_hour: 11 }));
      await replied(
        host.call(
          'saveShippingAddress',
          { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '601020304' } } },
          buyer,
        ),
      );
      const number = await placed(host, buyer);
      const taken = async () =>
        (
          await host.database.db
            .selectFrom('pickup_slot')
            .select('taken')
            .where('market', '=', 'pl')
            .where('day', '=', '2026-11-23')
            .where('start_hour', '=', 11)
            .executeTakeFirst()
        )?.taken;
      expect([await stockOf(skuOf(17)), await taken()]).toEqual([{ qty: 50, reserved: 3 }, 1]);
      const answers = await Promise.all([advance(number, 'CANCELED'), advance(number, 'CANCELED')]);
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
      expect([await stockOf(skuOf(17)), await taken()]).toEqual([{ qty: 50, reserved: 0 }, 0]);
    });

    it('need their own credential, and an existing order', async () => {
      const number = await placed(host, await buyerAtCheckout(host));
      for (const token of ['', host.secrets.publicCredential, host.secrets.serviceCredential])
        expect((await advance(number, 'READY', token)).statusCode).toBe(401);
      expect((await advance('26-0000000-97', 'READY')).statusCode).toBe(404);
    });
  });
});
