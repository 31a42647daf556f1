import { markets } from '@materia/market-all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { CENTRAL_WAREHOUSE } from '../../catalogue/stock/central-warehouse.ts';
import { advance } from '../../desk/staff/advance.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, testFeed } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  ADDRESS,
  aMethodChoice,
  anAdd,
  aRead,
  type Buyer,
  pay,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const [poland] = markets;

/** Light products that store 1 lacks: the warehouse has plenty of one, few of the next, and none of the last. */
const PLENTY = skuOf(20);
const FEW = skuOf(21);
const ON_ORDER = skuOf(22);
/** 25.1 kg, too heavy for more than one in a parcel. */
const HEAVY = skuOf(12);
/** As light, and plenty in the warehouse. */
const TOGETHER = skuOf(24);
/** As light: store 1 sells it and has none left, and the warehouse has some. */
const SOLD_OUT = skuOf(19);
const ABSENT = [PLENTY, FEW, HEAVY, TOGETHER];

const feedWith = (name: string) => {
  const feed = testFeed();
  return feedSource({
    ...feed,
    stock: feed.stock
      .filter(({ sku, storeId }) => storeId !== '1' || !ABSENT.includes(sku))
      .map((row) => (row.sku === ON_ORDER ? { ...row, status: 'ONORDER' as const } : row))
      .map((row) =>
        row.sku === SOLD_OUT ? { ...row, status: 'SOLDOUT' as const, quantity: 0 } : row,
      ),
    'warehouse-stock': [
      { sku: PLENTY, quantity: 200 },
      { sku: FEW, quantity: 5 },
      { sku: TOGETHER, quantity: 50 },
      { sku: HEAVY, quantity: 20 },
      { sku: SOLD_OUT, quantity: 30 },
      // Sold at the store, so the warehouse is not asked.
      { sku: skuOf(23), quantity: 9 },
    ],
    'delivery-rates': [
      ...feed['delivery-rates'],
      { method: 'transporter/home', upToGrams: 300_000, upToKm: 50, priceMinor: 7900 },
      { method: 'allxbrick/delivery', upToGrams: 800_000, upToKm: 50, priceMinor: 2900 },
    ],
    redirections: [{ path: `/${name}`, targetPath: '/building/cement', status: 301 }],
  });
};

describe.each(ENGINES)('the stock of the warehouse on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  const load = (name: string) =>
    importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedWith(name),
      now: FRIDAY_MORNING,
    });
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
    await load('warehouse');
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  const deliveryOf = async (sku: string) =>
    (
      await replied(
        host.call('readOffers', {
          params: { productAdeoKey: `M${sku}`, priceContextCode: '001P' },
        }),
      )
    ).data[0]?.delivery;
  const checkout = (buyer: Buyer) =>
    replied(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer));
  const sendParcel = (buyer: Buyer) =>
    host.call('selectShippingMethod', aMethodChoice('chronopost', 'home'), buyer);
  const save = (buyer: Buyer) =>
    replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
  const place = async (buyer: Buyer) =>
    host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer);
  const stored = (sku: string) =>
    host.database.db
      .selectFrom('warehouse_stock')
      .select(['qty', 'reserved'])
      .where('market', '=', 'pl')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
  const step = (number: string, status: string) =>
    advance(host.database.db, poland, number, status, host.clock.now);
  /** A cart at the end of the delivery step, brought by a parcel. */
  const readyToPlace = async (goods: Readonly<Record<string, number>>): Promise<Buyer> => {
    const buyer = await shopperWithCart(host, goods);
    await replied(sendParcel(buyer));
    await save(buyer);
    return buyer;
  };
  const paid = async (buyer: Buyer): Promise<string> => {
    const { orders, payment } = await replied(place(buyer));
    await pay(host, provider, payment);
    return orders[0]?.order_number ?? '';
  };

  it('is promised on the product page where the store has none, and nowhere else (OFF-10, DLV-01)', async () => {
    const parcel = (stock: number) => ({
      availabilities: [expect.objectContaining({ availableStock: stock, stockStatus: 'ONSITE' })],
    });
    expect(await deliveryOf(PLENTY)).toEqual({
      home: parcel(200),
      store: { availabilities: [] },
      relay: parcel(200),
    });
    expect((await deliveryOf(skuOf(23)))?.home).toEqual(parcel(50));
    expect((await deliveryOf(ON_ORDER))?.home.availabilities).toEqual([]);
  });

  it('is brought home by courier, as FAST, where the store sells a product and has none left (DLV-02, STK-07)', async () => {
    const stocked = (stockStatus: 'FAST' | 'ONSITE') => ({
      availabilities: [expect.objectContaining({ availableStock: 30, stockStatus })],
    });
    expect(await deliveryOf(SOLD_OUT)).toEqual({
      home: stocked('FAST'),
      store: { availabilities: [] },
      relay: stocked('ONSITE'),
    });
    const { orders } = await replied(place(await readyToPlace({ [SOLD_OUT]: 2 })));
    expect(orders).toHaveLength(1);
    expect(await stored(SOLD_OUT)).toEqual({ qty: 30, reserved: 2 });
  });

  it('is sent beside a pickup, or together with the collectable products, as the shopper chooses (CHK-01, CHK-02)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(1)]: 1, [TOGETHER]: 2 });
    const parts = async () =>
      (await checkout(buyer)).shipments.map(({ part, item_ids, selected }) => [
        part,
        item_ids.length,
        selected?.method_code,
      ]);
    expect((await checkout(buyer)).alternatives.map(({ method_code }) => method_code)).toContain(
      'home',
    );
    await replied(sendParcel(buyer));
    expect(await parts()).toEqual([
      ['collected', 1, undefined],
      ['brought', 1, 'home'],
    ]);
    const { body } = aMethodChoice('chronopost', 'home');
    const together = {
      body: { ...body, custom_data: { ...body.custom_data, together: true } },
    };
    await replied(host.call('selectShippingMethod', together, buyer));
    expect(await parts()).toEqual([['brought', 2, 'home']]);
    await save(buyer);
    const { orders } = await replied(place(buyer));
    expect(orders).toHaveLength(1);
    const { alternatives } = await checkout(await shopperWithCart(host, { [skuOf(1)]: 1 }));
    expect(alternatives.map(({ method_code }) => method_code)).toContain('home');

    const undecided = await shopperWithCart(host, { [skuOf(1)]: 1, [TOGETHER]: 2 });
    await replied(host.call('selectShippingMethod', together, undecided));
    await replied(
      host.call('selectShippingMethod', aMethodChoice('drive', 'two_hours'), undecided),
    );
    expect(
      (await checkout(undecided)).shipments.map(({ part, selected, choose_again }) => [
        part,
        selected?.method_code,
        choose_again,
      ]),
    ).toEqual([
      ['collected', 'two_hours', false],
      ['brought', undefined, false],
    ]);
  });

  it('is posted separately from the partner carrier’s delivery of store stock, to the same place (CHK-01, CHK-02, CHK-28)', async () => {
    const stored = skuOf(1);
    const buyer = await shopperWithCart(host, { [stored]: 1, [TOGETHER]: 2 });
    const shipments = async () =>
      (await checkout(buyer)).shipments.map(({ part, item_ids, methods, selected }) => ({
        part,
        lines: item_ids.length,
        offers: methods.map(({ carrier_code }) => carrier_code),
        selected: selected?.carrier_code,
      }));
    const scopes = async () =>
      Object.fromEntries(
        (await checkout(buyer)).alternatives.map(({ carrier_code, scope }) => [
          carrier_code,
          scope,
        ]),
      );
    const choose = (carrier: 'allxbrick' | 'drive', custom: object, who: Buyer) => {
      const { body } = aMethodChoice(carrier, carrier === 'drive' ? 'two_hours' : 'delivery');
      const custom_data = { ...body.custom_data, ...custom };
      return host.call('selectShippingMethod', { body: { ...body, custom_data } }, who);
    };
    expect(await scopes()).toMatchObject({
      allxbrick: 'store',
      transporter: 'all',
      chronopost: 'all',
    });
    const parcels = ['chronorelais', 'locker', 'chronopost'];

    await replied(sendParcel(buyer));
    await replied(choose('allxbrick', { postcode: '00-001' }, buyer));
    expect(await shipments()).toEqual([
      { part: 'brought', lines: 1, offers: ['allxbrick'], selected: 'allxbrick' },
      { part: 'posted', lines: 1, offers: parcels, selected: undefined },
    ]);
    expect(await scopes()).toMatchObject({ drive: 'store', chronopost: 'all' });
    await replied(sendParcel(buyer));
    expect((await shipments()).map(({ selected }) => selected)).toEqual([
      'allxbrick',
      'chronopost',
    ]);
    await replied(
      host.call(
        'saveShippingAddress',
        { body: { address: { ...ADDRESS, postcode: '00-001', city: 'Warszawa' } } },
        buyer,
      ),
    );
    const { totals } = await checkout(buyer);
    const { orders } = await replied(place(buyer));
    expect(orders).toHaveLength(2);
    expect(orders.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totals.total.amount, 2);
    expect(await contradictions(host.database.db)).toEqual({});

    // Changed back, nothing is left of the van.
    const undecided = await shopperWithCart(host, { [stored]: 1, [TOGETHER]: 2 });
    await replied(choose('allxbrick', { postcode: '00-001' }, undecided));
    await replied(choose('drive', {}, undecided));
    expect((await checkout(undecided)).shipments).toMatchObject([
      { part: 'collected', selected: { carrier_code: 'drive' } },
      { part: 'brought', selected: null, choose_again: false },
    ]);
  });

  it('is brought, and never collected, where the store lacks a product (CHK-01, OFF-10)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1, [PLENTY]: 2 });
    const { shipments, undeliverable } = await checkout(buyer);
    expect(undeliverable).toEqual([]);
    expect(
      shipments.map(({ part, item_ids, methods }) => ({
        part,
        item_ids,
        methods: methods.map(({ carrier_code, method_code }) => `${carrier_code}/${method_code}`),
      })),
    ).toEqual([
      {
        part: 'collected',
        item_ids: ['L1'],
        methods: ['drive/two_hours', 'drive/scheduled'],
      },
      {
        part: 'brought',
        item_ids: ['L2'],
        methods: ['chronorelais/relay', 'locker/locker', 'chronopost/home', 'transporter/home'],
      },
    ]);
  });

  it('goes by truck where it is too heavy for a parcel', async () => {
    const buyer = await shopperWithCart(host, { [HEAVY]: 2 });
    const { shipments, undeliverable } = await checkout(buyer);
    expect(undeliverable).toEqual([]);
    expect(shipments.map(({ methods }) => methods.map(({ carrier_code }) => carrier_code))).toEqual(
      [['transporter']],
    );
  });

  it('names in the cart the lines that are too heavy even for a truck, and how many it takes', async () => {
    const buyer = await shopperWithCart(host, { [HEAVY]: 15, [TOGETHER]: 2 });
    const cart = (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart;
    const told = cart?.items.map(({ sku, undeliverable, deliverable_qty }) => [
      sku,
      undeliverable,
      deliverable_qty,
    ]);
    expect(told).toEqual([
      [HEAVY, 'too-heavy', 11],
      [TOGETHER, undefined, undefined],
    ]);
  });

  it('is held from the order to the handover, which takes it, or to the cancellation (ORD-18)', async () => {
    for (const [last, left] of [
      ['CANCELED', 200],
      ['SHIPPED', 197],
    ] as const) {
      const number = await paid(await readyToPlace({ [PLENTY]: 3 }));
      expect(await stored(PLENTY)).toEqual({ qty: 200, reserved: 3 });
      expect(
        await host.database.db
          .selectFrom('stock_hold')
          .select(['location_kind', 'location', 'sku', 'quantity'])
          .where('order_number', '=', number)
          .execute(),
      ).toEqual([
        { location_kind: 'warehouse', location: CENTRAL_WAREHOUSE, sku: PLENTY, quantity: 3 },
      ]);
      const steps = last === 'CANCELED' ? [last] : ['IN_PREPARATION', 'READY', 'SHIPPED'];
      for (const status of steps) expect((await step(number, status)).ok).toBe(true);
      expect(await stored(PLENTY)).toEqual({ qty: left, reserved: 0 });
      expect(await contradictions(host.database.db)).toEqual({});
    }
  });

  it('leaves in a parcel that its buyer can follow; no other step and no unknown carrier has one', async () => {
    const buyer = await readyToPlace({ [PLENTY]: 1 });
    const number = await paid(buyer);
    for (const status of ['IN_PREPARATION', 'READY']) await step(number, status);
    const send = async (status: string, carrier: string, parcel = 'AB-123456') =>
      (
        await host.app.inject({
          method: 'POST',
          url: `/pl/staff/orders/${number}/advance`,
          headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
          payload: { status, parcel: { carrier, number: parcel } },
        })
      ).json<object>();
    for (const [status, carrier, parcel] of [
      ['CANCELED', 'inpost'],
      ['SHIPPED', 'pigeon'],
      ['SHIPPED', 'inpost', '1&to=evil'],
    ] as const)
      expect(await send(status, carrier, parcel)).toMatchObject({ code: 'bad-input' });
    expect(await send('SHIPPED', 'inpost')).toMatchObject({ status: 'SHIPPED' });
    const order = await replied(
      host.call('readOrder', { params: { orderId: number }, query: {} }, buyer),
    );
    expect(order.parcel).toEqual({
      carrier: 'InPost',
      number: 'AB-123456',
      url: 'https://inpost.pl/sledzenie-przesylek?number=AB-123456',
    });
    await host.host.sendDueMails();
    const mail = host.mails.map(({ mail }) => mail.text).find((text) => text.includes('AB-123456'));
    expect(mail).toContain('https://inpost.pl/sledzenie-przesylek?number=AB-123456');
  });

  it('survives an import with its holds', async () => {
    await paid(await readyToPlace({ [PLENTY]: 4 }));
    await load('again');
    expect(await stored(PLENTY)).toEqual({ qty: 200, reserved: 4 });
    expect(await contradictions(host.database.db)).toEqual({});
  });

  it('is never sold twice', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => readyToPlace({ [FEW]: 1 })));
    const answers = await Promise.all(buyers.map(place));
    expect(answers.filter((answer) => 'reply' in answer)).toHaveLength(5);
    expect(await stored(FEW)).toEqual({ qty: 5, reserved: 5 });
    const late = await shopperWithCart(host);
    expect((await refused(host.call('addToMyCart', anAdd(late.cartId, FEW), late))).code).toBe(
      'not-sellable',
    );
    const { data } = await replied(
      host.call('listProducts', { query: { retailer_id: '1', page_size: '96' } }),
    );
    // Lists know it at once: it comes after everything that can still be ordered.
    const listed = data[0]?.products.map(({ sku }) => sku) ?? [];
    expect(listed.indexOf(FEW)).toBeGreaterThan(listed.indexOf(PLENTY));
    expect(listed.slice(-4)).toContain(FEW);
    expect(await contradictions(host.database.db)).toEqual({});
  });
});
