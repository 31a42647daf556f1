import { SITEMAP_IDS } from '@materia/domain-navigation';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe('vendors', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    const vendor = (
      code: string,
      id: string,
      name: string,
      urlKey: string,
      status: 'ACTIVE' | 'CLOSED',
    ) => ({
      market: 'pl',
      code,
      seller_identifier: id,
      name,
      url_key: urlKey,
      city: 'Łódź',
      country: 'PL',
      trader: null,
      status,
      profile: null,
    });
    await host.database.db
      .insertInto('vendor')
      .values([
        vendor('V3', '140301', 'Kominki', 'kominki', 'ACTIVE'),
        vendor('V4', '140302', 'Kominki', 'kominki', 'ACTIVE'),
        vendor('V5', '140303', 'Left', 'left', 'CLOSED'),
        // One vendor's url key is another's slug.
        vendor('V6', '140304', 'Drewno', 'kominki-140301', 'ACTIVE'),
      ])
      .execute();
  });
  afterAll(() => host.close());

  const list = (body: object, query: object = {}) =>
    host.call('listVendors', {
      query,
      body: { sellerContextIdentifier: '14', sellerStatus: 'ACTIVE', ...body },
    });
  const found = async (key: string) =>
    (await replied(host.call('findVendors', { params: { key } }))).data.map(
      ({ sellerIdentifier }) => sellerIdentifier,
    );

  it('are listed by name, only active ones of the marketplace with context 14, from a position (VEN-04, CALL-36, LIM-10)', async () => {
    const all = await replied(list({}));
    expect([
      all.totalResults,
      all.sellers.map(({ sellerContexts }) => sellerContexts[0]?.name),
    ]).toEqual([5, ['Drewno', 'Kominki', 'Kominki', 'Vendor One', 'Vendor Two']]);
    const rest = await replied(list({}, { maxResult: 2, position: 3 }));
    expect([
      rest.totalResults,
      rest.sellers.map(({ sellerIdentifier }) => sellerIdentifier),
    ]).toEqual([5, ['SELLER-1', 'SELLER-2']]);
    expect((await replied(list({ sellerContextIdentifier: 13 }))).totalResults).toBe(0);
    expect((await replied(list({ sellerContextIdentifier: 14 }))).totalResults).toBe(5);
  });

  it('are read by id with the field names of the contract, their contexts and trader identity (VEN-01, VEN-06, VEN-11, CALL-37, BEY-13)', async () => {
    const vendor = await replied(host.call('readVendor', { params: { id: 'SELLER-1' } }));
    expect(vendor).toMatchObject({
      sellerIdentifier: 'SELLER-1',
      sellerStatus: 'ACTIVE',
      sellerSite: { city: 'Łódź', country: 'PL' },
      sellerContexts: [{ identifier: '14', name: 'Vendor One' }],
      urlKey: 'vendor-one',
      isShopNameShared: false,
    });
    expect(vendor.trader).toBeDefined();
    expect(await refused(host.call('readVendor', { params: { id: 'nobody' } }))).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });

  it('show changed terms of sale at once (VEN-12)', async () => {
    const terms = async () =>
      (await replied(host.call('readVendorTerms', { params: { key: 'vendor-two' } }))).data[0]
        ?.sellerContexts[0]?.salesConditions.text;
    await terms();
    const profile = {
      createdOn: '2024-05-02',
      logo: null,
      description: '',
      returnPolicy: '',
      shippingFromCountry: 'PL',
      deliveries: [],
      salesTerms: 'The terms since today.',
      salesTermsLink: null,
      ecoSubscriptions: [],
      rating: null,
    };
    await host.database.db
      .updateTable('vendor')
      .set({ profile: JSON.stringify(profile) })
      .where('market', '=', 'pl')
      .where('url_key', '=', 'vendor-two')
      .execute();
    expect(await terms()).toBe('The terms since today.');
  });

  it.each([
    ['the slug of name and identifier, which wins over a url key', 'kominki-140301', ['140301']],
    ['the slug, where two share the shop name', 'kominki-140302', ['140302']],
    ['the url key', 'vendor-one', ['SELLER-1']],
    ['the identifier', '140304', ['140304']],
    ['the identifier after a name that has changed since', 'piece-i-kominki-140302', ['140302']],
    ['the shop name', 'Vendor Two', ['SELLER-2']],
    ['a shop name that two vendors share', 'Kominki', ['140301', '140302']],
  ])('are found by %s (RTE-06, RTE-15)', async (_, key, ids) =>
    expect(await found(key)).toEqual(ids),
  );

  it('always have a unique url key (RTE-15)', async () => {
    const { sellers } = await replied(list({}));
    expect(new Set(sellers.map(({ urlKey }) => urlKey)).size).toBe(sellers.length);
  });
});

describe('brands and sitemaps', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());

  it('list what one vendor has in stock, and searches narrow that list (CAT-03, BEY-13)', async () => {
    const skusOf = async (query: object): Promise<readonly string[]> => {
      const { data } = await replied(
        host.call('listProducts', { query: { retailer_id: '1', page_size: 96, ...query } }),
      );
      return data[0]?.products.map(({ sku }) => sku).toSorted() ?? [];
    };
    const offers = await host.database.db
      .selectFrom('vendor_offer')
      .selectAll()
      .where('market', '=', 'pl')
      .execute();
    const sold = (code: string) =>
      [
        ...new Set(
          offers
            .filter((offer) => offer.vendor_code === code && offer.qty > 0)
            .map(({ sku }) => sku),
        ),
      ].toSorted();
    expect(sold('V2').length).toBeGreaterThan(0);
    expect([
      await skusOf({ seller_identifier: 'SELLER-1' }),
      await skusOf({ seller_identifier: 'SELLER-2' }),
      await skusOf({ seller_identifier: 'nobody' }),
    ]).toEqual([sold('V1'), sold('V2'), []]);
    const { data } = await replied(
      host.call('listProducts', { query: { retailer_id: '1', seller_identifier: 'SELLER-2' } }),
    );
    for (const { best_offer } of data[0]?.products ?? [])
      expect(best_offer?.vendor.sellerIdentifier).toBe('SELLER-2');
    const [one = ''] = sold('V2');
    expect(await skusOf({ seller_identifier: 'SELLER-2', search: one })).toEqual([one]);
    expect(await skusOf({ seller_identifier: 'nobody', search: one })).toEqual([]);
  });

  it('list the brands of the range by letter with their keys, each with its shelves and counts (BRD-01, BRD-02, RTE-05, CALL-21)', async () => {
    const { data } = await replied(host.call('listBrands', {}));
    expect(data.map(({ name, url_key }) => [name, url_key])).toEqual([
      ['Kamborn', 'kamborn'],
      ['Łupex', 'lupex'],
      ['Murvena', 'murvena'],
    ]);
    const brand = await replied(host.call('readBrand', { params: { key: 'lupex' } }));
    expect(brand.data[0]?.shelves.reduce((sum, shelf) => sum + shelf.product_count, 0)).toBe(
      brand.data[0]?.product_count,
    );
    expect((await refused(host.call('readBrand', { params: { key: 'nobody' } }))).code).toBe(
      'not-found',
    );
  });

  const page = (identifier: 'product' | 'longtail' | 'category', number: number, size: number) =>
    replied(host.call('readSitemapPage', { params: { identifier, page: number, size } }));

  it('return data, the current page and the number of pages; products and the long tail are paged (SMP-01, SMP-03, CALL-75)', async () => {
    const [first, second, last] = [
      await page('product', 1, 12),
      await page('product', 2, 12),
      await page('product', 3, 12),
    ];
    expect([first.nbPages, second.currentPage, last.data.length]).toEqual([
      3,
      2,
      first.data.length + second.data.length === 24 ? last.data.length : 0,
    ]);
    const paths = [first, second, last].flatMap(({ data }) => data.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/product-\d+-ref\d+\.html$/);
    expect(
      (
        await refused(
          host.call('readSitemapPage', { params: { identifier: 'product', page: 4, size: 12 } }),
        )
      ).code,
    ).toBe('not-found');
  });

  it('have pages of 100 entries for category, product, brand, cms and longtail, and for nothing else (SMP-06)', async () => {
    const whole = await replied(host.call('readSitemap', { params: { identifier: 'product' } }));
    expect(whole.data).toEqual((await page('product', 1, 100)).data);
    for (const identifier of ['category', 'product', 'brand', 'cms', 'longtail'] as const)
      expect(
        (await replied(host.call('readSitemap', { params: { identifier } }))).currentPage,
      ).toBe(1);
    expect(SITEMAP_IDS).toEqual(['category', 'product', 'brand', 'cms', 'longtail']);
  });

  it('of other kinds are page 1 of 1, whichever page is requested (SMP-09, CALL-74)', async () => {
    const whole = await replied(host.call('readSitemap', { params: { identifier: 'category' } }));
    expect(await page('category', 7, 3)).toEqual(whole);
    expect([whole.currentPage, whole.nbPages, whole.data.length]).toEqual([1, 1, 7]);
  });

  it('list pages of the market: brands, brands in categories, stores, vendors (SMP-02)', async () => {
    const [pl] = markets;
    const read = async (identifier: 'brand' | 'cms' | 'longtail') =>
      (await replied(host.call('readSitemap', { params: { identifier } }))).data.map(
        ({ path }) => path,
      );
    expect(await read('brand')).toContain('/znane-marki/lupex/');
    expect(
      (await read('longtail')).every((path) => /^\/znane-marki\/[a-z]+\/[a-z-]+-\d+\/$/.test(path)),
    ).toBe(true);
    expect(await read('cms')).toEqual(
      expect.arrayContaining([
        pl.routes.stores.canonical,
        '/nasze-sklepy/store-1.html',
        '/nos-vendeurs/Vendor%20One',
        '/newsletter.html',
      ]),
    );
  });

  it('require the fixed credential, as redirections do (CALL-04, CALL-76)', async () => {
    expect(
      (await host.call('readSitemap', { params: { identifier: 'brand' } }, { token: 'wrong' }))
        .status,
    ).toBe(401);
    expect(
      (
        await host.call(
          'findRedirection',
          { body: { url_path: '/old-cement' } },
          { token: 'wrong' },
        )
      ).status,
    ).toBe(401);
    expect(
      await replied(host.call('findRedirection', { body: { url_path: '/old-cement' } })),
    ).toEqual({ target_path: '/building/cement', status: 301 });
    expect(
      (await refused(host.call('findRedirection', { body: { url_path: '/nowhere' } }))).code,
    ).toBe('not-found');
  });
});
