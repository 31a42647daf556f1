import {
  aCategory,
  aRootCategory,
  anOffer,
  aProduct,
  aProductCard,
  aRetailer,
  aVendorOffer,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { money } from '@materia/domain-money';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import {
  fetchCategoryByPath,
  fetchDepartments,
  fetchListing,
  fetchOffers,
  fetchProduct,
  type ListingQuery,
  offerFacts,
  parseSortKey,
  pictureUrl,
  priceViewer,
  readOffer,
} from './index.ts';

describe('an offer', () => {
  it('is read with price, conditioning and vendor in one form, for every vendor (OFF-03, OFF-05, OFF-06)', () => {
    const own = readOffer(anOffer(), 'PLN');
    expect(own).toMatchObject({
      code: 'R-100234-012P',
      priceContextCode: '012P',
      isSoldByAThirdPartyVendor: false,
      vendor: { name: 'Materia', code: 'MATERIA' },
      conditioning: { saleUnit: 'bag', capacityUnit: 'kg', capacityPerSaleUnit: 25 },
    });
    expect(own.price.unit).toEqual({ included: money(1200, 'PLN'), excluded: money(976, 'PLN') });
    expect(Object.keys(readOffer(aVendorOffer(), 'PLN'))).toEqual(Object.keys(own));
  });

  it('without conditioning has no capacity', () => {
    const product = { ...anOffer().product, conditioning: { saleUnit: 'piece' } };
    expect(readOffer(anOffer({ product }), 'EUR').conditioning).toEqual({
      saleUnit: 'piece',
      capacityUnit: undefined,
      capacityPerSaleUnit: undefined,
    });
  });

  it('shows its stock, and no promise while the hours of the store are unknown', () => {
    expect(
      offerFacts(readOffer(anOffer(), 'PLN'), { promises: undefined, isStoreChosen: true }),
    ).toMatchObject({
      stock: { kind: 'in-stock', units: 40 },
      isSellable: true,
      bounds: { min: 1, max: 40 },
      seller: { name: 'Materia', isThirdParty: false },
      promise: undefined,
    });
  });
});

describe('the offers of a product', () => {
  it('are the best one and the others, in the price context (OFF-02)', async () => {
    const { best, others } = await fetchOffers(mockHost(), 'A100234', '012P', 'PLN');
    expect([best?.code, others.map(({ code }) => code)]).toEqual([
      'R-100234-012P',
      ['V-100234-BUDMAX'],
    ]);
  });

  it('are empty when the product has none', async () => {
    expect(
      await fetchOffers(
        mockHost({ readOffers: () => ({ refusal: 'not-found' }) }),
        'A1',
        '012P',
        'PLN',
      ),
    ).toEqual({ best: null, others: [] });
  });
});

describe('categories', () => {
  it('are read from the first element of the response, with children in order (CAT-02)', async () => {
    const children = [
      aCategory({ name: 'B', position: 2, url_path: 'a/b' }),
      aCategory({ name: 'A', position: 1, url_path: 'a/a' }),
    ];
    const host = mockHost({
      readCategoryByPath: () => ({
        reply: {
          data: [
            {
              category: aCategory({ children }),
              breadcrumbs: [{ id: '1', name: 'Budowa', url_path: 'budowa' }],
            },
          ],
        },
      }),
    });
    const found = await fetchCategoryByPath(host, ['budowa', 'cement']);
    expect(found?.category.children.map(({ name, segments }) => [name, segments])).toEqual([
      ['A', ['a', 'a']],
      ['B', ['a', 'b']],
    ]);
    expect(found?.breadcrumbs).toEqual([{ name: 'Budowa', segments: ['budowa'] }]);
  });

  it('are requested by the joined segments of their path', async () => {
    const asked: (string | null)[] = [];
    const readCategoryByPath: MockResponses['readCategoryByPath'] = (request) => {
      asked.push(request.query.get('url_path'));
      return { refusal: 'not-found' };
    };
    expect(
      await fetchCategoryByPath(mockHost({ readCategoryByPath }), ['budowa', 'cement']),
    ).toBeUndefined();
    expect(asked).toEqual(['budowa/cement']);
  });

  it('of level 1 are the departments, loaded with level 2 only where both are shown (CAT-01)', async () => {
    const asked: unknown[] = [];
    const readCategory: MockResponses['readCategory'] = ({ params }) => {
      asked.push([params['categoryId'], params['depth']]);
      const department = aCategory({ level: 1, url_path: 'budowa', name: 'Budowa' });
      return { reply: { data: [aRootCategory(department)] } };
    };
    const departments = await fetchDepartments(mockHost({ readCategory }));
    expect(departments.map(({ name }) => name)).toEqual(['Budowa']);
    expect(asked).toEqual([['root', '2']]);
  });
});

describe('a list of products', () => {
  const QUERY: ListingQuery = {
    of: { kind: 'all' },
    page: 1,
    sort: 'relevance',
    filters: {},
    storeId: '12',
    priceContextCode: '012P',
  };
  const asked = async (query: Partial<ListingQuery>) => {
    const seen: Record<string, string>[] = [];
    const listProducts: MockResponses['listProducts'] = (request) => {
      seen.push(Object.fromEntries(request.query));
      return {
        reply: {
          data: [
            {
              retailer: aRetailer(),
              products: [aProductCard()],
              total: 1,
              page_id: 1,
              page_size: 24,
              page_count: 1,
              filters: [],
            },
          ],
        },
      };
    };
    const listing = await fetchListing(mockHost({ listProducts }), { ...QUERY, ...query }, 'PLN');
    return { listing, seen: seen[0] };
  };

  it.each([
    ['of everything', {}, {}],
    ['of a category', { of: { kind: 'category', categoryId: '7' } }, { category_id: '7' }],
    ['of a search', { of: { kind: 'search', words: 'cement 25' } }, { search: 'cement 25' }],
    ['in another order', { sort: 'price-asc' }, { order_by: '{"key":"price-asc"}' }],
    ['with chosen filters', { filters: { brand: ['1', '2'] } }, { filters: '{"brand":["1","2"]}' }],
    ['with a facet of which nothing is chosen', { filters: { brand: [] } }, {}],
  ] as const)(
    '%s sends filters and order as JSON, with page and store (CAT-03)',
    async (_, query, expected) => {
      expect((await asked(query)).seen).toEqual({
        by_family: '1',
        page_size: '24',
        page_id: '1',
        retailer_id: '12',
        price_context_code: '012P',
        ...expected,
      });
    },
  );

  it('contains products, pages and the flag of the store (CAT-04, CAT-05)', async () => {
    const { listing } = await asked({});
    expect(listing).toMatchObject({
      ok: true,
      value: {
        total: 1,
        pageCount: 1,
        retailer: { sellsOnline: true },
        products: [{ name: 'Cement 25 kg', brand: 'Murex', offer: { code: 'R-100234-012P' } }],
      },
    });
  });

  it('reports what the host refused', async () => {
    expect(
      await fetchListing(
        mockHost({ listProducts: () => ({ refusal: 'bad-input' }) }),
        QUERY,
        'PLN',
      ),
    ).toMatchObject({ ok: false, error: { code: 'bad-input', status: 400 } });
  });
});

it('a product is read with its weight in grams; a missing one is undefined', async () => {
  expect(
    await fetchProduct(
      mockHost({ readProduct: () => ({ reply: { data: [aProduct({ weight: 0.35 })] } }) }),
      'x',
    ),
  ).toMatchObject({ weightGrams: 350 });
  expect(
    await fetchProduct(mockHost({ readProduct: () => ({ refusal: 'not-found' }) }), 'x'),
  ).toBeUndefined();
});

it.each([
  ['price-desc', 'price-desc'],
  ['', 'relevance'],
  ['drop table', 'relevance'],
  [null, 'relevance'],
])('the order %j of a URL is read as %s', (text, key) => expect(parseSortKey(text)).toBe(key));

it('an image URL consists of market and name, and an unexpected name adds no path', () => {
  expect(pictureUrl('pl', 'cement.svg')).toBe('/media/pl/cement');
  expect(pictureUrl('pl', '../../x.svg')).toBe('/media/pl/..%2F..%2Fx');
});

describe('price viewer', () => {
  const [, spain] = markets;
  const flags = { PRO_PRICES_TAX_EXCLUDED_FIRST: true, DISPLAY_IGIC_TAX_LABEL: true };

  it.each([
    ['a guest', undefined, false],
    ['a private customer', { isProfessional: false }, false],
    ['a professional', { isProfessional: true }, true],
  ])('%s is decided by the account alone (PRC-01, PRC-03)', (_, customer, isPro) => {
    expect(priceViewer({ customer, flags, market: spain, store: { postcode: '28001' } })).toEqual({
      isPro,
      proPricesTaxExcludedFirst: true,
      tax: 'vat',
    });
  });

  it.each([
    ['store 019, in Telde', '35219', 'igic'],
    ['another Canary store', '38108', 'igic'],
    ['a store on the mainland', '28922', 'vat'],
    ['Ceuta, which has no store', '51001', 'vat'],
  ])('at %s sees its tax, IGIC only while its flag is on (PRC-14, PRC-15)', (_, postcode, tax) => {
    const viewer = { customer: undefined, market: spain, store: { postcode } };
    expect(priceViewer({ ...viewer, flags }).tax).toBe(tax);
    expect(priceViewer({ ...viewer, flags: { ...flags, DISPLAY_IGIC_TAX_LABEL: false } }).tax).toBe(
      'vat',
    );
  });
});
