import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '@materia/api-contract';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import { mailFulfilment } from '../orders/order-mail.ts';
import { findAnyOrder } from '../orders/repository.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  aCardPlacement,
  anAdd,
  type Buyer,
  newGuestCart,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const CEMENT = skuOf(0);
/** At store 1, a few kilometres from it, at store 2, and far from every store that sells online. */
const [WARSAW, NEAR, KRAKOW, GDANSK] = ['00-001', '05-800', '30-001', '80-001'];
const THURSDAY = '2026-11-26';
const HOME = {
  country_id: 'PL',
  street: ['Prosta 1'],
  city: 'Warszawa',
  firstname: 'Ana',
  lastname: 'Nowak',
  telephone: '601 020 304',
};

type Selection = CallInput<'selectShippingMethod'>['body'];

describe.each(ENGINES)('carriers by distance on %s', (engine) => {
  let host: TestHost;
  const feed = testFeed();
  const truck = (upToKm: number, priceMinor: number) => ({
    method: 'transporter/home' as const,
    upToGrams: 1_000_000,
    upToKm,
    priceMinor,
  });
  const partner = (method: 'allxbrick/delivery' | 'allxbrick/pickup', priceMinor: number) => ({
    method,
    upToGrams: 800_000,
    upToKm: 50,
    priceMinor,
  });
  beforeAll(async () => {
    host = await openTestHost(engine);
    await importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(
        testFeed({
          places: [
            ...feed.places,
            { postcode: NEAR, city: 'Pruszków', latitude: 52.17, longitude: 20.81 },
          ],
          'delivery-rates': [
            ...feed['delivery-rates'],
            truck(1, 4900),
            truck(50, 7900),
            partner('allxbrick/delivery', 2900),
            partner('allxbrick/pickup', 900),
          ],
          'slot-capacities': [
            { storeId: '1', kind: 'delivery', weekday: 4, startHour: 8, capacity: 1 },
            { storeId: '1', kind: 'delivery', weekday: 4, startHour: 11, capacity: 0 },
            { storeId: '1', weekday: 4, startHour: 8, capacity: 9 },
          ],
        }),
      ),
      now: FRIDAY_MORNING,
    });
  });
  beforeEach(async () => {
    host.clock.now = FRIDAY_MORNING;
    await setFlags(host, 'pl', []);
  });
  afterAll(() => host.close());

  const checkout = (buyer: Buyer, postcode?: string, store = '1') =>
    replied(
      host.call(
        'readCheckout',
        {
          headers: {
            'retailer-id': store,
            ...(postcode !== undefined && { 'delivery-postcode': postcode }),
          },
        },
        buyer,
      ),
    );
  const methodsAt = async (buyer: Buyer, postcode?: string) =>
    Object.fromEntries(
      (await checkout(buyer, postcode)).alternatives.map((method) => [
        `${method.carrier_code}/${method.method_code}`,
        method,
      ]),
    );
  const choose = (
    buyer: Buyer,
    carrier_code: Selection['carrier_code'],
    method_code: Selection['method_code'],
    custom: Partial<Selection['custom_data']> = {},
  ) =>
    host.call(
      'selectShippingMethod',
      {
        body: {
          carrier_code,
          method_code,
          custom_data: { no_date: true, retailer_id: '1', ...custom },
        },
      },
      buyer,
    );
  const byTruck = (buyer: Buyer, custom: Partial<Selection['custom_data']> = {}) =>
    choose(buyer, 'transporter', 'home', { postcode: NEAR, ...custom });
  const name = (buyer: Buyer, postcode = NEAR) =>
    replied(host.call('saveShippingAddress', { body: { address: { ...HOME, postcode } } }, buyer));
  const pay = async (buyer: Buyer) =>
    host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer);
  /** How the mails about an order say that it reaches the customer. */
  const mailed = async (number: string) => {
    const { db } = host.database;
    const order = await findAnyOrder(db, 'pl', number);
    if (order === undefined) throw new Error('The order was placed');
    return mailFulfilment(order, true);
  };
  const withCement = () => shopperWithCart(host, { [CEMENT]: 8 });

  it('have the feed’s prices for weight and distance, once the place is known (SHP-23, CHK-28, CHK-29, SHP-03)', async () => {
    const buyer = await withCement();
    expect((await methodsAt(buyer))['transporter/home']).toMatchObject({
      available: false,
      reason: 'address-needed',
      amount: 49,
    });
    const [here, near, far] = [
      await methodsAt(buyer, WARSAW),
      await methodsAt(buyer, NEAR),
      await methodsAt(buyer, GDANSK),
    ];
    expect(here['transporter/home']).toMatchObject({ available: true, amount: 49 });
    expect(near['transporter/home']).toMatchObject({ available: true, amount: 79 });
    expect(far['transporter/home']).toMatchObject({ available: false, reason: 'too-far' });
    expect(here['chronopost/home']).toBeUndefined();
    expect((await refused(byTruck(buyer, { postcode: GDANSK }))).code).toBe(
      'delivery-not-possible',
    );
    expect(await refused(byTruck(buyer, { postcode: '1' }))).toMatchObject({
      code: 'bad-input',
      fields: ['body.custom_data.postcode'],
    });
    expect(await refused(choose(buyer, 'transporter', 'home'))).toMatchObject({
      code: 'bad-input',
      fields: ['body.custom_data.postcode'],
    });
  });

  it('a place that cannot be located has no distance (ERR-49)', async () => {
    expect((await methodsAt(await withCement(), 'nowhere'))['transporter/home']).toMatchObject({
      reason: 'distance-unknown',
    });
  });

  it('keep the place until the address replaces it, and are chosen again at another price (CHK-39, ALX-05)', async () => {
    const buyer = await withCement();
    await replied(byTruck(buyer, { city: 'Pruszków' }));
    const chosen = await checkout(buyer);
    expect(chosen.place).toMatchObject({ postcode: NEAR, city: 'Pruszków' });
    expect(chosen.shipments[0]?.selected).toMatchObject({ carrier_code: 'transporter' });
    await name(buyer);
    expect((await checkout(buyer)).shipments[0]).toMatchObject({ choose_again: false });
    await name(buyer, WARSAW);
    expect((await checkout(buyer)).shipments[0]).toMatchObject({
      selected: null,
      choose_again: true,
    });
  });

  it('another place asks for another address (CHK-16)', async () => {
    const buyer = await withCement();
    await name(buyer, WARSAW);
    await replied(byTruck(buyer));
    expect((await checkout(buyer)).contact).toEqual({
      firstname: 'Ana',
      lastname: 'Nowak',
      telephone: '+48601020304',
    });
    await replied(choose(buyer, 'drive', 'two_hours'));
    expect((await checkout(buyer)).contact?.address).toMatchObject({ postcode: WARSAW });
  });

  it('a truck must be able to reach the place where the flag asks for it, also at placement (FLAG-42, CHK-24, CHK-25)', async () => {
    const buyer = await withCement();
    await replied(byTruck(buyer));
    await name(buyer);
    await setFlags(host, 'pl', [{ key: 'CHECKOUT_TRUCK_ACCESSIBILITY', choice: true }]);
    expect(await refused(pay(buyer))).toMatchObject({
      code: 'bad-input',
      fields: ['shipping.truck_access'],
    });
    expect(await refused(byTruck(buyer))).toMatchObject({
      code: 'bad-input',
      fields: ['body.custom_data.truck_access'],
    });
    await replied(byTruck(buyer, { truck_access: true }));
    expect((await checkout(buyer)).shipments[0]?.selected).toMatchObject({ truck_access: true });
    await name(buyer);
    expect((await replied(pay(buyer))).orders).toHaveLength(1);
  });

  it('bring the products in a slot of the store while the flag offers them, never over capacity (FLAG-27, CHK-35, SHP-19, CALL-68, CALL-69)', async () => {
    const active = async () =>
      (await replied(host.call('readDeliverySlotsActive', { params: { storeId: '1' } }))).active;
    const listed = async (storeId: string) =>
      (await replied(host.call('listDeliverySlots', { params: { storeId } }))).data;
    expect([await active(), await listed('1')]).toEqual([false, []]);
    await setFlags(host, 'pl', [{ key: 'CHECKOUT_DELIVERY_TIME_SLOT', choice: true }]);
    expect([await active(), await listed('2')]).toEqual([true, []]);
    expect((await listed('1')).slice(0, 2)).toEqual([
      { date: THURSDAY, start_hour: 8, end_hour: 11, available: true },
      { date: THURSDAY, start_hour: 11, end_hour: 14, available: false },
    ]);
    for (const call of ['listDeliverySlots', 'readDeliverySlotsActive'] as const)
      expect((await refused(host.call(call, { params: { storeId: '99' } }))).code).toBe(
        'not-found',
      );
    const slot = { date: THURSDAY, start_hour: 8 };
    const [first, second] = [await withCement(), await withCement()];
    for (const wrong of [
      {},
      { slot: { ...slot, start_hour: 11 } },
      { slot: { ...slot, start_hour: 9 } },
    ])
      expect((await refused(byTruck(first, wrong))).code).toBe('slot-not-available');
    for (const buyer of [first, second]) {
      await replied(byTruck(buyer, { slot }));
      await name(buyer);
    }
    const [order] = (await replied(pay(first))).orders;
    expect((await listed('1'))[0]).toMatchObject({ date: THURSDAY, available: false });
    expect((await refused(pay(second))).code).toMatch(/slot-not-available|bad-input/);
    expect(await mailed(order?.order_id ?? '')).toMatchObject({
      kind: 'home',
      when: { kind: 'slot', date: THURSDAY, from: 480, to: 660 },
    });
    const read = host.call(
      'readOrder',
      { params: { orderId: order?.order_id ?? '' }, query: {} },
      first,
    );
    expect((await replied(read)).delivery).toMatchObject({
      carrierCode: 'transporter',
      date: THURSDAY,
      startHour: 8,
    });
  });

  describe('the partner carrier', () => {
    it('starts from the nearest store, which has to be chosen first; the cart has its prices then (ALX-02, ALX-09, CHK-28, SHP-21)', async () => {
      const buyer = await withCement();
      expect((await methodsAt(buyer, KRAKOW))['allxbrick/delivery']).toMatchObject({
        available: false,
        reason: 'other-store',
        amount: 29,
      });
      const elsewhere = choose(buyer, 'allxbrick', 'delivery', { postcode: KRAKOW });
      expect((await refused(elsewhere)).code).toBe('delivery-not-possible');
      await replied(choose(buyer, 'allxbrick', 'pickup', { postcode: NEAR }));
      const here = await checkout(buyer);
      const there = await checkout(buyer, KRAKOW, '2');
      expect(here.shipments[0]?.selected).toMatchObject({ carrier_code: 'allxbrick' });
      expect(there.shipments[0]).toMatchObject({ selected: null, choose_again: true });
      // The same product costs 1.00 more in the south.
      expect(there.totals.goods.amount - here.totals.goods.amount).toBeCloseTo(8, 2);
      expect(
        there.shipments[0]?.methods.find(({ method_code }) => method_code === 'delivery'),
      ).toMatchObject({ available: true });
    });

    it('hands a pickup over in its store: the order is collected there, and its mail says so (SHP-01, CHK-29)', async () => {
      const buyer = await withCement();
      await replied(choose(buyer, 'allxbrick', 'pickup', { postcode: NEAR }));
      const { firstname, lastname, telephone } = HOME;
      await replied(
        host.call(
          'saveShippingAddress',
          { body: { address: { country_id: 'PL', firstname, lastname, telephone } } },
          buyer,
        ),
      );
      const [placed] = (await replied(pay(buyer))).orders;
      const number = placed?.order_id ?? '';
      const order = await replied(
        host.call('readOrder', { params: { orderId: number }, query: {} }, buyer),
      );
      expect(order).toMatchObject({
        deliveryType: 'pickup',
        delivery: { carrierCode: 'allxbrick', methodCode: 'pickup' },
        retailerInfo: { id: '1' },
      });
      expect(order.addresses?.some(({ type }) => type === 'shipping') ?? false).toBe(false);
      expect(await mailed(number)).toMatchObject({
        kind: 'partner',
        place: expect.stringContaining(order.retailerInfo.name),
        when: { kind: 'day', date: order.delivery.date },
      });
    });

    it('serves no address far from every store (ALX-03)', async () => {
      const methods = await methodsAt(await withCement(), GDANSK);
      for (const method of ['allxbrick/delivery', 'allxbrick/pickup'])
        expect(methods[method]).toMatchObject({ reason: 'no-store-near' });
    });
  });

  it('a guest names the town, without which no distance is estimated (CHK-26, CALL-52, CALL-55)', async () => {
    await setFlags(host, 'pl', [{ key: 'CHECKOUT_GUEST_ALLOWED', choice: true }]);
    const cartId = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(cartId, CEMENT, 8)));
    const select = (custom: Partial<Selection['custom_data']>) =>
      host.call('selectGuestShippingMethod', {
        params: { cartId },
        body: {
          carrier_code: 'transporter',
          method_code: 'home',
          custom_data: { no_date: true, retailer_id: '1', postcode: NEAR, ...custom },
        },
      });
    expect(await refused(select({}))).toMatchObject({
      code: 'bad-input',
      fields: ['body.custom_data.city'],
    });
    await replied(select({ city: 'Pruszków' }));
    const selected = async (query: CallInput<'readGuestSelectedShipping'>['query']) =>
      replied(host.call('readGuestSelectedShipping', { params: { cartId }, query }));
    expect(await selected({ carrier_code: 'transporter', method_code: 'home' })).toMatchObject({
      custom_data: { postcode: NEAR, city: 'Pruszków' },
    });
    expect(await selected({ carrier_code: 'drive' })).toBeNull();
  });

  it('the choice is read by carrier and method, with the data of the carrier (CALL-54, SHP-05, PRM-08)', async () => {
    const buyer = await withCement();
    const read = (query: CallInput<'readSelectedShipping'>['query']) =>
      replied(host.call('readSelectedShipping', { query }, buyer));
    expect(await read({})).toBeNull();
    for (const delivery_code of [10, 14] as const)
      expect(await replied(byTruck(buyer, { delivery_code }))).toMatchObject({
        custom_data: { delivery_code },
      });
    expect(await read({ carrier_code: 'transporter', method_code: 'home' })).toMatchObject({
      carrier_code: 'transporter',
      custom_data: { no_date: true, retailer_id: '1', postcode: NEAR },
    });
    expect(await read({ carrier_code: 'chronopost', method_code: 'home' })).toBeNull();
  });

  describe('the hour of a pickup', () => {
    const SLOT = { date: THURSDAY, start_hour: 8 };
    const change = (buyer: Buyer, hour = `${THURSDAY}T08:00`, storeId = '1') =>
      host.call(
        'changePickupHour',
        { params: { storeId }, body: { delivery_two_hours_date: hour, retailer_id: '1' } },
        buyer,
      );
    const afterMinutes = (minutes: number) => {
      host.clock.now = new Date(Date.parse(FRIDAY_MORNING) + minutes * 60_000).toISOString();
    };
    const collecting = async (): Promise<Buyer> => {
      const buyer = await shopperWithCart(host, { [SPECIAL.reduced]: 1 });
      await replied(choose(buyer, 'drive', 'two_hours'));
      return buyer;
    };

    it('can be changed for five minutes after it was chosen, not longer (CALL-67, SHP-13, SHP-14)', async () => {
      const buyer = await collecting();
      afterMinutes(4.9);
      expect(await replied(change(buyer))).toMatchObject({
        method_code: 'scheduled',
        custom_data: { slot: SLOT },
      });
      const { selected } = (await checkout(buyer)).shipments[0] ?? {};
      expect(selected).toMatchObject({ slot: SLOT });
      expect(Date.parse(selected?.chosen_at ?? '')).toBe(Date.parse(FRIDAY_MORNING));
      afterMinutes(5);
      expect((await refused(change(buyer))).code).toBe('pickup-not-possible');
    });

    it('must be a free one of the store of the cart (CALL-67)', async () => {
      const buyer = await collecting();
      expect((await refused(change(buyer, `${THURSDAY}T09:00`))).code).toBe('slot-not-available');
      expect((await refused(change(buyer, `${THURSDAY}T08:00`, '2'))).code).toBe('bad-input');
      expect((await refused(change(buyer, 'soon'))).code).toBe('bad-input');
      const unchosen = await shopperWithCart(host, { [SPECIAL.reduced]: 1 });
      expect((await refused(change(unchosen))).code).toBe('pickup-not-possible');
      await setFlags(host, 'pl', [{ key: 'CHECKOUT_PICKUP_SLOT_CHOICE', choice: false }]);
      expect((await refused(change(buyer))).code).toBe('pickup-not-possible');
    });
  });
});
