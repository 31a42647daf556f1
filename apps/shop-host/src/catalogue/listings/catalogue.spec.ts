import { SORT_KEYS } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { PRODUCT_COUNT, skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { anAdd, aRead, newGuestCart, newShopper, type Shopper } from '../../testing/shoppers.ts';

/** A Polish tax number with a valid check digit. */
const NIP = '5260250274';
const [poland] = markets;
/** What no store or vendor of the feed has for a shopper of store 1. */
const UNORDERABLE = [SPECIAL.soldOut, SPECIAL.unstocked];

describe.each(ENGINES)('the catalogue on %s', (engine) => {
  let host: TestHost;
  let pro: Shopper;
  beforeAll(async () => {
    host = await openTestHost(engine);
    pro = await newShopper(host, { tax: NIP });
  });
  afterAll(() => host.close());

  type Query = Partial<
    Record<
      | 'category_id'
      | 'search'
      | 'page_size'
      | 'page_id'
      | 'retailer_id'
      | 'price_context_code'
      | 'filters'
      | 'order_by',
      string
    >
  >;
  const list = async (query: Query = {}, sender: { readonly token?: string } = {}) => {
    const [page] = (
      await replied(
        host.call(
          'listProducts',
          { query: { retailer_id: '1', page_size: '96', ...query } },
          sender,
        ),
      )
    ).data;
    if (page === undefined) throw new Error('A list has a page');
    return page;
  };
  const skus = async (query: Query) => (await list(query)).products.map((product) => product.sku);
  const filters = (values: Readonly<Record<string, readonly string[]>>): string =>
    JSON.stringify(values);
  const orderBy = (key: string): string => JSON.stringify({ key });
  const offers = async (sku: string, context = '001P', sender: { readonly token?: string } = {}) =>
    (
      await replied(
        host.call(
          'readOffers',
          { params: { productAdeoKey: `M${sku}`, priceContextCode: context } },
          sender,
        ),
      )
    ).data;

  describe('product information required by law', () => {
    it('returns warnings and the responsible person with a product that has them (BEY-14)', async () => {
      const read = async (id: string) =>
        (await replied(host.call('readProduct', { params: { id } }))).data[0]?.safety;
      expect(await read(SPECIAL.labelled)).toEqual({
        warnings: ['Keep it dry.', 'Two people lift it.'],
        responsible_person: {
          name: 'Answerer',
          address: 'Street 2, 75001 Paris',
          email: 'info@answerer.example',
        },
      });
      expect(await read(SPECIAL.hundred)).toEqual({ warnings: [] });
    });

    it('shows the energy class in lists, on the page and in the cart, and serves its label (BEY-15)', async () => {
      const energy = { energyClass: 'A+', best: 'A+++', worst: 'D' };
      const labelled = (products: readonly { readonly sku: string; readonly energy?: unknown }[]) =>
        products
          .filter((product) => product.energy !== undefined)
          .map((product) => [product.sku, product.energy]);
      expect(labelled((await list()).products)).toEqual([[SPECIAL.labelled, energy]]);
      expect(
        (await replied(host.call('readProduct', { params: { id: SPECIAL.labelled } }))).data[0]
          ?.energy,
      ).toEqual(energy);
      const cartId = await newGuestCart(host);
      for (const sku of [SPECIAL.labelled, SPECIAL.hundred])
        await replied(host.call('addToGuestCart', anAdd(cartId, sku)));
      expect(
        labelled((await replied(host.call('readGuestCart', aRead(cartId))))[0]?.cart.items ?? []),
      ).toEqual([[SPECIAL.labelled, energy]]);
      const label = await host.app.inject({ url: `/media/pl/energy/${SPECIAL.labelled}` });
      expect([label.statusCode, label.headers['content-type']]).toEqual([
        200,
        expect.stringContaining('image/svg+xml'),
      ]);
      expect(label.payload).toContain(`>M${SPECIAL.labelled}<`);
      expect(
        (await host.app.inject({ url: `/media/pl/energy/${SPECIAL.hundred}` })).statusCode,
      ).toBe(404);
      expect((await host.app.inject({ url: '/media/pl/energy/..%2Fx' })).statusCode).toBe(400);
    });
  });

  describe('categories', () => {
    it('returns levels 1 and 2 separately, by a depth below the root (CAT-01)', async () => {
      const levels = async (depth: number) => {
        const params = { categoryId: 'root', depth };
        const [root] = (await replied(host.call('readCategory', { params }))).data;
        return root?.children.map(({ name, children }) => [
          name,
          children.map((child) => child.name),
        ]);
      };
      expect(await levels(1)).toEqual([
        ['Building', []],
        ['Tools', []],
      ]);
      expect(await levels(2)).toEqual([
        ['Building', ['Cement', 'Bricks']],
        ['Tools', ['Drills']],
      ]);
    });

    it('returns every level of the tree with names, addresses and counts (CAT-08)', async () => {
      const [root] = (await replied(host.call('readCategoryTree', {}))).data;
      expect(
        root?.children.map((child) => [
          child.name,
          child.url_path,
          child.level,
          child.product_count,
        ]),
      ).toEqual([
        ['Building', 'building', 1, 25],
        ['Tools', 'tools', 1, 5],
      ]);
      expect(root?.children[0]?.children[0]?.children[0]?.children[0]).toMatchObject({
        url_path: 'building/cement/portland-cement/in-bags',
        level: 4,
        product_count: 15,
      });
      expect(root?.product_count).toBe(PRODUCT_COUNT);
    });

    it('returns the category as the first entry, with children down to the depth (CAT-02, CALL-08)', async () => {
      const [shallow] = (
        await replied(host.call('readCategory', { params: { categoryId: '10', depth: '1' } }))
      ).data;
      expect(shallow?.children.map((child) => [child.id, child.children.length])).toEqual([
        ['1010', 0],
        ['1020', 0],
      ]);
      const [deep] = (
        await replied(host.call('readCategory', { params: { categoryId: '10', depth: '3' } }))
      ).data;
      expect(deep?.children[0]?.children[0]?.children[0]?.id).toBe('10101010');
    });

    it('counts what is available at a store in a category', async () => {
      const [at] = (
        await replied(
          host.call('readCategoryOfStore', {
            params: { categoryId: '10', depth: '1', storeId: '1' },
          }),
        )
      ).data;
      expect(at?.product_count).toBe(23);
    });

    it('finds a category by its URL path, with its breadcrumbs', async () => {
      const [found] = (
        await replied(host.call('readCategoryByPath', { query: { url_path: 'building/cement' } }))
      ).data;
      expect(found?.breadcrumbs).toEqual([
        { id: '10', name: 'Building', url_path: 'building' },
        { id: '1010', name: 'Cement', url_path: 'building/cement' },
      ]);
    });

    it('returns 404 for an unknown category in every call', async () => {
      const answers = [
        host.call('readCategory', { params: { categoryId: 'x', depth: '1' } }),
        host.call('readCategoryOfStore', {
          params: { categoryId: '10', depth: '1', storeId: 'x' },
        }),
        host.call('readCategoryByPath', { query: { url_path: 'building/nothing' } }),
        host.call('listProducts', { query: { retailer_id: '1', category_id: 'x' } }),
      ];
      for (const answer of answers)
        expect(
          await refused<
            'readCategory' | 'readCategoryOfStore' | 'readCategoryByPath' | 'listProducts'
          >(answer),
        ).toMatchObject({ status: 404, code: 'not-found' });
    });
  });

  describe('lists', () => {
    it('lists everything below a category, page by page and without overlap (CAT-03)', async () => {
      const pages = [
        await list({ category_id: '10', page_size: '10' }),
        await list({ category_id: '10', page_size: '10', page_id: '2' }),
        await list({ category_id: '10', page_size: '10', page_id: '3' }),
        await list({ category_id: '10', page_size: '10', page_id: '4' }),
      ];
      expect(pages.map((page) => page.products.length)).toEqual([10, 10, 5, 0]);
      expect(pages.every((page) => page.total === 25 && page.page_count === 3)).toBe(true);
      expect(
        new Set(pages.flatMap((page) => page.products.map((product) => product.sku))).size,
      ).toBe(25);
    });

    it('states in a list whether its store sells (CAT-04)', async () => {
      expect((await list()).retailer).toEqual({
        id: '1',
        seller_code: '001',
        name: 'Store 1',
        ecommerce: '1',
      });
      expect((await list({ retailer_id: '3' })).retailer.ecommerce).toBe('0');
    });

    it.each([
      ['relevance', [0, 1, 2]],
      ['name-asc', [15, 16, 17]],
      ['name-desc', [29, 28, 27]],
      ['newest', [0, 1, 2]],
    ])('sorts by %s with the right products first', async (key, numbers) => {
      expect((await skus({ order_by: orderBy(key) })).slice(0, 3)).toEqual(numbers.map(skuOf));
    });

    it('sorts by the displayed price, whichever vendor offers it', async () => {
      const shown = async (key: string) =>
        (await list({ order_by: orderBy(key) })).products
          .filter(({ sku }) => !UNORDERABLE.includes(sku))
          .map((product) => product.best_offer?.price.unitAmount ?? 0);
      const rising = await shown('price-asc');
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(await shown('price-desc')).toEqual(rising.toReversed());
      expect(
        (await list({ order_by: orderBy('price-asc') })).products.find(
          (product) => product.sku === SPECIAL.vendorOnly,
        )?.best_offer?.price.unitAmount,
      ).toBe(17);
    });

    it.each(SORT_KEYS)(
      'lists what cannot be ordered last when sorted by %s, on the page where it belongs',
      async (key) => {
        const order_by = orderBy(key);
        expect((await skus({ order_by })).slice(-2).toSorted()).toEqual(UNORDERABLE);
        expect((await skus({ order_by, page_size: '7', page_id: '5' })).toSorted()).toEqual(
          UNORDERABLE,
        );
      },
    );

    it('offers what the store has as a filter, and before a store is chosen what can be delivered', async () => {
      const availability = async (retailer_id: string) =>
        (await list({ retailer_id })).filters.find(({ code }) => code === 'availability')
          ?.values[0];
      expect(await availability('1')).toMatchObject({
        label: poland.hostTexts.facets.availableHere,
        count: PRODUCT_COUNT - UNORDERABLE.length - 1,
      });
      expect(await availability('42')).toMatchObject({
        label: poland.hostTexts.facets.availableDelivered,
        count: 2,
      });
      expect(
        await skus({ retailer_id: '42', filters: filters({ availability: ['here'] }) }),
      ).toEqual([SPECIAL.vendorOnly, SPECIAL.contested]);
    });

    it('counts and filters brands, and still counts the brands not chosen', async () => {
      const all = await list({ category_id: '10' });
      const brands = all.filters.find((facet) => facet.code === 'brand')?.values ?? [];
      expect(brands.reduce((sum, value) => sum + value.count, 0)).toBe(25);
      const [first, second] = brands;
      const chosen = await list({
        category_id: '10',
        filters: filters({ brand: [first?.id ?? ''] }),
      });
      expect(chosen.total).toBe(first?.count);
      expect(chosen.products.every((product) => product.brand === first?.label)).toBe(true);
      expect(
        chosen.filters
          .find((facet) => facet.code === 'brand')
          ?.values.map((value) => [value.id, value.count, value.selected]),
      ).toEqual(brands.map((value) => [value.id, value.count, value.id === first?.id]));
      expect(
        (
          await list({
            category_id: '10',
            filters: filters({ brand: [first?.id ?? '', second?.id ?? ''] }),
          })
        ).total,
      ).toBe((first?.count ?? 0) + (second?.count ?? 0));
    });

    it('combines the filters for stock at the store, reductions and attributes', async () => {
      expect(
        (await skus({ category_id: '10', filters: filters({ availability: ['here'] }) })).includes(
          SPECIAL.soldOut,
        ),
      ).toBe(false);
      expect(await skus({ filters: filters({ reduction: ['reduced'] }) })).toEqual([
        SPECIAL.reduced,
      ]);
      const page = await list({ category_id: '10' });
      const strength = page.filters.find((facet) => facet.code === 'strength');
      const value = strength?.values.find((entry) => entry.label === 'S1');
      const both = await list({
        category_id: '10',
        filters: filters({ strength: [value?.id ?? ''], reduction: ['reduced'] }),
      });
      expect(both.products.map((product) => product.sku)).toEqual([SPECIAL.reduced]);
      expect(both.filters.find((facet) => facet.code === 'reduction')?.values[0]?.count).toBe(1);
      expect(
        both.filters
          .find((facet) => facet.code === 'strength')
          ?.values.map((entry) => [entry.label, entry.count]),
      ).toEqual([['S1', 1]]);
    });

    it('labels facets in the market’s language', async () => {
      const labels = async (bu: string) =>
        (
          await replied(host.call('listProducts', { query: { retailer_id: '1' } }, { bu }))
        ).data[0]?.filters.map((facet) => facet.label);
      expect(await labels('pl')).toEqual(['Dostępność', 'Cena', 'Strength', 'Marka', 'Promocje']);
      expect(await labels('es')).toEqual([
        'Disponibilidad',
        'Precio',
        'Strength',
        'Marca',
        'Ofertas',
      ]);
    });

    it('keeps the order of facets while a shopper chooses, at every store and in every order (BEY-09)', async () => {
      const codes = async (query: Readonly<Record<string, string>>) =>
        (
          await replied(host.call('listProducts', { query: { retailer_id: '1', ...query } }))
        ).data[0]?.filters.map((facet) => facet.code);
      const before = await codes({});
      const [{ filters: offered } = { filters: [] }] = (
        await replied(host.call('listProducts', { query: { retailer_id: '1' } }))
      ).data;
      const strength = offered.find(({ code }) => code === 'strength')?.values[0]?.id ?? '';
      expect(await codes({ filters: filters({ strength: [strength] }) })).toEqual(before);
      // Facets that leave no choice among what is left are not offered.
      const left = await codes({ filters: filters({ reduction: ['reduced'] }) });
      expect(left).toEqual(before?.filter((code) => left?.includes(code)));
      expect(await codes({ order_by: JSON.stringify({ key: 'price-asc' }) })).toEqual(before);
      expect(await codes({ retailer_id: '2' })).toEqual(before);
    });

    it.each([
      ['an unknown facet', { filters: filters({ nothing: ['1'] }) }, 'query.filters.nothing'],
      ['an unknown value', { filters: filters({ brand: ['99999'] }) }, 'query.filters.brand'],
      [
        'a value of another facet',
        { filters: filters({ availability: ['reduced'] }) },
        'query.filters.availability',
      ],
      ['a price without limits', { filters: filters({ price: ['-'] }) }, 'query.filters.price'],
      ['a price in words', { filters: filters({ price: ['cheap'] }) }, 'query.filters.price'],
      ['two prices', { filters: filters({ price: ['1-2', '3-4'] }) }, 'query.filters.price'],
      ['filters that are not JSON', { filters: '{' }, 'query.filters'],
      ['an unknown order', { order_by: orderBy('cheapest') }, 'query.order_by'],
      ['an unknown store', { retailer_id: 'x' }, 'query.retailer_id'],
      ['the context of another store', { price_context_code: '002P' }, 'query.price_context_code'],
    ])('refuses %s and names it', async (_, query, field) => {
      expect(
        await refused(host.call('listProducts', { query: { retailer_id: '1', ...query } })),
      ).toMatchObject({ status: 400, code: 'bad-input', fields: [field] });
    });
  });

  describe('search', () => {
    it.each([
      ['the beginning of a word, without accents', 'cegla klin', 10],
      ['a brand', 'ŁUPEX', 10],
      ['a reference', skuOf(7), 1],
      ['words in any order', 'kg 25 cement', 15],
      ['a typo', 'cemnet', 15],
      ['unknown text', 'zyxwvu', 0],
      ['punctuation only', '&|!', 0],
    ])('finds the right products for %s (CAT-09)', async (_, search, total) => {
      expect((await list({ search })).total).toBe(total);
    });

    it.each([
      ['a SKU', skuOf(7)],
      ['an adeokey in lower case', `m${skuOf(7)}`],
      ['an EAN', '2000100000007'],
      ['an EAN in groups', '2 000100 000007'],
    ])('finds exactly that product for %s (BEY-09)', async (_, search) => {
      expect(await skus({ search })).toEqual([skuOf(7)]);
    });

    it('finds references by their beginning', async () => {
      expect((await skus({ search: '1000002' })).toSorted()).toEqual(
        Array.from({ length: 10 }, (_, at) => skuOf(20 + at)),
      );
    });

    it('ranks names that begin with the word first, then names that contain it, then the rest, each by sales', async () => {
      expect(await skus({ search: 'cement', page_size: '3' })).toEqual([
        skuOf(0),
        skuOf(1),
        skuOf(2),
      ]);
      const brand = (await skus({ search: 'murvena' })).filter((sku) => !UNORDERABLE.includes(sku));
      expect(brand).toEqual(brand.toSorted());
      expect(await skus({ search: 'drill driver', page_size: '2' })).toEqual([
        skuOf(25),
        skuOf(26),
      ]);
    });

    it('finds the products of a category by its name when no product has that name', async () => {
      expect((await list({ search: 'portland bags' })).total).toBe(15);
      expect((await list({ search: 'portlnad murvena' })).total).toBe(5);
    });

    it('offers facets to narrow down search results (BEY-09)', async () => {
      const found = await list({ search: 'cement' });
      const brand = found.filters.find((facet) => facet.code === 'brand')?.values[0];
      expect(
        (await list({ search: 'cement', filters: filters({ brand: [brand?.id ?? ''] }) })).total,
      ).toBe(brand?.count);
      expect(found.filters.map((facet) => facet.code)).toContain('strength');
    });

    describe('suggestions', () => {
      const suggested = async (search: string) => {
        const [found] = (await replied(host.call('suggest', { query: { search } }))).data;
        return {
          products: found?.products.map((product) => product.sku),
          categories: found?.categories.map((category) => [category.name, category.product_count]),
          brands: found?.brands.map((brand) => [brand.name, brand.product_count]),
        };
      };

      it.each([
        ['the beginning of a word', 'cem'],
        ['another case and accents', 'CÉMENT'],
        ['one typo', 'cemnet'],
      ])(
        'suggests for %s products, and categories by name and by their products (BEY-09)',
        async (_, search) => {
          expect(await suggested(search)).toMatchObject({
            products: [0, 1, 2, 3, 4, 5].map(skuOf),
            categories: [
              ['Cement', 15],
              ['Portland cement', 15],
              ['In bags', 15],
            ],
            brands: [],
          });
        },
      );

      it.each([
        ['a brand without its accents', 'lupex', [['Łupex', 10]]],
        ['a brand with a typo', 'mruvena', [['Murvena', 10]]],
        ['a category', 'bricks', []],
      ])('suggests the right brands for %s (BEY-09)', async (_, search, brands) => {
        const found = await suggested(search);
        expect(found.brands).toEqual(brands);
        expect(found.products).toHaveLength(6);
      });

      it.each([
        ['a SKU', skuOf(7)],
        ['an EAN', '2000100000007'],
      ])('suggests for %s only its product (BEY-09)', async (_, search) => {
        expect((await suggested(search)).products).toEqual([skuOf(7)]);
      });

      it('suggests nothing for a single letter or for unknown text', async () => {
        for (const search of ['c', 'zyxwvu', '&|!'])
          expect(await suggested(search)).toEqual({ products: [], categories: [], brands: [] });
      });
    });

    it('restricts a search within a category to it', async () => {
      expect((await list({ search: 'murvena', category_id: '20' })).total).toBe(1);
    });
  });

  describe('offers', () => {
    it('returns the specified fields for every vendor’s offer (OFF-05, OFF-06, OFF-07)', async () => {
      const [own] = await offers(skuOf(0));
      expect(own).toMatchObject({
        code: `R-${skuOf(0)}`,
        priceContextCode: '001P',
        isSoldByAThirdPartyVendor: false,
        product: {
          sku: skuOf(0),
          conditioning: {
            saleUnit: 'bag',
            capacityUnit: 'kg',
            numberOfCapacityUnitPerSaleUnit: 25,
          },
        },
        price: {
          unitAmount: 10,
          unitAmountNoTax: 8.13,
          amountPerCapacityUnit: 0.4,
          vatRate: 23,
          ecotaxes: [],
        },
        delivery: {
          store: {
            availabilities: [
              { stockStatus: 'ONSITE', availableStock: 50, promise: { unit: 'HOUR', delay: 2 } },
            ],
          },
        },
      });
      const [, , third] = await offers(SPECIAL.vendorOnly);
      expect(third).toMatchObject({
        isSoldByAThirdPartyVendor: true,
        vendor: { name: 'Vendor One', code: 'V1' },
        delivery: {
          home: { availabilities: [{ stockStatus: 'SITE_DELIVERY', availableStock: 8 }] },
        },
      });
    });

    it.each([
      [
        'the retailer’s while available, even at a higher price',
        SPECIAL.contested,
        [`R-${SPECIAL.contested}`, `V1-${SPECIAL.contested}`],
      ],
      [
        'otherwise the cheapest vendor’s',
        SPECIAL.vendorOnly,
        [`V2-${SPECIAL.vendorOnly}`, `R-${SPECIAL.vendorOnly}`, `V1-${SPECIAL.vendorOnly}`],
      ],
      [
        'otherwise the retailer’s',
        SPECIAL.soldOut,
        [`R-${SPECIAL.soldOut}`, `V1-${SPECIAL.soldOut}`],
      ],
    ])('chooses as the best offer %s (OFF-01, OFF-02)', async (_, sku, codes) => {
      expect((await offers(sku)).map((offer) => offer.code)).toEqual(codes);
    });

    it('returns the store’s prices and stock (OFF-04)', async () => {
      const at = async (context: string) =>
        (await offers(SPECIAL.few, context)).map((offer) => [
          offer.priceContextCode,
          offer.price.unitAmount,
          offer.storeAvailability?.availableStock,
        ]);
      expect(await at('001P')).toEqual([['001P', 10.6, 3]]);
      expect(await at('2P')).toEqual([['002P', 11.6, 50]]);
    });

    it('uses professional prices by the account, never by a code in the request (PRC-05)', async () => {
      expect(
        (await offers(skuOf(0), '001B')).map((offer) => [
          offer.priceContextCode,
          offer.price.unitAmount,
        ]),
      ).toEqual([['001P', 10]]);
      expect(
        (await offers(skuOf(0), '001P', pro)).map((offer) => [
          offer.priceContextCode,
          offer.price.unitAmount,
        ]),
      ).toEqual([['001B', 9]]);
      const shopper = await newShopper(host);
      expect((await offers(skuOf(0), '001B', shopper))[0]?.price.unitAmount).toBe(10);
      expect((await list({ page_size: '1' }, pro)).products[0]?.best_offer?.price.unitAmount).toBe(
        9,
      );
    });

    it('returns with a reduced price the lowest price of the 30 days before the reduction (BEY-01)', async () => {
      const [reduced] = await offers(SPECIAL.reduced);
      expect(reduced?.price).toMatchObject({
        unitAmount: 24,
        initialUnitAmount: 30,
        lowestAmount30Days: 28,
        discount: { gapCode: 'PROMO' },
      });
      expect((await offers(skuOf(0)))[0]?.price).not.toHaveProperty('lowestAmount30Days');
    });

    it('returns no availability for a product without a stock row (STK-08)', async () => {
      expect((await offers(SPECIAL.unstocked))[0]?.delivery.store.availabilities).toEqual([]);
    });

    it('returns an eco-contribution as a line of type ECO (PRC-16)', async () => {
      expect((await offers(skuOf(25)))[0]?.price.ecotaxes).toEqual([
        { type: 'ECO', stream: 'electrical', amount: 1.23, amountNoTax: 1 },
      ]);
    });

    it('returns a store’s offers in its price context', async () => {
      const at = await replied(
        host.call('readOfferOfStore', { params: { productId: skuOf(0), storeId: '2' } }),
      );
      expect(at.data.map((offer) => offer.priceContextCode)).toEqual(['002P']);
    });
  });

  it('finds a product by SKU and by url key, with breadcrumbs and maker (CAT-05)', async () => {
    for (const id of [skuOf(0), `product-0-ref${skuOf(0)}`]) {
      const [product] = (await replied(host.call('readProduct', { params: { id } }))).data;
      expect(product).toMatchObject({
        sku: skuOf(0),
        weight: 25.1,
        manufacturer: { name: 'Maker' },
      });
      expect(product?.breadcrumbs.map((crumb) => crumb.id)).toEqual([
        '10',
        '1010',
        '101010',
        '10101010',
      ]);
    }
    expect((await refused(host.call('readProduct', { params: { id: 'x' } }))).status).toBe(404);
  });

  it('redirects an old address to its new one (CALL-76, SMP-07, SMP-08)', async () => {
    expect(
      await replied(host.call('findRedirection', { body: { url_path: '/old-cement' } })),
    ).toEqual({ target_path: '/building/cement', status: 301 });
    expect(
      (await refused(host.call('findRedirection', { body: { url_path: '/elsewhere' } }))).status,
    ).toBe(404);
  });
});
