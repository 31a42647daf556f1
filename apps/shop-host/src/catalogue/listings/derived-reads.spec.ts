import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)(
  'the reads whose responses the specification leaves open, on %s',
  (engine) => {
    let host: TestHost;
    beforeAll(async () => {
      host = await openTestHost(engine);
    });
    afterAll(() => host.close());

    const sku = SPECIAL.contested;
    const atStore = { retailer_id: '1' };
    const codes = (offers: readonly { readonly code: string }[]) => offers.map(({ code }) => code);

    it.each([
      '/category/10/depth/2',
      '/category/10/depth/2/retailer/1',
      '/product/list?retailer_id=1&page_size=5',
      `/product/detail/${SPECIAL.hundred}`,
      `/product/offer/${SPECIAL.hundred}/retailer/1`,
      '/vendors/SELLER-1',
      '/sitemap/category',
      '/sitemap/category/page/1/size/10',
    ])('serves %s at the agreed path (CALL-145)', async (path) => {
      const { statusCode, payload } = await host.app.inject({
        url: `/pl${path}`,
        headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
      });
      expect([statusCode, payload]).toEqual([200, expect.stringMatching(/^[{[]/)]);
    });

    it.each([
      ['/vendors', { sellerContextIdentifier: '14', sellerStatus: 'ACTIVE' }],
      ['/redirection', { url_path: '/old-cement' }],
    ])(
      'serves %s at the agreed path, with its query in the body (CALL-145)',
      async (path, payload) => {
        const answer = await host.app.inject({
          method: 'POST',
          url: `/pl${path}`,
          headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
          payload,
        });
        expect(answer.statusCode).toBe(200);
      },
    );

    it('returns the product with its offers, best first, from product/view (CAT-08, CALL-13)', async () => {
      const [found] = (
        await replied(host.call('viewProduct', { params: { id: sku }, query: atStore }))
      ).data;
      expect([found?.product.sku, codes(found?.offers ?? [])]).toEqual([
        sku,
        [`R-${sku}`, `V1-${sku}`],
      ]);
    });

    it('finds products only by SKU in product/details/sku (CALL-14)', async () => {
      const [product] = (await replied(host.call('readProductBySku', { params: { sku } }))).data;
      expect(product?.sku).toBe(sku);
      expect(
        (await refused(host.call('readProductBySku', { params: { sku: product?.url_key ?? '' } })))
          .status,
      ).toBe(404);
    });

    it('returns the offers at a store from product/offers/sku and getProductOffers (CALL-15, CALL-16)', async () => {
      const bySku = (
        await replied(host.call('readOffersBySku', { params: { sku }, query: atStore }))
      ).data;
      const byId = (
        await replied(
          host.call('readProductOffers', { params: { productId: sku }, query: atStore }),
        )
      ).data;
      expect([codes(bySku), byId]).toEqual([[`R-${sku}`, `V1-${sku}`], bySku]);
    });

    it('returns the facets of the same list with counts from filters/list (CALL-18)', async () => {
      const query = { category_id: '10', ...atStore };
      const filters = (await replied(host.call('listFilters', { query }))).data;
      expect(filters.length).toBeGreaterThan(0);
      expect(filters).toEqual(
        (await replied(host.call('listProducts', { query }))).data[0]?.filters,
      );
    });

    it('returns the path to a category, department first, from breadcrumbs (CALL-22)', async () => {
      const trail = (
        await replied(host.call('readBreadcrumbs', { params: { categoryId: '101010' } }))
      ).data;
      expect(trail.map(({ id, url_path }) => [id, url_path])).toEqual([
        ['10', 'building'],
        ['1010', 'building/cement'],
        ['101010', 'building/cement/portland-cement'],
      ]);
    });

    it('returns product/list as the product list of the catalogue (CALL-09, CALL-23)', async () => {
      const query = {
        category_id: '10',
        page_size: '5',
        page_id: '2',
        price_context_code: '001P',
        order_by: '{"key":"price-asc"}',
        filters: '{}',
        ...atStore,
      };
      const listed = await replied(host.call('listCatalogue', { query }));
      expect(listed).toEqual(await replied(host.call('listProducts', { query })));
      expect(listed.data[0]).toMatchObject({
        page_id: 2,
        page_size: 5,
        retailer: { ecommerce: '1' },
      });
    });

    it('serves the category tree and the reads of offers and products at the agreed paths (CALL-10, CALL-12, CALL-17)', async () => {
      const headers = { authorization: `Bearer ${host.secrets.publicCredential}` };
      for (const path of [
        'categories/tree',
        `offers/M${sku}/001P`,
        `product/offer/${sku}/retailer/1`,
        `product/detail/${sku}`,
        'category/10/depth/2/retailer/1',
      ]) {
        const response = await host.app.inject({ method: 'GET', url: `/pl/${path}`, headers });
        expect([path, response.statusCode]).toEqual([path, 200]);
      }
    });

    it('serves stores at the agreed paths: list, by url key, by id, by code, by place, nearest, and stock per store (STO-23, CALL-25, CALL-35)', async () => {
      const headers = { authorization: `Bearer ${host.secrets.publicCredential}` };
      const paths = [
        'list',
        'url-key/store-1',
        '1',
        'code/1',
        'position/52.2/21',
        'nearest?city=Warszawa',
        'nearest?postcode=00-950',
        'nearest?latitude=52.2&longitude=21',
        '1/drive-delivery-date/onsite',
        `stock/M${sku}/001P/52.2/21`,
      ];
      for (const path of paths) {
        const response = await host.app.inject({
          method: 'GET',
          url: `/pl/retailer/${path}`,
          headers,
        });
        expect([path, response.statusCode]).toEqual([path, 200]);
      }
    });

    it('returns the product as the first entry of data from product/detail (CALL-11)', async () => {
      const { data } = await replied(host.call('readProduct', { params: { id: sku } }));
      expect([data.length, data[0]?.sku]).toEqual([1, sku]);
    });

    it('returns stock status, stock and delivery promise of an offer for home, store and relay point (OFF-10)', async () => {
      const { data } = await replied(
        host.call('readOffers', {
          params: { productAdeoKey: `M${sku}`, priceContextCode: '001P' },
        }),
      );
      expect(data.length).toBeGreaterThan(0);
      for (const { delivery } of data) {
        expect(Object.keys(delivery).toSorted()).toEqual(['home', 'relay', 'store']);
        for (const { availabilities } of Object.values(delivery))
          expect(Array.isArray(availabilities)).toBe(true);
      }
      expect(data[0]?.delivery.store.availabilities[0]).toEqual({
        stockStatus: expect.stringMatching(/^[A-Z_]+$/),
        availableStock: expect.any(Number),
        promise: { unit: expect.any(String), delay: expect.any(Number) },
      });
    });

    it.each(['url-key/store-1', '1', 'code/001'])(
      'returns one store from retailer/%s (CALL-27, CALL-28, CALL-29)',
      async (path) => {
        const response = await host.app.inject({
          method: 'GET',
          url: `/pl/retailer/${path}`,
          headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
        });
        const body: unknown = response.json();
        expect(body).toMatchObject({ data: [{ id: '1', seller_code: '001', url_key: 'store-1' }] });
      },
    );

    it.each(['viewProduct', 'readOffersBySku', 'readProductOffers'] as const)(
      'returns 404 from %s for an unknown product or store',
      async (call) => {
        const ask = (id: string, retailer_id: string) =>
          host.call(call, { params: { id, sku: id, productId: id }, query: { retailer_id } });
        expect([
          (await refused(ask('gone', '1'))).status,
          (await refused(ask(skuOf(0), '77'))).status,
        ]).toEqual([404, 404]);
      },
    );
  },
);
