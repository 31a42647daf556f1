import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  anAdd,
  aCardPlacement,
  type Buyer,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const DRILL = skuOf(26);
const V1 = `V1-${SPECIAL.vendorOnly}`;
const CONTACT = { firstname: 'Ana', lastname: 'Nowak', telephone: '601 020 304' };

describe.each(ENGINES)('relay points and lockers on %s', (engine) => {
  let host: TestHost;
  const feed = testFeed();
  const withRelay = testFeed({
    'seller-rates': [
      ...feed['seller-rates'],
      { vendorCode: 'V1', level: 'relay', upToGrams: 50_000, priceMinor: 899 },
    ],
  });
  beforeAll(async () => {
    host = await openTestHost(engine);
    await load(withRelay);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const load = (changed: typeof feed) =>
    importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(changed),
      now: FRIDAY_MORNING,
    });
  const list = (query: object) =>
    host.call('listPickupPoints', { query: { postcode: '00-001', ...query } });
  const checkout = (buyer: Buyer) =>
    replied(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer));
  const choose = (
    buyer: Buyer,
    carrier_code: 'chronorelais' | 'locker' | 'chronopost',
    custom: object,
  ) =>
    host.call(
      'selectShippingMethod',
      {
        body: {
          carrier_code,
          method_code:
            carrier_code === 'locker' ? 'locker' : carrier_code === 'chronopost' ? 'home' : 'relay',
          custom_data: { no_date: true, retailer_id: '1', ...custom },
        },
      },
      buyer,
    );
  const send = (buyer: Buyer, item: string, relay_point_id?: string) =>
    host.call(
      'selectThirdPartyShipping',
      {
        body: {
          service_level: 'relay',
          item_ids: [item],
          ...(relay_point_id !== undefined && { relay_point_id }),
        },
      },
      buyer,
    );
  const place = async (buyer: Buyer) =>
    replied(host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer));

  it('are listed nearest first with address, hours and position (CALL-66, SHP-17, SHP-18)', async () => {
    const { data } = await replied(list({}));
    expect(data.map(({ id }) => id)).toEqual(['R1', 'R2']);
    expect(data[0]).toMatchObject({
      name: 'Point R1',
      street: ['Point street R1'],
      postcode: '00-020',
      latitude: 52.235,
      opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 480, to: 1080 })),
    });
    expect((await replied(list({ limit: 1 }))).data).toHaveLength(1);
    expect((await replied(list({ kind: 'locker' }))).data.map(({ id }) => id)).toEqual(['L1']);
    expect(await refused(list({ postcode: 'here' }))).toMatchObject({ code: 'bad-input' });
    expect(await refused(list({ retailer_id: '999' }))).toMatchObject({ code: 'not-found' });
  });

  it('receive products that are light enough for them (SHP-01, SHP-23)', async () => {
    const methods = async (sku: string) =>
      (await checkout(await shopperWithCart(host, { [sku]: 1 }))).alternatives.map(
        ({ carrier_code, amount }) => [carrier_code, amount],
      );
    expect(await methods(DRILL)).toEqual([
      ['chronorelais', 9.99],
      ['locker', 11.99],
      ['chronopost', 13.99],
    ]);
    expect(await methods(skuOf(0))).toEqual([['chronopost', 19.99]]);
  });

  it('a relay delivery names its point, which the order and its page show (CHK-09, CHK-13, CHK-14, CALL-55)', async () => {
    const buyer = await shopperWithCart(host, { [DRILL]: 1 });
    expect(await refused(choose(buyer, 'chronorelais', {}))).toMatchObject({
      code: 'bad-input',
      fields: ['body.custom_data.relay_point_id'],
    });
    for (const wrong of ['L1', 'none'])
      expect(await refused(choose(buyer, 'chronorelais', { relay_point_id: wrong }))).toMatchObject(
        { code: 'delivery-not-possible' },
      );
    await replied(choose(buyer, 'chronorelais', { relay_point_id: 'R1' }));
    expect((await checkout(buyer)).shipments[0]?.selected).toMatchObject({
      carrier_code: 'chronorelais',
      point: { id: 'R1', name: 'Point R1' },
    });
    const selected = await replied(host.call('readSelectedShipping', { query: {} }, buyer));
    expect(selected?.custom_data).toMatchObject({
      relay_point_id: 'R1',
      relay_point_name: 'Point R1',
    });
    // Nothing is sent to an address of the customer, so none is needed.
    await replied(host.call('saveShippingAddress', { body: { address: CONTACT } }, buyer));
    const { orders } = await place(buyer);
    const order = await replied(
      host.call(
        'readOrder',
        { params: { orderId: orders[0]?.order_number ?? '' }, query: {} },
        buyer,
      ),
    );
    expect(order).toMatchObject({
      deliveryType: 'relay',
      shippingMethod: 'chronorelais/relay',
      relaisName: 'Point R1',
      shippingPrice: 9.99,
      addresses: [
        {
          street: ['Point street R1'],
          postcode: '00-020',
          extension_attributes: { relay_point_id: 'R1', shipping_place_name: 'Point R1' },
        },
      ],
    });
  });

  it('a locker is named likewise (CHK-14, CHK-34)', async () => {
    const buyer = await shopperWithCart(host, { [DRILL]: 1 });
    expect(await refused(choose(buyer, 'locker', { relay_point_id: 'L1' }))).toMatchObject({
      fields: ['body.custom_data.locker_id'],
    });
    await replied(choose(buyer, 'locker', { locker_id: 'L1' }));
    await replied(host.call('saveShippingAddress', { body: { address: CONTACT } }, buyer));
    const { orders } = await place(buyer);
    const order = await replied(
      host.call(
        'readOrder',
        { params: { orderId: orders[0]?.order_number ?? '' }, query: {} },
        buyer,
      ),
    );
    expect(order.addresses?.[0]?.extension_attributes).toEqual({
      locker_id: 'L1',
      shipping_place_name: 'Point L1',
    });
  });

  it('lockers are offered while their flag is on (FLAG-21, CHK-34)', async () => {
    const buyer = await shopperWithCart(host, { [DRILL]: 1 });
    await setFlags(host, 'pl', [{ key: 'CHECKOUT_PARCEL_LOCKER_PICKUP', choice: false }]);
    const { alternatives } = await checkout(buyer);
    expect(alternatives.map(({ carrier_code }) => carrier_code)).toEqual([
      'chronorelais',
      'chronopost',
    ]);
    expect((await replied(list({ kind: 'locker' }))).data).toEqual([]);
    await setFlags(host, 'pl', []);
    expect((await checkout(buyer)).alternatives).toHaveLength(3);
  });

  it('a vendor sends to relay points at its own price (SHP-06, SHP-10, CALL-56, OFF-10)', async () => {
    const buyer = await shopperWithCart(host, {});
    await replied(
      host.call('addToMyCart', anAdd(buyer.cartId, SPECIAL.vendorOnly, 1, { offer: V1 }), buyer),
    );
    const [shipment] = (await checkout(buyer)).shipments;
    expect(shipment?.methods.map(({ method_code, amount }) => [method_code, amount])).toEqual([
      ['relay', 8.99],
      ['home', 14.99],
    ]);
    const [item = ''] = shipment?.item_ids ?? [];
    expect(await refused(send(buyer, item))).toMatchObject({
      fields: ['body.relay_point_id'],
    });
    await replied(send(buyer, item, 'R2'));
    await replied(host.call('saveShippingAddress', { body: { address: CONTACT } }, buyer));
    const { orders } = await place(buyer);
    const order = await replied(
      host.call(
        'readOrder',
        { params: { orderId: orders[0]?.order_number ?? '' }, query: {} },
        buyer,
      ),
    );
    expect(order).toMatchObject({ shippingMethod: 'seller/relay', relaisName: 'Point R2' });
  });

  it('a choice is lost with its point, and says so (CHK-39)', async () => {
    const buyer = await shopperWithCart(host, { [DRILL]: 1 });
    await replied(choose(buyer, 'chronorelais', { relay_point_id: 'R1' }));
    await load({
      ...withRelay,
      'pickup-points': withRelay['pickup-points'].filter(({ id }) => id !== 'R1'),
    });
    expect((await checkout(buyer)).shipments[0]).toMatchObject({
      selected: null,
      choose_again: true,
    });
    await load(withRelay);
  });
});
