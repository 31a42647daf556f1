import { markets } from '@materia/market-all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { advance } from '../../desk/staff/advance.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
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
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const [poland] = markets;

/** 25.1 kg each: 32 in the store and 28 in the warehouse. */
const CEMENT = skuOf(12);
/** The last units, some here and some there. */
const LAST = skuOf(20);
/** Light, and plenty in the store. */
const PLIERS = skuOf(24);
/** Light, in the warehouse as well. */
const SCREWS = skuOf(26);
const AT_STORE = { [CEMENT]: 32, [LAST]: 3, [PLIERS]: 50 };
const WAREHOUSE = { [CEMENT]: 28, [LAST]: 5, [SCREWS]: 9 };
const NEAR = '00-001';

const feedWith = (name: string, change: Readonly<Record<string, number>> = {}) => {
  const feed = testFeed();
  const atStore: Readonly<Record<string, number>> = { ...AT_STORE, ...change };
  return feedSource({
    ...feed,
    stock: feed.stock.map((row) => {
      const quantity = row.storeId === '1' ? atStore[row.sku] : undefined;
      return quantity === undefined ? row : { ...row, status: 'ONSITE' as const, quantity };
    }),
    'warehouse-stock': Object.entries(WAREHOUSE).map(([sku, quantity]) => ({ sku, quantity })),
    'delivery-rates': [
      ...feed['delivery-rates'],
      { method: 'transporter/home', upToGrams: 2_000_000, upToKm: 50, priceMinor: 7900 },
    ],
    redirections: [{ path: `/${name}`, targetPath: '/building/cement', status: 301 }],
  });
};

describe.each(ENGINES)('products of store and warehouse on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  let imports = 0;
  const load = (change?: Readonly<Record<string, number>>) =>
    importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedWith(`import-${(imports += 1)}`, change),
      now: FRIDAY_MORNING,
    });
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
    await load();
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  const checkout = (buyer: Buyer) =>
    replied(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer));
  const shipmentsOf = async (buyer: Buyer) =>
    (await checkout(buyer)).shipments.map(({ part, item_ids, portions, methods }) => ({
      part,
      items: item_ids,
      quantities: portions?.map(({ qty }) => qty),
      carriers: [...new Set(methods.map(({ carrier_code }) => carrier_code))],
    }));
  const choose = (
    buyer: Buyer,
    carrier: 'drive' | 'transporter' | 'chronopost',
    custom: object = {},
  ) => {
    const { body } = aMethodChoice(carrier, carrier === 'drive' ? 'two_hours' : 'home');
    const custom_data = {
      ...body.custom_data,
      // Its driver asks about the place, because the cement is heavy.
      ...(carrier === 'transporter' && {
        site_access: { road: 'lorry', floor: 'ground', unloading: 'pallet' } as const,
      }),
      ...custom,
    };
    return replied(host.call('selectShippingMethod', { body: { ...body, custom_data } }, buyer));
  };
  const divide = (buyer: Buyer, parts: Readonly<Record<string, 'collected' | 'brought'>>) =>
    host.call(
      'chooseOwnParts',
      { body: { parts: Object.entries(parts).map(([item_id, part]) => ({ item_id, part })) } },
      buyer,
    );
  const save = (buyer: Buyer) =>
    replied(
      host.call(
        'saveShippingAddress',
        { body: { address: { ...ADDRESS, postcode: NEAR, city: 'Warszawa' } } },
        buyer,
      ),
    );
  const place = async (buyer: Buyer) =>
    host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer);
  /** Reserved units in the store and in the warehouse. */
  const reserved = async (sku: string): Promise<readonly number[]> => {
    const row = (table: 'stock' | 'warehouse_stock') =>
      host.database.db
        .selectFrom(table)
        .select('reserved')
        .where('market', '=', 'pl')
        .where('sku', '=', sku)
        .$if(table === 'stock', (query) => query.where('store_id', '=', '1'))
        .executeTakeFirstOrThrow();
    return [(await row('stock')).reserved, (await row('warehouse_stock')).reserved];
  };
  const pay = async (buyer: Buyer): Promise<readonly string[]> => {
    const { orders, payment } = await replied(place(buyer));
    provider.decide(payment.attempt_id, 'paid');
    await replied(
      host.call('readPayment', { params: { attempt: payment.attempt_id }, body: {} }, buyer),
    );
    return orders.map(({ order_number }) => order_number);
  };
  const step = async (number: string | undefined, ...statuses: readonly string[]) => {
    for (const status of statuses)
      expect(
        (await advance(host.database.db, poland, number ?? '', status, host.clock.now)).ok,
      ).toBe(true);
  };
  const isSound = async () => expect(await contradictions(host.database.db)).toEqual({});

  it('add up: the cart takes what both have, and says what is ready when (QTY-01, QTY-10)', async () => {
    const buyer = await shopperWithCart(host, { [CEMENT]: 70 });
    const [read] = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
    expect(read?.cart.items).toMatchObject([
      {
        qty: 60,
        qty_max: 60,
        offer: {
          storeAvailability: { availableStock: 32 },
          warehouseAvailability: { availableStock: 28, stockStatus: 'ONSITE' },
        },
        portions: [
          { qty: 32, carrier_code: 'drive', promise: { unit: 'HOUR' } },
          { qty: 28, carrier_code: 'transporter', promise: { unit: 'DAY', delay: 4 } },
        ],
      },
    ]);
  });

  it('are collected and brought: two orders that add up to the cart, held where the units are (CHK-02, PLO-03)', async () => {
    const buyer = await shopperWithCart(host, { [CEMENT]: 60 });
    expect(await shipmentsOf(buyer)).toEqual([
      { part: 'collected', items: ['L1'], quantities: [32], carriers: ['drive'] },
      { part: 'brought', items: ['L1'], quantities: [28], carriers: ['transporter'] },
    ]);
    await choose(buyer, 'drive');
    await choose(buyer, 'transporter', { postcode: NEAR });
    await save(buyer);
    const { totals, shipments } = await checkout(buyer);
    expect(
      shipments
        .flatMap(({ portions = [] }) => portions)
        .map(({ qty, row_total_incl_tax }) => Math.round((row_total_incl_tax * 100) / qty)),
    ).toEqual([1120, 1120]);
    const [collected, brought, ...others] = await pay(buyer);
    expect(others).toEqual([]);
    expect(await reserved(CEMENT)).toEqual([32, 28]);
    await isSound();
    const lines = await host.database.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.number', 'order_line.order_number')
      .select(['qty', 'row_minor', 'unit_minor', 'orders.total_minor'])
      .where('sku', '=', CEMENT)
      .orderBy('qty')
      .execute();
    expect(lines.map(({ qty }) => qty)).toEqual([28, 32]);
    for (const { qty, row_minor, unit_minor } of lines) expect(row_minor).toBe(qty * unit_minor);
    expect(lines.reduce((sum, { total_minor }) => sum + total_minor, 0)).toBe(
      Math.round(totals.total.amount * 100),
    );

    await step(brought, 'CANCELED');
    expect(await reserved(CEMENT)).toEqual([32, 0]);
    await step(collected, 'CANCELED');
    expect(await reserved(CEMENT)).toEqual([0, 0]);
    await isSound();
  });

  it('come together by truck: one order holds both places, through an import and until it ends (CHK-01, CHK-02)', async () => {
    const buyer = await shopperWithCart(host, { [CEMENT]: 60 });
    await choose(buyer, 'transporter', { postcode: NEAR, together: true });
    expect(await shipmentsOf(buyer)).toEqual([
      { part: 'brought', items: ['L1'], quantities: undefined, carriers: ['transporter'] },
    ]);
    const [{ methods } = { methods: [] }] = (await checkout(buyer)).shipments;
    expect(methods[0]?.promise).toEqual({ unit: 'DAY', delay: 4 });
    await save(buyer);
    const [number, ...others] = await pay(buyer);
    expect(others).toEqual([]);
    expect(await reserved(CEMENT)).toEqual([32, 28]);
    await load({ [CEMENT]: 40 });
    expect(await reserved(CEMENT)).toEqual([32, 28]);
    await isSound();
    await step(number, 'CANCELED');
    expect(await reserved(CEMENT)).toEqual([0, 0]);
    await load();
    await isSound();
  });

  it('are divided as the shopper wants: some collected, some brought, each with its own method (CHK-01, CHK-02)', async () => {
    const buyer = await shopperWithCart(host, { [CEMENT]: 20, [PLIERS]: 1 });
    expect((await checkout(buyer)).divisible_item_ids).toEqual(['L1', 'L2']);
    await choose(buyer, 'drive');
    await replied(divide(buyer, { L1: 'brought', L2: 'collected' }));
    expect(await shipmentsOf(buyer)).toEqual([
      { part: 'collected', items: ['L2'], quantities: undefined, carriers: ['drive'] },
      { part: 'brought', items: ['L1'], quantities: undefined, carriers: ['transporter'] },
    ]);
    expect((await checkout(buyer)).shipments.map(({ choose_again }) => choose_again)).toEqual([
      false,
      false,
    ]);
    await choose(buyer, 'drive');
    await choose(buyer, 'transporter', { postcode: NEAR });
    await save(buyer);
    const { totals, shipments } = await checkout(buyer);
    expect(shipments.map(({ selected }) => selected?.carrier_code)).toEqual([
      'drive',
      'transporter',
    ]);
    expect(totals.shipping.amount).toBe(79);
    expect(await pay(buyer)).toHaveLength(2);
    await isSound();
  });

  it('go one way again once the shopper wants them so, and lines without a choice are not divided (CHK-02)', async () => {
    const buyer = await shopperWithCart(host, { [SPECIAL.bigbox]: 1, [CEMENT]: 5, [PLIERS]: 1 });
    await replied(divide(buyer, { L1: 'collected', L2: 'brought', L3: 'collected' }));
    expect((await shipmentsOf(buyer)).map(({ part, items }) => [part, ...items])).toEqual([
      ['collected', 'L1', 'L3'],
      ['brought', 'L2'],
    ]);
    await replied(divide(buyer, {}));
    expect((await shipmentsOf(buyer)).map(({ part }) => part)).toEqual(['collected']);
    await replied(divide(buyer, { L1: 'brought', L2: 'brought', L3: 'brought' }));
    expect((await shipmentsOf(buyer)).map(({ part }) => part)).toEqual(['brought']);
    expect(await refused(divide(buyer, { L1: 'collected', L9: 'brought' }))).toMatchObject({
      code: 'bad-input',
      fields: ['body.parts.1.item_id'],
    });
  });

  it('offer each method of own products once, also after a product joined those that were divided (CHK-01, CHK-02)', async () => {
    const buyer = await shopperWithCart(host, { [CEMENT]: 5, [PLIERS]: 1 });
    await replied(divide(buyer, { L1: 'brought', L2: 'collected' }));
    await replied(host.call('addToMyCart', anAdd(buyer.cartId, SPECIAL.bigbox), buyer));
    const { shipments, alternatives } = await checkout(buyer);
    expect(shipments.map(({ part, item_ids }) => [part, ...item_ids])).toEqual([
      ['collected', 'L2', 'L3'],
      ['brought', 'L1'],
    ]);
    const offered = [...(shipments[0]?.methods ?? []), ...alternatives].map(
      ({ carrier_code, method_code }) => `${carrier_code}/${method_code}`,
    );
    expect(offered).toEqual([...new Set(offered)]);
  });

  it('are never sold twice, and the last ones are sold (PLO-07)', async () => {
    const ready = async (quantity: number): Promise<Buyer> => {
      const buyer = await shopperWithCart(host, { [LAST]: quantity });
      await choose(buyer, 'chronopost', { together: true });
      await save(buyer);
      return buyer;
    };
    const buyers = await Promise.all(Array.from({ length: 6 }, () => ready(2)));
    const answers = await Promise.all(buyers.map(place));
    const sold = answers.filter((answer) => 'reply' in answer).length;
    expect(sold).toBeLessThanOrEqual(4);
    expect(sold).toBeGreaterThan(0);
    await isSound();
    for (const [at, buyer] of buyers.entries())
      if (!('reply' in (answers[at] ?? {}))) await place(buyer);
    expect(await reserved(LAST)).toEqual([3, 5]);
    await isSound();
    const late = await shopperWithCart(host);
    expect((await refused(host.call('addToMyCart', anAdd(late.cartId, LAST), late))).code).toBe(
      'not-sellable',
    );
  });

  it('are had by one of two buyers who need units of both places, while an import replaces the stock (PLO-07)', async () => {
    await load();
    const before = await reserved(CEMENT);
    const free = 32 + 28 - before.reduce((sum, units) => sum + units, 0);
    const wanted = Math.floor(free / 2) + 3;
    const ready = async (): Promise<Buyer> => {
      const buyer = await shopperWithCart(host, { [CEMENT]: wanted });
      await choose(buyer, 'transporter', { postcode: NEAR, together: true });
      await save(buyer);
      return buyer;
    };
    const buyers = await Promise.all([ready(), ready()]);
    const [answers] = await Promise.all([Promise.all(buyers.map(place)), load({ [CEMENT]: 33 })]);
    expect(answers.filter((answer) => 'reply' in answer)).toHaveLength(1);
    const after = await reserved(CEMENT);
    expect(after.reduce((sum, units) => sum + units, 0)).toBe(60 - free + wanted);
    await isSound();
  });

  it('are brought from the website’s store, which is no place for a pickup (STK-14)', async () => {
    const buyer = await shopperWithCart(host, { [SCREWS]: 2 });
    const { shipments } = await replied(
      host.call('readCheckout', { headers: { 'retailer-id': '42' } }, buyer),
    );
    const carriers = shipments.flatMap(({ methods }) =>
      methods.map(({ carrier_code }) => carrier_code),
    );
    expect(carriers).toContain('chronopost');
    expect(carriers).not.toContain('drive');
  });
});
