import { HostUnavailable } from '@materia/api-client-kernel';
import { type MockResponses, mockHost } from '@materia/api-mocks';
import { slugOf } from '@materia/domain-navigation';
import type { Market } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { loadSitemap } from './sitemap.loader.ts';
import { SitemapView } from './SitemapView.tsx';

const [poland] = markets;

const open = (
  sitemapId: string,
  query = '',
  answers: Partial<MockResponses> = {},
  market: Market = poland,
) =>
  outcomeOf(() =>
    loadSitemap({
      context: aVisit(market, mockHost(answers)).context,
      params: { sitemapId },
      url: new URL(`https://shop.test/${sitemapId}/sitemap.html${query}`),
    }),
  );

/** A host whose paginated sitemaps have many pages; records the requests. */
const manyPages = () => {
  const requests: unknown[] = [];
  const readSitemapPage: MockResponses['readSitemapPage'] = ({ params }) => {
    requests.push(params);
    return {
      reply: {
        data: [{ path: '/cement-ref1234.html', name: 'Cement' }],
        currentPage: Number(params['page']),
        nbPages: 42,
      },
    };
  };
  return { requests, answers: { readSitemapPage } };
};

describe('an HTML sitemap', () => {
  it('of products and of brands by category has pages of a hundred entries (RTE-22, SMP-03, SMP-06)', async () => {
    const { requests, answers } = manyPages();
    for (const id of ['product', 'longtail'])
      expect((await open(id, '?page=17', answers)).facts).toMatchObject({
        identifier: id,
        page: 17,
        pageCount: 42,
      });
    expect(requests).toEqual(
      ['product', 'longtail'].map((identifier) => ({ identifier, page: '17', size: '100' })),
    );
  });

  it('shows the first, the last, every tenth page and two on either side (SMP-04)', async () => {
    const { facts } = await open('product', '?page=17', manyPages().answers);
    const html = facts === undefined ? '' : draw(<SitemapView {...facts} />, poland);
    const pages = [...html.matchAll(/aria-label="Mapa, strona (\d+)"/g)].map(([, page]) =>
      Number(page),
    );
    expect(pages).toEqual([1, 10, 15, 16, 17, 18, 19, 20, 30, 40, 42]);
  });

  it.each(['category', 'brand', 'cms'])(
    'of %s is page 1 of 1 for any requested page (SMP-02, SMP-09)',
    async (id) => {
      for (const query of ['', '?page=7', '?page=x'])
        expect((await open(id, query)).facts).toMatchObject({ page: 1, pageCount: 1 });
    },
  );

  it('that cannot be loaded is empty, page 1 of 1, and says so (SMP-05, ERR-37)', async () => {
    const { context } = aVisit(poland, () => Promise.reject(new HostUnavailable(503)));
    const { status, facts } = await outcomeOf(() =>
      loadSitemap({
        context,
        params: { sitemapId: 'product' },
        url: new URL('https://shop.test/x?page=3'),
      }),
    );
    expect([status, facts]).toEqual([
      200,
      { identifier: 'product', entries: [], page: 1, pageCount: 1, isFailed: true },
    ]);
    expect(facts && draw(<SitemapView {...facts} />, poland)).toContain(
      poland.texts.sitemap.failed,
    );
  });

  it('has no page beyond the last one, none for an invalid number, and no unknown identifier (RTE-22)', async () => {
    expect(
      (await open('product', '?page=43', { readSitemapPage: () => ({ refusal: 'not-found' }) }))
        .status,
    ).toBe(404);
    expect([(await open('product', '?page=01')).status, (await open('offers')).status]).toEqual([
      404, 404,
    ]);
  });

  it.each(markets.map((market) => [market.id, market] as const))(
    'is also found by its names in market %s, which redirect to its identifier (SMP-06)',
    async (_, market) => {
      for (const id of ['category', 'product', 'brand', 'cms', 'longtail'] as const) {
        const word = slugOf(market.texts.sitemap[id]);
        expect(await open(word, '?page=2', {}, market)).toMatchObject({
          status: 301,
          location: `/${id}/sitemap.html?page=2`,
        });
      }
    },
  );
});
