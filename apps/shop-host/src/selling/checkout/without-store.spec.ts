import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { CENTRAL_WAREHOUSE } from '../../catalogue/stock/central-warehouse.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
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
  ADDRESS,
  aMethodChoice,
  anAdd,
  aRead,
  aVendorsDelivery,
  type Buyer,
  fromAnywhere,
  newShopper,
  pay,
  revisionOf,
} from '../../testing/shoppers.ts';

/** The shop's own store, which sells until a shopper names another. */
const OWN_STORE = '42';
const DRILL = skuOf(26);
const OTHER_DRILL = skuOf(27);
/** 25.1 kg: one fits into a parcel, two do not. */
const CEMENT = skuOf(10);
/** 40 kg: too heavy for a parcel. */
const HEAVY = skuOf(11);
/** In Kraków, where store 2 is. */
const KRAKOW = '30-002';

describe.each(ENGINES)('a checkout without a chosen store on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
    const feed = testFeed();
    for (const market of ['pl', 'es'] as const)
      await importFeed({
        pool: host.database.pool,
        market,
        feed: feedSource({
          ...feed,
          products: feed.products.map((product) =>
            product.sku === HEAVY ? { ...product, weightGrams: 40_000 } : product,
          ),
          stock: [
            ...feed.stock,
            ...[DRILL, OTHER_DRILL, CEMENT, HEAVY].map((sku) => ({
              sku,
              storeId: OWN_STORE,
              status: 'ONSITE' as const,
              quantity: 50,
              promiseUnit: 'HOUR' as const,
              promiseDelay: 2,
            })),
          ],
          'delivery-rates': [
            ...feed['delivery-rates'],
            { method: 'transporter/home', upToGrams: null, upToKm: 50, priceMinor: 7900 },
          ],
          redirections: [{ path: '/without-store', targetPath: '/', status: 301 }],
        }),
        now: FRIDAY_MORNING,
      });
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const AT_OWN_STORE = { headers: { 'retailer-id': OWN_STORE } };
  const buyerOf = async (
    lines: readonly (readonly [sku: string, quantity: number, offer?: string])[],
  ): Promise<Buyer> => {
    const shopper = await newShopper(host);
    const cartId = await replied(host.call('readMyCartId', {}, shopper));
    for (const [sku, quantity, offer] of lines)
      await replied(
        host.call(
          'addToMyCart',
          anAdd(cartId, sku, quantity, {
            store: OWN_STORE,
            context: '000P',
            ...(offer && { offer }),
          }),
          shopper,
        ),
      );
    return { ...shopper, cartId };
  };
  const read = (buyer: Buyer, postcode?: string) =>
    replied(
      host.call(
        'readCheckout',
        {
          headers: {
            'retailer-id': OWN_STORE,
            ...(postcode !== undefined && { 'delivery-postcode': postcode }),
          },
        },
        buyer,
      ),
    );
  const place = async (buyer: Buyer) => {
    const revision = await revisionOf(host, buyer, OWN_STORE);
    return host.call('orderAndPay', aCardPlacement(buyer, revision, undefined, OWN_STORE), buyer);
  };

  it('brings what the shop has, with its price and day, and offers no pickup (STO-27, CHK-01)', async () => {
    const buyer = await buyerOf([[DRILL, 1]]);
    expect(await read(buyer)).toMatchObject({
      shipments: [{ part: 'brought', item_ids: ['L1'], selected: null }],
      undeliverable: [],
    });
    const [shipment] = (await read(buyer)).shipments;
    expect(
      shipment?.methods.map(({ carrier_code, method_code }) => `${carrier_code}/${method_code}`),
    ).toEqual(['chronorelais/relay', 'locker/locker', 'chronopost/home', 'transporter/home']);
    const listed = await replied(host.call('listShippingMethods', AT_OWN_STORE, buyer));
    expect(listed.map(({ deliveryMode }) => deliveryMode)).toEqual([
      'chronorelais',
      'locker',
      'chronopost',
      'transporter',
    ]);
    const pickup = aMethodChoice('drive', 'two_hours', OWN_STORE);
    expect((await refused(host.call('selectShippingMethod', pickup, buyer))).code).toBe(
      'pickup-not-possible',
    );
  });

  it('offers each way once for what the warehouse alone brings (STO-27, SHP-02)', async () => {
    const { shipments, alternatives } = await read(await buyerOf([[DRILL, 1]]), KRAKOW);
    const ways = [...shipments.flatMap(({ methods }) => methods), ...alternatives].map(
      ({ carrier_code, method_code }) => `${carrier_code}/${method_code}`,
    );
    expect(ways).toEqual([...new Set(ways)]);
  });

  it('is finished: own products come home from the warehouse, a vendor’s from the vendor (STO-27, CHK-01, PAY-01)', async () => {
    const buyer = await buyerOf([
      [DRILL, 2],
      [SPECIAL.vendorOnly, 1, `V1-${SPECIAL.vendorOnly}`],
    ]);
    const parcel = aMethodChoice('chronopost', 'home', OWN_STORE);
    await replied(host.call('selectShippingMethod', parcel, buyer));
    await replied(host.call('selectThirdPartyShipping', aVendorsDelivery('L2'), buyer));
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
    const { orders, payment } = await replied(place(buyer));
    await pay(host, provider, payment);
    expect(orders).toHaveLength(2);
    const held = await host.database.db
      .selectFrom('stock_hold')
      .select(['location_kind', 'location', 'sku', 'quantity'])
      .where(
        'order_number',
        'in',
        orders.map(({ order_number }) => order_number),
      )
      .orderBy('sku')
      .execute();
    expect(held).toEqual([
      {
        location_kind: 'seller',
        location: `V1-${SPECIAL.vendorOnly}`,
        sku: SPECIAL.vendorOnly,
        quantity: 1,
      },
      { location_kind: 'warehouse', location: CENTRAL_WAREHOUSE, sku: DRILL, quantity: 2 },
    ]);
  });

  it('of a vendor’s product alone needs no store at all (STO-27, CHK-01)', async () => {
    const buyer = await buyerOf([[SPECIAL.vendorOnly, 1, `V1-${SPECIAL.vendorOnly}`]]);
    expect((await read(buyer)).shipments).toMatchObject([{ part: 'sent', item_ids: ['L1'] }]);
  });

  it('sends trucks from the nearest store only, which the shopper is asked to choose (STO-27, DLV-11)', async () => {
    const buyer = await buyerOf([[CEMENT, 2]]);
    const [shipment] = (await read(buyer, KRAKOW)).shipments;
    expect(shipment?.methods).toMatchObject([
      { carrier_code: 'transporter', available: false, reason: 'other-store' },
    ]);
  });

  it('leaves what only a store could hand over in the cart, and says so (STO-27, CHK-02)', async () => {
    const buyer = await buyerOf([[OTHER_DRILL, 1]]);
    await host.database.db
      .deleteFrom('delivery_rate')
      .where('market', '=', 'pl')
      .where('carrier_code', '=', 'transporter')
      .execute();
    await replied(
      host.call(
        'addToMyCart',
        anAdd(buyer.cartId, HEAVY, 1, { store: OWN_STORE, context: '000P' }),
        buyer,
      ),
    );
    const cart = await replied(host.call('readMyCart', aRead(buyer.cartId, OWN_STORE), buyer));
    expect(cart[0]?.cart.items.map(({ undeliverable }) => undeliverable)).toEqual([
      undefined,
      'pickup-only',
    ]);
    expect(await read(buyer)).toMatchObject({
      shipments: [{ part: 'brought', item_ids: ['L1'] }],
      undeliverable: [{ item_id: 'L2', reason: 'pickup-only' }],
    });
  });

  it('keeps a guest’s cart usable without an account (STO-27, FLAG-40)', async () => {
    const cartId = await replied(host.call('createGuestCart', {}, { bu: 'es' }));
    await replied(
      host.call('addToGuestCart', anAdd(cartId, DRILL, 1, { store: OWN_STORE, context: '000P' }), {
        bu: 'es',
        headers: fromAnywhere(host),
      }),
    );
    expect(
      (
        await replied(
          host.call('readGuestCheckout', { params: { cartId }, ...AT_OWN_STORE }, { bu: 'es' }),
        )
      ).shipments,
    ).toMatchObject([{ part: 'brought' }]);
  });
});
