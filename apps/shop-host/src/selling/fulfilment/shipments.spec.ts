import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  aCardPlacement,
  ADDRESS,
  aMethodChoice,
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  revisionOf,
  type Shopper,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const V1 = `V1-${SPECIAL.vendorOnly}`;
const V2 = `V2-${SPECIAL.vendorOnly}`;
const CONTACT = { firstname: 'Ana', lastname: 'Nowak', telephone: '601 020 304' };

describe.each(ENGINES)('the shipments of a checkout on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(async () => {
    host.clock.now = FRIDAY_MORNING;
    await sql`update vendor_offer set reserved = 0, qty = 20, status = 'SITE_DELIVERY' where market = 'pl' and sku = ${SPECIAL.vendorOnly}`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());

  const add = (buyer: Buyer, offer: string, qty = 1) =>
    replied(
      host.call(
        'addToMyCart',
        anAdd(buyer.cartId, offer.replace(/^V\d-/, ''), qty, { offer }),
        buyer,
      ),
    );
  const checkout = (buyer: Buyer) =>
    replied(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer));
  const pickUp = (buyer: Buyer) =>
    replied(host.call('selectShippingMethod', aMethodChoice('drive', 'two_hours'), buyer));
  const send = (buyer: Buyer, item_ids: string[], service_level: 'home' | 'relay' = 'home') =>
    host.call('selectThirdPartyShipping', { body: { service_level, item_ids } }, buyer);
  const save = (buyer: Buyer, address?: object) =>
    host.call(
      'saveShippingAddress',
      { body: { address: address === undefined ? CONTACT : { ...ADDRESS, ...address } } },
      buyer,
    );
  const place = async (buyer: Buyer, total?: number) => {
    const { headers, body } = aCardPlacement(buyer, await revisionOf(host, buyer));
    return host.call(
      'orderAndPay',
      { headers, body: { ...body, ...(total !== undefined && { grand_total: total }) } },
      buyer,
    );
  };
  const offerOf = (code: string) =>
    host.database.db
      .selectFrom('vendor_offer')
      .select(['qty', 'reserved'])
      .where('market', '=', 'pl')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
  const readOrder = (number: string, who: Pick<Shopper, 'token'>) =>
    replied(host.call('readOrder', { params: { orderId: number }, query: {} }, who));

  /** An own product and one of each vendor; every delivery chosen, address given. */
  const readyToPlace = async (): Promise<Buyer> => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await add(buyer, V1, 2);
    await add(buyer, V2);
    await pickUp(buyer);
    await replied(send(buyer, ['L2']));
    await replied(send(buyer, ['L3']));
    await replied(save(buyer, {}));
    return buyer;
  };

  it('are one per vendor besides the pickup, each with its methods, price and day (CHK-02, SHP-07, SHP-22, SHP-23)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await add(buyer, V1, 2);
    await add(buyer, V2);
    const { shipments, undeliverable, totals } = await checkout(buyer);
    expect(undeliverable).toEqual([]);
    expect(shipments).toMatchObject([
      { seller_code: 'MATERIA', part: 'collected', item_ids: ['L1'], selected: null },
      {
        seller_name: 'Vendor One',
        part: 'sent',
        item_ids: ['L2'],
        methods: [
          // 2 × 25.1 kg is beyond the first rate; three working days from Friday.
          { carrier_code: 'seller', method_code: 'home', amount: 89.99, arrives: '2026-11-25' },
        ],
      },
      { seller_name: 'Vendor Two', item_ids: ['L3'], methods: [{ amount: 24.99 }] },
    ]);
    expect(totals.shipping.amount).toBe(0);
  });

  it('the chosen deliveries are part of the total, and each choice makes a new revision (SHP-06, CALL-56)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await add(buyer, V1, 1);
    const before = await checkout(buyer);
    await replied(send(buyer, ['L2']));
    const after = await checkout(buyer);
    expect(after.totals.shipping).toEqual({ amount: 14.99, amount_no_tax: 12.19 });
    expect(after.totals.total.amount).toBeCloseTo(before.totals.total.amount + 14.99, 2);
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.shipments[1]?.selected).toMatchObject({
      carrier_code: 'seller',
      method_code: 'home',
    });
  });

  const preview = async (buyer: Buyer, wishes: string) => {
    const headers = { 'retailer-id': '1', 'wished-methods': wishes };
    const found = await replied(host.call('readCheckout', { headers }, buyer));
    if (found.preview === undefined) throw new Error('There is no preview');
    return { ...found.preview, saved: found };
  };

  it('can be looked at with methods that are not saved; the only way of a vendor counts as chosen (CHK-01, SHP-06)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(26)]: 2 });
    await add(buyer, V1, 2);
    const revision = await revisionOf(host, buyer);
    const at = async (wishes: string) => {
      const { shipments, totals, saved } = await preview(buyer, wishes);
      expect(saved.shipments.map(({ selected }) => selected)).toEqual([null, null]);
      expect(saved.totals.shipping.amount).toBe(0);
      return [
        totals.shipping.amount,
        shipments.map(({ part, selected }) => [part, selected?.method_code]),
      ];
    };
    // Two units of the vendor are beyond its first rate.
    expect(await at('')).toEqual([
      89.99,
      [
        ['collected', undefined],
        ['sent', 'home'],
      ],
    ]);
    expect(await at('own=drive/two_hours')).toEqual([
      89.99,
      [
        ['collected', 'two_hours'],
        ['sent', 'home'],
      ],
    ]);
    expect(await at('own=chronopost/home,V1=seller/home')).toEqual([
      103.98,
      [
        ['brought', 'home'],
        ['sent', 'home'],
      ],
    ]);
    // What is not offered changes nothing.
    expect(await at('own=transporter/home,V9=seller/home,nonsense')).toEqual(await at(''));
    expect(await revisionOf(host, buyer)).toBe(revision);
  });

  it('a preview is the price that is charged once its methods are chosen (SHP-06)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await add(buyer, V1, 2);
    const { totals } = await preview(buyer, 'own=drive/two_hours,V1=seller/home');
    await pickUp(buyer);
    await replied(send(buyer, ['L2']));
    expect((await checkout(buyer)).totals).toEqual(totals);
  });

  it('the cart names what a vendor takes for its lines in their quantities (CART-05)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    const priced = async () => {
      const [found] = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
      return found?.delivery_diagram['3p'].shippings.map(({ serviceLevels }) =>
        serviceLevels.map(({ amount }) => amount),
      );
    };
    await add(buyer, V1, 1);
    expect(await priced()).toEqual([[14.99]]);
    await add(buyer, V1, 1);
    expect(await priced()).toEqual([[89.99]]);
  });

  it('store the choices with the cart: methods, address and payment, the same for each page (CHK-07)', async () => {
    const buyer = await readyToPlace();
    await replied(host.call('selectPayment', { body: { code: 'card' } }, buyer));
    expect(await checkout(buyer)).toMatchObject({
      shipments: [
        { part: 'collected', selected: { carrier_code: 'drive', method_code: 'two_hours' } },
        { part: 'sent', selected: { carrier_code: 'seller', method_code: 'home' } },
        { part: 'sent', selected: { carrier_code: 'seller', method_code: 'home' } },
      ],
      contact: { firstname: 'Ana', address: { postcode: '61-001', city: 'Poznań' } },
    });
    expect(await replied(host.call('readSelectedPayment', {}, buyer))).toEqual({ code: 'card' });
  });

  it('a cart change voids the choice of its own shipment only, and says so (CART-51, CHK-39)', async () => {
    const buyer = await readyToPlace();
    await add(buyer, V1, 1);
    const chosen = async () =>
      (await checkout(buyer)).shipments.map(({ selected, choose_again }) => [
        selected !== null,
        choose_again,
      ]);
    expect(await chosen()).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(await refused(place(buyer))).toMatchObject({ code: 'bad-input', fields: ['shipping'] });
    await replied(send(buyer, ['L2']));
    expect((await chosen()).flat()).toEqual([true, false, true, false, true, false]);
  });

  it('another price of the vendor voids the choice as well', async () => {
    const buyer = await readyToPlace();
    const price = (minor: number) =>
      sql`update seller_rate set price_minor = ${minor} where market = 'pl' and vendor_code = 'V2'`.execute(
        host.database.db,
      );
    await price(2999);
    expect((await checkout(buyer)).shipments[2]).toMatchObject({
      selected: null,
      choose_again: true,
    });
    await price(2499);
  });

  it.each([
    ['items of two shipments', ['L2', 'L3'], 'home', 'bad-input'],
    ['a part of a shipment', ['L1'], 'home', 'bad-input'],
    ['a level that the vendor does not offer', ['L2'], 'relay', 'delivery-not-possible'],
  ] as const)('refuses a service level for %s (SHP-06)', async (_, items, level, code) => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
    await add(buyer, V1, 2);
    await add(buyer, V2);
    expect((await refused(send(buyer, [...items], level))).code).toBe(code);
  });

  describe('undeliverable lines', () => {
    it('are outside every total of the cart, say why, and do not block the rest (CART-03)', async () => {
      const buyer = await shopperWithCart(host, { [skuOf(0)]: 1, [skuOf(19)]: 1 });
      // 9 × 25.1 kg is beyond the last rate of Vendor One.
      await add(buyer, V1, 9);
      await sql`update stock set status = 'ONORDER' where market = 'pl' and sku = ${skuOf(19)}`.execute(
        host.database.db,
      );
      const cart = (await replied(host.call('readUpgradedMyCart', aRead(buyer.cartId), buyer)))[0]
        ?.cart;
      expect(cart?.items.map(({ item_id, undeliverable }) => [item_id, undeliverable])).toEqual([
        ['L1', undefined],
        ['L3', 'too-heavy'],
      ]);
      expect(cart?.waiting_items.map(({ item_id }) => item_id)).toEqual(['L2']);
      expect(cart?.items_count).toBe(1);
      const { shipments, undeliverable, totals } = await checkout(buyer);
      expect(shipments.map(({ item_ids }) => item_ids)).toEqual([['L1']]);
      expect(undeliverable).toHaveLength(1);
      expect(cart?.base_grand_total).toBe(totals.total.amount);
      await pickUp(buyer);
      await replied(save(buyer));
      expect((await replied(place(buyer))).orders).toHaveLength(1);
      const left = (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart;
      expect(left?.items.map(({ item_id }) => item_id)).toEqual(['L3']);
      expect(left?.waiting_items.map(({ item_id }) => item_id)).toEqual(['L2']);
      expect([left?.items_count, left?.base_grand_total]).toEqual([0, 0]);
    });

    it('a cart without other lines cannot be ordered', async () => {
      const buyer = await shopperWithCart(host, {});
      await add(buyer, V1, 9);
      const cart = (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart;
      expect([cart?.items_count, cart?.base_grand_total]).toEqual([0, 0]);
      expect((await checkout(buyer)).shipments).toEqual([]);
      expect((await refused(place(buyer))).code).toBe('delivery-not-possible');
    });
  });

  it.each([
    ['the only order', 1],
    ['the second of two orders', 2],
  ])('draws other numbers if that of %s is taken', async (_, taken) => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    if (taken > 1) {
      await add(buyer, V1);
      await replied(send(buyer, ['L2']));
    }
    await pickUp(buyer);
    await replied(save(buyer, {}));
    // A row that is not written, as where its number is taken.
    await sql`create sequence drawn_number`.execute(host.database.db);
    await sql`create function skip_taken() returns trigger language plpgsql
      as ${sql.raw(`'begin if nextval(''drawn_number'') = ${taken} then return null; end if; return new; end'`)}`.execute(
      host.database.db,
    );
    await sql`create trigger skip_taken before insert on orders for each row execute function skip_taken()`.execute(
      host.database.db,
    );
    const { orders } = await replied(
      host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer),
    );
    await sql`drop trigger skip_taken on orders`.execute(host.database.db);
    await sql`drop function skip_taken`.execute(host.database.db);
    await sql`drop sequence drawn_number`.execute(host.database.db);
    const { rows } = await sql<{ readonly number: string }>`
      select number from orders where customer_id = ${buyer.id} order by number`.execute(
      host.database.db,
    );
    expect(rows.map(({ number }) => number)).toEqual(
      orders.map(({ order_number }) => order_number).toSorted(),
    );
    expect(rows).toHaveLength(taken);
  });

  describe('own products', () => {
    const drill = skuOf(26);
    const parcel = (buyer: Buyer) =>
      host.call('selectShippingMethod', aMethodChoice('chronopost', 'home'), buyer);

    it('that are light enough can be brought home instead, for a price by weight (CHK-01, SHP-23)', async () => {
      const buyer = await shopperWithCart(host, { [drill]: 2 });
      const before = await checkout(buyer);
      expect(before.shipments).toMatchObject([{ part: 'collected' }]);
      expect(before.alternatives).toMatchObject([
        { carrier_code: 'chronorelais', method_code: 'relay', amount: 9.99 },
        { carrier_code: 'locker', method_code: 'locker', amount: 11.99 },
        { carrier_code: 'chronopost', method_code: 'home', amount: 13.99, arrives: '2026-11-24' },
      ]);
      await replied(parcel(buyer));
      const after = await checkout(buyer);
      expect(after.shipments).toMatchObject([
        { part: 'brought', selected: { carrier_code: 'chronopost', method_code: 'home' } },
      ]);
      expect(after.alternatives.map(({ method_code }) => method_code)).toEqual([
        'two_hours',
        'scheduled',
      ]);
      expect(after.totals.shipping.amount).toBe(13.99);
      await pickUp(buyer);
      expect((await checkout(buyer)).shipments).toMatchObject([
        { part: 'collected', selected: { method_code: 'two_hours' } },
      ]);
    });

    it('that are too heavy for a parcel are only collected (SHP-23)', async () => {
      const buyer = await shopperWithCart(host, { [skuOf(0)]: 2 });
      expect((await checkout(buyer)).alternatives).toEqual([]);
      expect((await refused(parcel(buyer))).code).toBe('delivery-not-possible');
    });

    it('that become too heavy together are collected again, and the choice has to be made again (CHK-39)', async () => {
      const buyer = await shopperWithCart(host, { [skuOf(10)]: 1 });
      await replied(parcel(buyer));
      await replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(11), 1), buyer));
      expect(await checkout(buyer)).toMatchObject({
        undeliverable: [],
        shipments: [{ part: 'collected', item_ids: ['L1', 'L2'], selected: null }],
      });
    });

    it('of which some can only be collected are two shipments with one fee (CHK-01)', async () => {
      const buyer = await shopperWithCart(host, { [drill]: 1 });
      await replied(parcel(buyer));
      await replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(0), 2), buyer));
      const { shipments } = await checkout(buyer);
      expect(shipments).toMatchObject([
        { part: 'collected', item_ids: ['L2'], selected: null },
        { part: 'brought', item_ids: ['L1'], selected: { method_code: 'home' } },
      ]);
      await pickUp(buyer);
      await replied(save(buyer, {}));
      const { orders } = await replied(place(buyer));
      expect(orders.map(({ status }) => status)).toEqual([
        'WAITING_FOR_DEPOSIT_PAYMENT',
        'WAITING_FOR_DEPOSIT_PAYMENT',
      ]);
      const [collected, brought] = await Promise.all(
        orders.map(({ order_id }) => readOrder(order_id, buyer)),
      );
      expect(collected).toMatchObject({
        deliveryType: 'pickup',
        preparationFees: { totalPrice: 25 },
      });
      expect(brought).toMatchObject({
        type: 'legacy',
        deliveryType: 'home',
        shippingMethod: 'chronopost/home',
        shippingPrice: 13.99,
        delivery: { date: '2026-11-24' },
        addresses: [{ postcode: '61-001' }],
      });
      expect(brought).not.toHaveProperty('preparationFees');
    });

    it('that are brought are held at the store', async () => {
      const reserved = async () =>
        (
          await host.database.db
            .selectFrom('stock')
            .select('reserved')
            .where('market', '=', 'pl')
            .where('store_id', '=', '1')
            .where('sku', '=', drill)
            .executeTakeFirstOrThrow()
        ).reserved;
      const before = await reserved();
      const buyer = await shopperWithCart(host, { [drill]: 3 });
      await replied(parcel(buyer));
      await replied(save(buyer, {}));
      await replied(place(buyer));
      expect(await reserved()).toBe(before + 3);
    });
  });

  describe('the contact', () => {
    it('stores the address in its normalised form (CHK-12)', async () => {
      const buyer = await shopperWithCart(host);
      expect(await replied(save(buyer, {}))).toMatchObject({
        address: {
          telephone: '+48601020304',
          street: ['Długa 12/5'],
          postcode: '61-001',
          city: 'Poznań',
          country_id: 'PL',
        },
      });
      expect((await checkout(buyer)).contact?.address?.postcode).toBe('61-001');
    });

    it.each([
      [{ postcode: '6100' }, ['body.address.postcode']],
      [{ country_id: 'DE' }, ['body.address.country_id']],
      [{ city: ' ', street: [' '] }, ['body.address.street', 'body.address.city']],
    ])(
      'with %j is refused at its field; Poland is served only within Poland (CHK-27)',
      async (address, fields) => {
        const buyer = await shopperWithCart(host);
        expect(await refused(save(buyer, address))).toMatchObject({ code: 'bad-input', fields });
      },
    );

    it('without an address no delivery is placed (SHP-08)', async () => {
      const buyer = await readyToPlace();
      await replied(save(buyer));
      expect(await refused(place(buyer))).toMatchObject({
        code: 'bad-input',
        fields: ['contact.address'],
      });
    });
  });

  describe('placement', () => {
    it('cannot be paid in store if a shipment is sent, and stays unchanged', async () => {
      const buyer = await readyToPlace();
      const revision = await revisionOf(host, buyer);
      expect(
        await refused(host.call('placeOrder', aPlacement(buyer, revision), buyer)),
      ).toMatchObject({ code: 'payment-not-possible', status: 409 });
      expect(await revisionOf(host, buyer)).toBe(revision);
    });

    it('writes one purchase with an order per shipment that add up to the total, each held at its stock (PLO-03)', async () => {
      const buyer = await readyToPlace();
      const { totals } = await checkout(buyer);
      const { orders } = await replied(place(buyer, totals.total.amount));
      expect(orders.map(({ status }) => status)).toEqual([
        'WAITING_FOR_DEPOSIT_PAYMENT',
        'CREATED',
        'CREATED',
      ]);
      expect(orders.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
        Math.round(totals.total.amount * 100),
      );
      expect([await offerOf(V1), await offerOf(V2)]).toEqual([
        { qty: 20, reserved: 2 },
        { qty: 20, reserved: 1 },
      ]);
      const [own, one, two] = await Promise.all(
        orders.map(({ order_id }) => readOrder(order_id, buyer)),
      );
      const numbers = orders.map(({ order_number }) => order_number);
      expect(own).toMatchObject({
        type: 'legacy',
        deliveryType: 'pickup',
        purchaseOrders: expect.arrayContaining(numbers),
        preparationFees: { totalPrice: 25 },
        shippingPrice: 0,
      });
      expect(own?.purchaseOrders?.[0]).toBe(numbers[0]);
      expect(one).toMatchObject({
        type: 'offer',
        isThirdParty: true,
        deliveryType: 'home',
        shippingMethod: 'seller/home',
        vendor: { code: 'V1' },
        shippingPrice: 89.99,
        grandTotal: 127.99,
        delivery: { date: '2026-11-25' },
        addresses: [{ street: ['Długa 12/5'], postcode: '61-001', city: 'Poznań' }],
      });
      expect(one).not.toHaveProperty('preparationFees');
      expect(two).toMatchObject({ vendor: { code: 'V2' }, grandTotal: 41.99 });
      expect(
        await host.database.db
          .selectFrom('purchase')
          .select(['number', 'state', 'total_minor'])
          .where('customer_id', '=', buyer.id)
          .execute(),
      ).toEqual([
        {
          number: numbers[0],
          state: 'confirmed',
          total_minor: Math.round(totals.total.amount * 100),
        },
      ]);
      expect(
        (await refused(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer))).code,
      ).toBe('cart-empty');
    });

    it('a cart of vendors’ products only is ordered without a pickup or a fee', async () => {
      const buyer = await shopperWithCart(host, {});
      await add(buyer, V1);
      await replied(send(buyer, ['L1']));
      await replied(save(buyer, {}));
      const { orders } = await replied(place(buyer));
      expect(orders).toEqual([expect.objectContaining({ status: 'CREATED', amount: 33.99 })]);
    });

    it('is refused when the total is not the one that the shopper saw', async () => {
      const buyer = await readyToPlace();
      const { totals } = await checkout(buyer);
      expect((await refused(place(buyer, totals.total.amount - 1))).code).toBe('cart-changed');
      expect((await replied(place(buyer, totals.total.amount))).orders).toHaveLength(3);
    });

    it('is refused as a whole when a vendor has too little stock, without holds', async () => {
      const buyer = await readyToPlace();
      const held = await offerOf(V1);
      await sql`update vendor_offer set reserved = 20 where market = 'pl' and code = ${V2}`.execute(
        host.database.db,
      );
      expect((await refused(place(buyer))).code).toBe('out-of-stock');
      expect(await offerOf(V1)).toEqual(held);
    });

    it('the confirmation names each order’s vendor and its real fulfilment (PLO-03)', async () => {
      const buyer = await readyToPlace();
      await host.host.sendDueMails();
      host.mails.length = 0;
      const { orders } = await replied(place(buyer));
      await host.host.sendDueMails();
      const text = host.mails[0]?.mail.text ?? '';
      expect(host.mails).toHaveLength(1);
      for (const words of [
        'Odbiór w sklepie: Store 1',
        'Sprzedawca: Vendor One',
        `Zamówienie: ${orders[1]?.order_number}`,
        'Dostawa: Długa 12/5, 61-001 Poznań',
        'środa, 25 listopada',
        'Vendor Two',
        'Płatność: Karta płatnicza, zapłacono',
      ])
        expect(text).toContain(words);
    });
  });

  describe('units held at a vendor', () => {
    const advance = (number: string, status: string) =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { status },
      });

    it('are not sold again, and return when the order is cancelled', async () => {
      const buyer = await shopperWithCart(host, {});
      await add(buyer, V1, 5);
      await replied(send(buyer, ['L1']));
      await replied(save(buyer, {}));
      const { orders } = await replied(place(buyer));
      const other = await shopperWithCart(host, {});
      expect(await add(other, V1, 20)).toEqual([
        { sku: SPECIAL.vendorOnly, outcome: 'NO_STOCK_AVAILABLE', qty: 15 },
      ]);
      expect((await advance(orders[0]?.order_id ?? '', 'CANCELED')).statusCode).toBe(200);
      expect(await offerOf(V1)).toEqual({ qty: 20, reserved: 0 });
    });

    it('survive an import, which does not count them as stock of the store', async () => {
      const buyer = await readyToPlace();
      await replied(place(buyer));
      const own = async (sku: string) =>
        host.database.db
          .selectFrom('stock')
          .select('reserved')
          .where('market', '=', 'pl')
          .where('store_id', '=', '1')
          .where('sku', '=', sku)
          .executeTakeFirst();
      const before = await own(skuOf(0));
      await importFeed({
        pool: host.database.pool,
        market: 'pl',
        feed: feedSource(testFeed({ redirections: [] })),
        now: FRIDAY_MORNING,
      });
      expect((await offerOf(V1)).reserved).toBeGreaterThanOrEqual(2);
      expect(await own(skuOf(0))).toEqual(before);
      expect(await own(SPECIAL.vendorOnly)).toEqual({ reserved: 0 });
    });
  });
});
