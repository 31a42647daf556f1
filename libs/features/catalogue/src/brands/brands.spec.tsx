import { HostUnavailable } from '@materia/api-client-kernel';
import { aProductCard, aRetailer, type MockResponses, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { loadBrand } from './brand.loader.ts';
import { loadBrands } from './brands.loader.ts';
import { BrandsView } from './BrandsView.tsx';
import { BrandView } from './BrandView.tsx';

const [poland] = markets;

const brand = (name: string, urlKey: string, logo?: string) => ({
  id: urlKey,
  name,
  url_key: urlKey,
  product_count: 3,
  ...(logo !== undefined && { logo }),
});

describe('the brands', () => {
  it('are grouped by initial from A to Z, each with its logo and a link to its products (RTE-05, BRD-01, BRD-02)', async () => {
    const listBrands = () => ({
      reply: {
        data: [
          brand('Żelbet', 'zelbet'),
          brand('Łupex', 'lupex', 'brand-lupex'),
          brand('Éclat', 'eclat'),
          brand('3M', '3m'),
          brand('Elko', 'elko'),
        ],
      },
    });
    const facts = await loadBrands({ context: aVisit(poland, mockHost({ listBrands })).context });
    expect(
      facts.groups.map(({ initial, brands }) => [initial, brands.map(({ name }) => name)]),
    ).toEqual([
      ['0-9', ['3M']],
      ['E', ['Éclat', 'Elko']],
      ['Ł', ['Łupex']],
      ['Z', ['Żelbet']],
    ]);
    const html = draw(<BrandsView {...facts} />, poland);
    expect(html).toContain('href="/znane-marki/lupex/"');
    expect(html).toContain('/media/pl/brand-lupex?');
  });

  it('are an empty list with a message if they cannot be loaded', async () => {
    const facts = await loadBrands({
      context: aVisit(poland, () => Promise.reject(new HostUnavailable(502))).context,
    });
    expect(draw(<BrandsView {...facts} />, poland)).toContain(poland.texts.brands.none);
  });
});

describe('the page of a brand', () => {
  const listProducts =
    (asked: unknown[]): MockResponses['listProducts'] =>
    ({ query }) => {
      const filters: unknown = JSON.parse(query.get('filters') ?? '{}');
      asked.push([query.get('category_id'), filters]);
      // Unknown filters are rejected.
      if (query.get('filters')?.includes('nonsense') === true) return { refusal: 'bad-input' };
      const facets = [{ code: 'brand', label: 'Marka', values: [] }];
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
              filters: facets,
            },
          ],
        },
      };
    };
  const open = (
    params: Readonly<Record<string, string>>,
    query = '',
    answers: Partial<MockResponses> = {},
  ) =>
    outcomeOf(() =>
      loadBrand({
        context: aVisit(poland, mockHost(answers)).context,
        params,
        url: new URL(`https://shop.test/x${query}`),
      }),
    );

  it("lists the brand's products and links to each of their categories (BRD-02)", async () => {
    const asked: unknown[] = [];
    const { facts } = await open({ brandKey: 'murvena' }, '', {
      listProducts: listProducts(asked),
    });
    expect(asked).toEqual([[null, { brand: ['1'] }]]);
    expect([facts?.list.query.filters, facts?.list.facets.map(({ code }) => code)]).toEqual([
      {},
      [],
    ]);
    const { facts: shelf } = await open({ brandKey: 'murvena', categoryKey: 'cement-10' }, '', {
      listProducts: listProducts(asked),
    });
    expect(asked[1]).toEqual(['10', { brand: ['1'] }]);
    expect(shelf && draw(<BrandView {...shelf} />, poland)).toContain('<h1');
  });

  it('stays limited to the brand when a visitor’s filters are rejected', async () => {
    const asked: unknown[] = [];
    await open({ brandKey: 'murvena' }, '?f-colour=nonsense', {
      listProducts: listProducts(asked),
    });
    expect(asked.at(-1)).toEqual([null, { brand: ['1'] }]);
  });

  it('is a 404 for an unknown brand, and for a category without its products', async () => {
    expect(
      (await open({ brandKey: 'nobody' }, '', { readBrand: () => ({ refusal: 'not-found' }) }))
        .status,
    ).toBe(404);
    expect((await open({ brandKey: 'murvena', categoryKey: 'paint-99' })).status).toBe(404);
  });
});
