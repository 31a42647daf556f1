import { markets } from '@materia/market-all';
import { pathTo } from '@materia/market-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import {
  ADDRESS,
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  mixedBuyer,
  newGuestCart,
  revisionOf,
} from '../../testing/shoppers.ts';

/** A product of its own brand that only a vendor sells. */
const EXCLUSIVE = skuOf(20);
const OFFER = `V1-${EXCLUSIVE}`;
const BRAND = 'Solitaria';
const VENDORS = pathTo(markets[0].routes)('vendors');

const feed = (): ReturnType<typeof testFeed> => {
  const plain = testFeed();
  return testFeed({
    products: plain.products.map((product) =>
      product.sku === EXCLUSIVE ? { ...product, brand: BRAND, name: 'Solitary lantern' } : product,
    ),
    prices: plain.prices.filter(({ sku }) => sku !== EXCLUSIVE),
    stock: plain.stock.filter(({ sku }) => sku !== EXCLUSIVE),
    'vendor-offers': [
      ...plain['vendor-offers'],
      {
        code: OFFER,
        sku: EXCLUSIVE,
        vendorCode: 'V1',
        amountMinor: 990,
        initialAmountMinor: 990,
        status: 'SITE_DELIVERY',
        quantity: 9,
        promiseUnit: 'DAY',
        promiseDelay: 3,
      },
    ],
  });
};

describe.each(ENGINES)('a shop whose flag MARKETPLACE_MODE is off, on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: feedSource(feed()),
      now: host.clock.now,
    });
  });
  afterAll(() => host.close());
  beforeEach(() => setMarketplace(true));

  const setMarketplace = (isOn: boolean): Promise<void> =>
    setFlags(host, 'pl', [{ key: 'MARKETPLACE_MODE', choice: isOn }]);
  /** What is read while the flag is on, and while it is off. */
  const onAndOff = async <Value>(read: () => Promise<Value>): Promise<readonly [Value, Value]> => {
    const on = await read();
    await setMarketplace(false);
    return [on, await read()];
  };
  const listed = async (query: Readonly<Record<string, string>>) => {
    const [page] = (
      await replied(
        host.call('listProducts', { query: { retailer_id: '1', page_size: '96', ...query } }),
      )
    ).data;
    if (page === undefined) throw new Error('A list has a page');
    return page;
  };
  const offersOf = async (sku: string): Promise<readonly string[]> =>
    (
      await replied(
        host.call('readOffers', {
          params: { productAdeoKey: `M${sku}`, priceContextCode: '001P' },
        }),
      )
    ).data.map(({ code }) => code);
  const addOffer = (cartId: string) =>
    host.call('addToGuestCart', anAdd(cartId, EXCLUSIVE, 1, { offer: OFFER }));

  it.each([
    ['a category', { category_id: '1020' }],
    ['the search', { search: 'solitary lantern' }],
    ['the products of the vendor', { seller_identifier: 'SELLER-1' }],
  ])('leaves a product that only a vendor sells out of %s (FLAG-38)', async (_, query) => {
    const [on, off] = await onAndOff(() => listed(query));
    const has = ({ products }: typeof on): boolean => products.some(({ sku }) => sku === EXCLUSIVE);
    expect([has(on), has(off)]).toEqual([true, false]);
    expect(off.total).toBeLessThan(on.total);
  });

  it('lists what the retailer sells too with the retailer’s offer and price (FLAG-38)', async () => {
    const read = async () =>
      (await listed({ category_id: '10' })).products.find(({ sku }) => sku === SPECIAL.vendorOnly)
        ?.best_offer?.code;
    expect(await onAndOff(read)).toEqual([`V2-${SPECIAL.vendorOnly}`, `R-${SPECIAL.vendorOnly}`]);
  });

  it('counts neither its product in the categories nor its brand (FLAG-38)', async () => {
    const counts = async () => {
      const [tree] = (await replied(host.call('readCategoryTree', {}))).data;
      const [here] = (
        await replied(
          host.call('readCategoryOfStore', {
            params: { categoryId: '1020', depth: '0', storeId: '1' },
          }),
        )
      ).data;
      return [tree?.product_count, here?.product_count] as const;
    };
    const [[all, here], [left, leftHere]] = await onAndOff(counts);
    expect([left, leftHere]).toEqual([(all ?? 0) - 1, (here ?? 0) - 1]);
    const brands = async () =>
      (await replied(host.call('listBrands', {}))).data.some(({ name }) => name === BRAND);
    expect(await brands()).toBe(false);
    await setMarketplace(true);
    expect(await brands()).toBe(true);
  });

  it('suggests neither the product nor its brand while the shopper types (FLAG-38)', async () => {
    const suggested = async () => {
      const [found] = (
        await replied(host.call('suggest', { query: { search: 'solita', retailer_id: '1' } }))
      ).data;
      return [found?.products.map(({ sku }) => sku), found?.brands.map(({ name }) => name)];
    };
    expect(await onAndOff(suggested)).toEqual([
      [[EXCLUSIVE], [BRAND]],
      [[], []],
    ]);
  });

  it('shows the product page without an offer of a vendor (FLAG-38)', async () => {
    expect(await onAndOff(() => offersOf(EXCLUSIVE))).toEqual([[OFFER], []]);
    expect(await offersOf(SPECIAL.contested)).toEqual([`R-${SPECIAL.contested}`]);
  });

  it('names neither the product nor vendors in the sitemaps (FLAG-38)', async () => {
    const paths = async (identifier: 'product' | 'cms' | 'brand') =>
      (await replied(host.call('readSitemap', { params: { identifier } }))).data
        .map(({ path }) => path)
        .filter(
          (path) =>
            path.includes(EXCLUSIVE) || path.startsWith(VENDORS) || path.includes('solitaria'),
        );
    const all = () => Promise.all([paths('product'), paths('cms'), paths('brand')]);
    const [on, off] = await onAndOff(all);
    expect(on.map((found) => found.length > 0)).toEqual([true, true, true]);
    expect(off).toEqual([[], [], []]);
  });

  it('takes no offer of a vendor into a cart (FLAG-38)', async () => {
    const cartId = await newGuestCart(host);
    await setMarketplace(false);
    expect(await refused(addOffer(cartId))).toMatchObject({ code: 'not-sellable' });
    await setMarketplace(true);
    await replied(addOffer(cartId));
  });

  it('keeps a line of a vendor in the cart, uncounted, until the flag is on again (FLAG-38)', async () => {
    const cartId = await newGuestCart(host);
    await replied(addOffer(cartId));
    const total = async () =>
      (await replied(host.call('readUpgradedGuestCart', aRead(cartId))))[0]?.cart;
    const [on, off] = await onAndOff(total);
    expect([on?.items_count, off?.items_count]).toEqual([1, 0]);
    await setMarketplace(true);
    expect((await total())?.items_count).toBe(1);
  });

  it('neither delivers nor places what a vendor sells (FLAG-38)', async () => {
    const buyer: Buyer = await mixedBuyer(
      host,
      { [skuOf(9)]: 1 },
      {
        body: {
          carrier_code: 'drive',
          method_code: 'two_hours',
          custom_data: { no_date: false, retailer_id: '1' },
        },
      },
    );
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
    const revision = await revisionOf(host, buyer);
    const shipments = async () =>
      (await replied(host.call('readCheckout', { headers: { 'retailer-id': '1' } }, buyer)))
        .shipments.length;
    const [on, off] = await onAndOff(shipments);
    expect(off).toBeLessThan(on);
    expect(
      await refused(host.call('placeOrder', aPlacement(buyer, revision), buyer)),
    ).toMatchObject({ code: 'out-of-stock' });
  });
});
