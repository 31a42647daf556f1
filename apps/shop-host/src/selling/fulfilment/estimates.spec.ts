import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { anAdd, type Buyer, shopperWithCart } from '../../testing/shoppers.ts';

const headers = { 'retailer-id': '1' };

describe.each(ENGINES)('estimates of delivery on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const estimate = (buyer: Buyer, postcode: string) =>
    host.call('estimateShippingMethods', { headers, body: { address: { postcode } } }, buyer);

  it('list the methods of each shipment with price and day (CALL-53, CALL-73, SHP-02, SHP-04, SHP-22)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(26)]: 1 });
    await replied(
      host.call(
        'addToMyCart',
        anAdd(buyer.cartId, SPECIAL.vendorOnly, 1, { offer: `V1-${SPECIAL.vendorOnly}` }),
        buyer,
      ),
    );
    const shipments = await replied(estimate(buyer, '00-950'));
    expect(
      shipments.map(({ seller_code, methods }) => [
        seller_code,
        methods.map(({ carrier_code, method_code, amount, arrives }) => [
          `${carrier_code}/${method_code}`,
          amount,
          arrives,
        ]),
      ]),
    ).toEqual([
      [
        'MATERIA',
        [
          ['drive/two_hours', 0, undefined],
          ['drive/scheduled', 0, undefined],
          ['chronorelais/relay', 9.99, '2026-11-25'],
          ['locker/locker', 11.99, '2026-11-24'],
          ['chronopost/home', 13.99, '2026-11-24'],
        ],
      ],
      ['V1', [['seller/home', 14.99, '2026-11-25']]],
    ]);
    const before = await replied(host.call('readCheckout', { headers }, buyer));
    await replied(estimate(buyer, '00-950'));
    expect((await replied(host.call('readCheckout', { headers }, buyer))).revision).toBe(
      before.revision,
    );
  });

  it('are refused at the postal code, and for an empty cart', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(26)]: 1 });
    expect(await refused(estimate(buyer, 'here'))).toMatchObject({
      code: 'bad-input',
      fields: ['body.address.postcode'],
    });
    expect((await refused(estimate(await shopperWithCart(host, {}), '00-001'))).code).toBe(
      'cart-empty',
    );
  });

  it('are for guests as well, in every market (CALL-53)', async () => {
    const cartId = await replied(host.call('createGuestCart', {}));
    const read = (id: string) =>
      host.call('estimateGuestShippingMethods', {
        params: { cartId: id },
        headers,
        body: { address: { postcode: '00-001' } },
      });
    expect((await refused(read('nobody'))).code).toBe('no-such-cart');
    expect((await refused(read(cartId))).code).toBe('cart-empty');
  });
});
