import { CALLS } from '@materia/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { guestAddress, guestAtCheckout } from '../../testing/guests.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  aMethodChoice,
  aCardPlacement,
  type Buyer,
  buyerAtCheckout,
  mixedBuyer,
  newShopper,
  placed,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const DRILL = skuOf(26);
const HOME = {
  firstname: 'Ana',
  lastname: 'Nowak',
  telephone: '601 020 304',
  country_id: 'PL',
  street: ['Długa 12/5'],
  postcode: '61001',
  city: 'Poznań',
};
const OFFICE = {
  ...HOME,
  firstname: 'Jan',
  lastname: 'Kowalski',
  street: ['Polna 3'],
  postcode: '00001',
  city: 'Warszawa',
};
const SITE = { ...HOME, firstname: 'Ewa', street: ['Leśna 9'], postcode: '80-001', city: 'Gdańsk' };

describe.each(ENGINES)('the addresses of a checkout on %s', (engine) => {
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

  const checkout = (buyer: Buyer) =>
    replied(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer));
  const ship = (buyer: Buyer, address: object = {}) =>
    host.call('saveShippingAddress', { body: { address: { ...HOME, ...address } } }, buyer);
  const bill = (buyer: Buyer, address: object = OFFICE) =>
    host.call('saveBillingAddress', { body: { address: { ...HOME, ...address } } }, buyer);
  const vendors = (buyer: Buyer, address: object = SITE) =>
    host.call(
      'saveThirdPartyShippingAddress',
      { body: { address: { ...HOME, ...address } } },
      buyer,
    );
  const place = async (buyer: Buyer) =>
    host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer);
  const readOrder = (number: string, buyer: Buyer) =>
    replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer));

  /** A parcel of the retailer, and what a vendor sends. */
  const readyToSend = (): Promise<Buyer> =>
    mixedBuyer(host, { [DRILL]: 1 }, aMethodChoice('chronopost', 'home'));

  it('have their calls, for customers and guests (CALL-57, CALL-58, CALL-59, CALL-60)', () =>
    expect(
      (
        [
          'saveBillingAddress',
          'readBillingAddress',
          'saveShippingAddress',
          'readShippingAddress',
          'saveThirdPartyShippingAddress',
          'saveGuestShippingAddress',
          'readGuestShippingAddress',
        ] as const
      ).map((name) => `${CALLS[name].method} ${CALLS[name].path}`),
    ).toEqual([
      'PUT /carts/mine/billing-address',
      'GET /carts/mine/billing-address',
      'PUT /carts/mine/shipping-address',
      'GET /carts/mine/shipping-address',
      'PUT /carts/mine/third-party-shipping-address',
      'PUT /carts/guest/:cartId/shipping-address',
      'GET /carts/guest/:cartId/shipping-address',
    ]));

  it('a shipping address is saved and read in stored form (CALL-58)', async () => {
    const buyer = await shopperWithCart(host);
    expect(await replied(host.call('readShippingAddress', {}, buyer))).toBeNull();
    const saved = await replied(ship(buyer, { prefix: 'Mrs', region: 'wielkopolskie' }));
    expect(saved).toEqual({
      address: {
        ...HOME,
        prefix: 'Mrs',
        region: 'wielkopolskie',
        telephone: '+48601020304',
        postcode: '61-001',
      },
    });
    expect(await replied(host.call('readShippingAddress', {}, buyer))).toEqual(saved);
  });

  it('a billing address follows the shipping address until it is another one (CALL-57, CHK-30)', async () => {
    const buyer = await shopperWithCart(host);
    const billing = async () =>
      (await replied(host.call('readBillingAddress', {}, buyer)))?.address.city;
    expect(await billing()).toBeUndefined();
    await replied(ship(buyer));
    expect([await billing(), (await checkout(buyer)).billing_address]).toEqual(['Poznań', null]);
    await replied(bill(buyer));
    expect([await billing(), (await checkout(buyer)).billing_address?.address.lastname]).toEqual([
      'Warszawa',
      'Kowalski',
    ]);
    await replied(bill(buyer, { street: [' DŁUGA 12/5', ''], city: 'POZNAŃ' }));
    expect([await billing(), (await checkout(buyer)).billing_address]).toEqual(['Poznań', null]);
  });

  it('a billing address names an entry of the own address book only (CALL-57, ROL-08)', async () => {
    const buyer = await shopperWithCart(host);
    const { id } = await replied(host.call('addAddress', { body: OFFICE }, buyer));
    const foreign = await replied(
      host.call('addAddress', { body: OFFICE }, await newShopper(host)),
    );
    const save = (customer_address_id: string) =>
      host.call('saveBillingAddress', { body: { address: OFFICE, customer_address_id } }, buyer);
    expect(await replied(save(id))).toMatchObject({ customer_address_id: id });
    for (const missing of [foreign.id, 'nowhere'])
      expect(await refused(save(missing))).toMatchObject({
        code: 'bad-input',
        fields: ['body.customer_address_id'],
      });
  });

  it.each([
    [{ postcode: '6100' }, 'postcode'],
    [{ firstname: '' }, 'firstname'],
    [{ street: [''] }, 'street'],
    [{ country_id: 'DE' }, 'country_id'],
  ])('a billing address with %j is refused at its field', async (wrong, field) => {
    expect(await refused(bill(await shopperWithCart(host), wrong))).toMatchObject({
      code: 'bad-input',
      fields: [`body.address.${field}`],
    });
  });

  it('the order is sent to the shipping address and invoiced to the billing address (CALL-57, CALL-58)', async () => {
    const buyer = await readyToSend();
    await replied(ship(buyer));
    await replied(bill(buyer));
    const { orders } = await replied(place(buyer));
    for (const { order_id } of orders)
      expect((await readOrder(order_id, buyer)).addresses).toMatchObject([
        { type: 'shipping', firstname: 'Ana', city: 'Poznań' },
        {
          type: 'billing',
          firstname: 'Jan',
          lastname: 'Kowalski',
          street: ['Polna 3'],
          postcode: '00-001',
        },
      ]);
  });

  it('the invoice names the payer, and without an address of their own the customer’s main address (CALL-57, ADDR-08)', async () => {
    const buyerOf = async (number: string) =>
      (
        await host.database.db
          .selectFrom('orders')
          .select('buyer')
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
      ).buyer;
    const named = await readyToSend();
    await replied(ship(named));
    await replied(bill(named));
    const [order] = (await replied(place(named))).orders;
    expect(await buyerOf(order?.order_id ?? '')).toMatchObject({
      lastname: 'Kowalski',
      invoice_address: { street: ['Polna 3'], postcode: '00-001', city: 'Warszawa' },
    });
    const collector = await buyerAtCheckout(host);
    await replied(host.call('addAddress', { body: SITE }, collector));
    expect(await buyerOf(await placed(host, collector))).toMatchObject({
      firstname: 'Ana',
      invoice_address: { city: 'Gdańsk' },
    });
  });

  it('vendors send to the third-party address, until a shipping address is saved again (CALL-59, SHP-08)', async () => {
    const buyer = await readyToSend();
    await replied(ship(buyer));
    expect(await replied(vendors(buyer))).toMatchObject({
      address: { city: 'Gdańsk', postcode: '80-001' },
    });
    expect((await checkout(buyer)).third_party_shipping_address?.address.city).toBe('Gdańsk');
    const { orders } = await replied(place(buyer));
    const sent = await Promise.all(
      orders.map(async ({ order_id }) => {
        const { type, customer, addresses = [] } = await readOrder(order_id, buyer);
        return [type, customer.firstname, addresses[0]?.city];
      }),
    );
    expect(sent).toEqual([
      ['legacy', 'Ana', 'Poznań'],
      ['offer', 'Ewa', 'Gdańsk'],
    ]);
    const next = await readyToSend();
    await replied(vendors(next));
    await replied(ship(next));
    expect((await checkout(next)).third_party_shipping_address).toBeNull();
  });

  it('vendors’ shipments need an address, and so do parcels (SHP-08)', async () => {
    const buyer = await readyToSend();
    await replied(
      host.call(
        'saveShippingAddress',
        { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '601020304' } } },
        buyer,
      ),
    );
    expect(await refused(place(buyer))).toMatchObject({
      code: 'bad-input',
      fields: ['contact.address'],
    });
    await replied(vendors(buyer));
    expect(await refused(place(buyer))).toMatchObject({
      code: 'bad-input',
      fields: ['contact.address'],
    });
    await replied(ship(buyer));
    await replied(place(buyer));
  });

  it('a parcel needs no phone number, and placement asks for it once another shipment does (CHK-19, CHK-20)', async () => {
    const buyer = await shopperWithCart(host, { [DRILL]: 1 });
    const parcel = {
      carrier_code: 'chronopost',
      method_code: 'home',
      custom_data: { no_date: true, retailer_id: '1' },
    } as const;
    await replied(host.call('selectShippingMethod', { body: parcel }, buyer));
    expect((await refused(ship(buyer, { telephone: '12' }))).fields).toEqual([
      'body.address.telephone',
    ]);
    await replied(ship(buyer, { telephone: '' }));
    const pickup = { ...parcel, carrier_code: 'drive', method_code: 'two_hours' } as const;
    await replied(host.call('selectShippingMethod', { body: pickup }, buyer));
    expect(await refused(place(buyer))).toMatchObject({
      code: 'bad-input',
      fields: ['contact.telephone'],
    });
    await replied(host.call('selectShippingMethod', { body: parcel }, buyer));
    const { orders } = await replied(place(buyer));
    expect((await readOrder(orders[0]?.order_id ?? '', buyer)).customer.telephone).toBe('');
  });

  it('a guest has them by the mask id of the cart, without an address book (CALL-60, CHK-26)', async () => {
    const es = { bu: 'es' };
    const params = { cartId: await guestAtCheckout(host) };
    expect(await replied(host.call('readGuestShippingAddress', { params }, es))).toMatchObject({
      address: { city: 'Madrid' },
    });
    const body = guestAddress('es');
    const save = (change: object, customer_address_id?: string) =>
      host.call(
        'saveGuestShippingAddress',
        { params, body: { address: { ...body.address, ...change }, customer_address_id } },
        es,
      );
    expect(await refused(save({ city: ' ' }))).toMatchObject({
      code: 'bad-input',
      fields: ['body.address.city'],
    });
    expect((await refused(save({}, 'any'))).fields).toEqual(['body.customer_address_id']);
    await replied(
      host.call(
        'saveGuestBillingAddress',
        { params, body: { address: { ...body.address, lastname: 'Gil' } } },
        es,
      ),
    );
    expect(await replied(host.call('readGuestBillingAddress', { params }, es))).toMatchObject({
      address: { lastname: 'Gil' },
    });
    expect(
      await replied(host.call('saveGuestThirdPartyShippingAddress', { params, body }, es)),
    ).toMatchObject({ address: { city: 'Madrid' } });
  });
});
