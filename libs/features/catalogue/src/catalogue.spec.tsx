import { createHostClient, HostUnavailable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';
import {
  aCategory,
  aRootCategory,
  anOffer,
  aProductCard,
  aRetailer,
  aVendorOffer,
  defaultResponses,
  type MockResponses,
  mockHandlers,
} from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import { shopRequest } from '@materia/page-request';
import { markets } from '@materia/testing/markets';
import { type Market, pathTo } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { ShopProvider } from '@materia/ui-shop';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadCategory } from './category.loader.ts';
import { CategoryView } from './CategoryView.tsx';
import { loadHome } from './home.loader.ts';
import { HomeView } from './HomeView.tsx';
import { loadSearchSuggestions } from './search-box/search-suggestions.loader.ts';
import { SearchSuggestions } from './search-box/SearchSuggestions.tsx';
import { loadSearch } from './search.loader.ts';
import { SearchView } from './SearchView.tsx';
import { aVisit, outcomeOf } from '@materia/testing/visit';

const [poland] = markets;
const baseUrl = 'http://host.test/pl';

const hostOf = (answers: Partial<MockResponses>) => {
  const handlers = mockHandlers(baseUrl, { ...defaultResponses, ...answers });
  return createHostClient({
    baseUrl: `${baseUrl}/`,
    headers: {},
    replyReader: parseReply,
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  });
};

const draw = (view: ReactNode, market: Market = poland): string => {
  const t = textsIn(market);
  const page = (
    <ShopProvider market={market} t={t} to={pathTo(market.routes)}>
      {view}
    </ShopProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  );
};

const aList = (count: number, pages = 1, page = 1) => ({
  retailer: aRetailer(),
  products: Array.from({ length: count }, (_, index) =>
    aProductCard({ sku: String(index), url_key: `cement-ref${1000 + index}` }),
  ),
  total: count * pages,
  page_id: page,
  page_size: 24,
  page_count: pages,
  filters: [
    {
      code: 'brand',
      label: 'Marka',
      values: [{ id: '7', label: 'Murex', count: 3, selected: false }],
    },
  ],
});

const listOf = (count: number, pages = 1): Partial<MockResponses> => ({
  listProducts: ({ query }) => ({
    reply: { data: [aList(count, pages, Number(query.get('page_id') ?? 1))] },
  }),
});

const category = (answers: Partial<MockResponses>, query = '', market: Market = poland) => {
  const { context } = aVisit(market, hostOf(answers));
  return outcomeOf(() =>
    loadCategory({
      context,
      params: { level1: 'budowa', level2: 'cement' },
      url: new URL(`https://shop.test/budowa/cement/${query}`),
    }),
  );
};

describe('a category page', () => {
  it('requests its category by its path and lists 24 products of the store and price context (RTE-18, CAT-03, OFF-04)', async () => {
    const asked: Record<string, string>[] = [];
    const note: MockResponses['listProducts'] = (request) => {
      asked.push(Object.fromEntries(request.query));
      return listOf(24, 4).listProducts?.(request) ?? { refusal: 'not-found' };
    };
    const { facts } = await category({ listProducts: note }, '?page=2&sort=price-desc&f-brand=7');
    expect(asked).toEqual([
      {
        category_id: '100',
        by_family: '1',
        page_size: '24',
        page_id: '2',
        retailer_id: '12',
        price_context_code: '012P',
        filters: '{"brand":["7"]}',
        order_by: '{"key":"price-desc"}',
      },
    ]);
    expect(facts?.list).toMatchObject({
      total: 96,
      pageCount: 4,
      storeName: 'Poznań Franowo',
      mode: 'selling',
    });
  });

  it('is limited by price with two fields, says so in a chip, and takes the limit away by it', async () => {
    const asked: (string | null)[] = [];
    const limited: MockResponses['listProducts'] = (request) => {
      asked.push(request.query.get('filters'));
      const range = { lowest: 300, highest: 129_900, from: 2000, to: 8050 };
      return {
        reply: {
          data: [{ ...aList(2), filters: [{ code: 'price', label: 'Cena', values: [], range }] }],
        },
      };
    };
    const { facts } = await category(
      { listProducts: limited },
      '?f-brand=7&price-from=20&price-to=80,5',
    );
    const html = facts === undefined ? '' : draw(<CategoryView {...facts} />);
    expect(asked).toEqual(['{"brand":["7"],"price":["2000-8050"]}']);
    expect(html).toMatch(/<input[^>]*name="price-from"[^>]*value="20"/);
    expect(html).toMatch(/<input[^>]*name="price-to"[^>]*value="80,5"/);
    expect(html).toMatch(/>20,00\szł – 80,50\szł</);
    expect(html).toContain('href="/budowa/cement/?f-brand=7"');
    expect(html).toMatch(/<input type="hidden" name="price-from" value="20"/);
  });

  it('that does not exist is a 404', async () => {
    expect((await category({ readCategoryByPath: () => ({ refusal: 'not-found' }) })).status).toBe(
      404,
    );
  });

  it('beyond its last page is a 404; an empty category is not', async () => {
    expect((await category(listOf(2, 3), '?page=4')).status).toBe(404);
    expect((await category(listOf(0, 0))).status).toBe(200);
    expect((await category(listOf(0, 0), '?page=2')).status).toBe(404);
  });

  it('drops filters and sort orders that the host rejects, and shows the unfiltered listing', async () => {
    const listProducts: MockResponses['listProducts'] = (request) =>
      request.query.has('filters')
        ? { refusal: 'bad-input' }
        : (listOf(1).listProducts?.(request) ?? { refusal: 'not-found' });
    const { status, facts } = await category({ listProducts }, '?f-nonsense=1&page=7');
    expect([status, facts?.list.query]).toEqual([200, { page: 1, sort: 'relevance', filters: {} }]);
  });

  it.each(markets)(
    'in market $id shows the first and last page, two on either side and every tenth (LIM-28)',
    async (market) => {
      const { facts } = await category(listOf(24, 25), '?page=13', market);
      const html = facts === undefined ? '' : draw(<CategoryView {...facts} />, market);
      const offered = [...html.matchAll(/aria-label="[^"]*?(\d+)"[^>]*>(\d+)<\/a>/g)].map(
        ([, , page]) => Number(page),
      );
      expect(offered).toEqual([1, 10, 11, 12, 13, 14, 15, 20, 25]);
    },
  );

  it.each(markets)('in market $id states how its products are ranked (BEY-21)', async (market) => {
    const { facts } = await category(listOf(2), '?sort=price-asc', market);
    const html = facts === undefined ? '' : draw(<CategoryView {...facts} />, market);
    expect(html).toContain(market.texts.listing.orderPriceAsc);
    expect(html).toContain(market.texts.listing.orderVendors);
  });

  it('shows the price, price per kilogram, stock and earliest promise on each card (BEY-03, BEY-05)', async () => {
    const { facts } = await category(listOf(1));
    const html =
      facts === undefined ? '' : draw(<CategoryView {...facts} />).replaceAll('\u00a0', ' ');
    expect(html).toContain('0,48 zł');
    expect(html).toContain('40');
    expect(facts?.list.cards[0]?.offer?.promise?.promise).toMatchObject({
      kind: 'within-hours',
      hours: 2,
    });
  });

  it('shows professionals the price without tax first, and others the price with tax (PRC-01, PRC-03)', async () => {
    const customer = {
      id: 'c',
      firstname: 'Jan',
      lastname: 'Nowak',
      email: 'j@x.example',
      mobile: '',
      isProfessional: true,
    };
    const { context } = aVisit(poland, hostOf(listOf(1)), { customer });
    const facts = await loadCategory({
      context,
      params: { level1: 'budowa' },
      url: new URL('https://shop.test/budowa/'),
    });
    expect(draw(<CategoryView {...facts} />)).toContain(poland.texts.price.taxExcluded);
    const { facts: ofGuest } = await category(listOf(1));
    expect(ofGuest && draw(<CategoryView {...ofGuest} />)).not.toContain(
      poland.texts.price.taxExcluded,
    );
  });

  it('shows the lowest price of the last 30 days next to a reduced price (BEY-01)', async () => {
    const reduced = anOffer({
      price: {
        ...anOffer().price,
        unitAmount: 9,
        unitAmountNoTax: 7.32,
        lowestAmount30Days: 10,
        lowestAmount30DaysNoTax: 8.13,
      },
    });
    const listProducts: MockResponses['listProducts'] = () => ({
      reply: {
        data: [
          {
            retailer: aRetailer(),
            products: [aProductCard({ best_offer: reduced })],
            total: 1,
            page_id: 1,
            page_size: 24,
            page_count: 1,
            filters: [],
          },
        ],
      },
    });
    const { facts } = await category({ listProducts });
    const html =
      facts === undefined ? '' : draw(<CategoryView {...facts} />).replaceAll('\u00a0', ' ');
    expect(html).toContain('10,00 zł');
    expect(html).toContain('10%');
  });

  it('has no add button in a store that does not sell online (CART-14)', async () => {
    const listProducts: MockResponses['listProducts'] = () => ({
      reply: {
        data: [
          {
            retailer: { ...aRetailer(), ecommerce: '0' },
            products: [aProductCard()],
            total: 1,
            page_id: 1,
            page_size: 24,
            page_count: 1,
            filters: [],
          },
        ],
      },
    });
    const { shop, context } = aVisit(poland, hostOf({ listProducts }));
    const facts = await loadCategory({
      context,
      params: { level1: 'budowa' },
      url: new URL('https://shop.test/budowa/'),
    });
    const html = draw(<CategoryView {...facts} />);
    expect([shop.flags.DISABLE_ECOMMERCE_MODE, html.includes('action="/checkout/cart"')]).toEqual([
      true,
      false,
    ]);
    expect(html).toContain(poland.texts.listing.showcase);
  });

  it('works without scripts: adding, filtering and sorting are forms, pages are links', async () => {
    const { facts } = await category(listOf(2, 3));
    const html = facts === undefined ? '' : draw(<CategoryView {...facts} />);
    expect(
      html.match(
        /<form[^>]*method="post"[^>]*action="\/checkout\/cart"|<form[^>]*action="\/checkout\/cart"[^>]*method="post"/g,
      ),
    ).toHaveLength(2);
    expect(html.match(/<form[^>]*method="get"/g)?.length).toBe(2);
    expect(html).toContain('name="f-brand"');
    expect(html).toContain('href="/budowa/cement/?page=2"');
    expect(html).not.toContain('style=');
  });

  it('holds a press on an add button until the script that keeps the page in place has loaded', async () => {
    const { facts } = await category(listOf(2, 3));
    const html = facts === undefined ? '' : draw(<CategoryView {...facts} />);
    const buttons = html
      .match(/<form[^>]*data-add=.*?<\/form>/gs)
      ?.map((form) => /<button[^>]*>/.exec(form)?.[0]);
    expect(buttons).toEqual([
      expect.stringContaining('data-held'),
      expect.stringContaining('data-held'),
    ]);
  });
});

describe('the search page', () => {
  const search = (query: string, answers: Partial<MockResponses> = listOf(1)) => {
    const { context } = aVisit(poland, hostOf(answers));
    return outcomeOf(() =>
      loadSearch({ context, url: new URL(`https://shop.test/szukaj${query}`) }),
    );
  };

  it('sends no request without a search text, then finds by name, brand or reference (CAT-09)', async () => {
    expect((await search('')).facts).toMatchObject({ searchText: '', list: undefined });
    expect((await search('?q=%20cement%20%2025')).facts).toMatchObject({
      searchText: 'cement 25',
      list: { total: 1 },
    });
  });

  it('shortens a search text that is too long', async () => {
    const { facts } = await search(`?q=${'a'.repeat(300)}`);
    expect([facts?.searchText.length, facts?.isCut]).toEqual([200, true]);
  });

  /** The answer of a search with what the shop made of its text. */
  const reading = (
    products: number,
    search: NonNullable<Reply<'listProducts'>['data'][number]['search']>,
  ): Partial<MockResponses> => ({
    listProducts: ({ query }) => ({
      reply: {
        data: [
          {
            retailer: aRetailer(),
            products: query.has('search')
              ? Array.from({ length: products }, () => aProductCard())
              : [aProductCard({ name: 'Best seller' })],
            total: query.has('search') ? products : 1,
            page_id: 1,
            page_size: 24,
            page_count: 1,
            filters: [],
            ...(query.has('search') && { search }),
          },
        ],
      },
    }),
  });
  const drawn = async (query: string, answers: Partial<MockResponses>): Promise<string> => {
    const { facts } = await search(query, answers);
    return facts === undefined ? '' : draw(<SearchView {...facts} />);
  };
  const cementCategory = {
    id: '10',
    name: 'Cement',
    url_path: 'budowa/cement',
    product_count: 38,
  };

  it('says so when nothing was found, and keeps the search text', async () => {
    const { status, facts } = await search('?q=xyz', listOf(0, 0));
    const html = facts === undefined ? '' : draw(<SearchView {...facts} />);
    expect(status).toBe(200);
    expect(html).toContain('value="xyz"');
    expect(html).toContain('„xyz”');
  });

  it('shows similar categories, best sellers and the phone number when nothing was found (BEY-09)', async () => {
    const html = await drawn(
      '?q=cemex',
      reading(0, { dropped: ['cemex'], categories: [cementCategory] }),
    );
    expect(html).toContain('href="/budowa/cement/"');
    expect(html).toContain('Best seller');
    expect(html).toContain('href="tel:');
  });

  it('shows the corrected text, a link that searches as typed, and the words left out (BEY-09)', async () => {
    const html = await drawn(
      '?q=cemnet+abc',
      reading(2, { corrected: 'cement abc', dropped: ['abc'], categories: [cementCategory] }),
    );
    expect(html).toContain('2 wyniki dla „cement abc”');
    expect(html).toContain('href="/szukaj?q=cemnet+abc&amp;literal=1"');
    expect(html).toContain('Nie znaleźliśmy: abc.');
    expect(html).toContain('href="/budowa/cement/"');
  });

  it('searches for the text as typed when asked to, on every page of the results (BEY-09)', async () => {
    const asked: (string | null)[] = [];
    const { facts } = await search('?q=cemnet&literal=1', {
      listProducts: (request) => {
        asked.push(request.query.get('literal'));
        return listOf(1).listProducts?.(request) ?? { refusal: 'bad-input' };
      },
    });
    expect(asked).toEqual(['1']);
    expect(facts === undefined ? '' : draw(<SearchView {...facts} />)).toContain('name="literal"');
  });
});

describe('the home page', () => {
  it('shows the departments of level 1, each with its categories of level 2 (CAT-01)', async () => {
    const cement = aCategory({ level: 2, url_path: 'budowa/cement', name: 'Cement' });
    const department = aCategory({
      level: 1,
      url_path: 'budowa',
      name: 'Budowa',
      children: [cement],
    });
    const { context } = aVisit(
      poland,
      hostOf({ readCategory: () => ({ reply: { data: [aRootCategory(department)] } }) }),
    );
    const { departments } = await loadHome({ context });
    expect(departments[0]?.children).toEqual([{ name: 'Cement', segments: ['budowa', 'cement'] }]);
    expect(departments.map(({ name, segments }) => [name, segments])).toEqual([
      ['Budowa', ['budowa']],
    ]);
  });

  it('names the chosen store, and with best sellers the one that sells them (STO-27)', async () => {
    const { context, shop } = aVisit(poland, hostOf({}));
    const { chosen: _, ...showcase } = { ...shop.store, id: '30', name: 'Gdynia' };
    context.set(shopRequest, {
      ...shop,
      store: { ...shop.store, name: 'Materia online', chosen: false },
      showcase,
    });
    const { store, bestSellers } = await loadHome({ context });
    expect([store.name, store.chosen, bestSellers?.storeName]).toEqual([
      'Gdynia',
      true,
      'Materia online',
    ]);
  });

  it.each([
    ['2026-03-10T08:00:00Z', { kind: 'open', until: 19 * 60 }],
    ['2026-03-10T05:30:00Z', { kind: 'opens-today', at: 7 * 60 }],
    ['2026-03-10T18:30:00Z', { kind: 'opens-later', at: 7 * 60 }],
  ])('shows at %s until when the chosen store is open, in its time zone', async (now, state) => {
    const { context, shop } = aVisit(poland, hostOf({}), { now });
    expect((await loadHome({ context })).storeOpen).toMatchObject(state);
    context.set(shopRequest, { ...shop, store: { ...shop.store, chosen: false } });
    const { storeOpen, storeAddress } = await loadHome({ context });
    expect([storeOpen, storeAddress]).toEqual([undefined, undefined]);
  });

  it.each(markets)(
    'in market $id proposes what is in season on the day, and projects, of the categories that exist',
    async (market) => {
      const { homeThemes } = market;
      const leaf = (path: string) =>
        aCategory({ level: 2, url_path: path, name: path.split('/')[1] ?? '', children: [] });
      const season = homeThemes.seasons.garden;
      const root = aRootCategory(
        aCategory({
          level: 1,
          url_path: 'a',
          children: [...season.slice(0, 2), homeThemes.projects.kitchen[0]].map(leaf),
        }),
      );
      const host = hostOf({ readCategory: () => ({ reply: { data: [root] } }) });
      const inApril = aVisit(market, host, { today: plainDate(2026, 4, 15) });
      const facts = await loadHome(inApril);
      expect(facts.season?.season).toBe('garden');
      expect(facts.season?.tiles.map(({ segments }) => segments.join('/'))).toEqual(
        season.slice(0, 2),
      );
      expect(facts.projects.map(({ project }) => project)).toEqual(['kitchen']);
      const html = draw(<HomeView {...facts} />, market);
      expect(html).toContain(market.texts.home.seasonGarden);
      expect(html).toContain(market.texts.home.projectKitchen);
      const inNovember = aVisit(market, host, { today: plainDate(2026, 11, 27) });
      expect((await loadHome(inNovember)).season).toBeUndefined();
    },
  );

  it('recommends best sellers only while the flag RECOMMENDATIONS is on (FLAG-09)', async () => {
    for (const RECOMMENDATIONS of [true, false]) {
      const shop = aVisit(poland, hostOf({})).shop;
      const { context } = aVisit(poland, hostOf({}), { flags: { ...shop.flags, RECOMMENDATIONS } });
      expect((await loadHome({ context })).bestSellers !== undefined).toBe(RECOMMENDATIONS);
    }
  });

  it('is shown without best sellers if the host cannot list them', async () => {
    const answering = hostOf({});
    const { context } = aVisit(poland, (name, input) =>
      name === 'listProducts' ? Promise.reject(new HostUnavailable(503)) : answering(name, input),
    );
    const facts = await loadHome({ context });
    expect(facts.bestSellers).toBeUndefined();
    expect(draw(<HomeView {...facts} />)).toContain('Budowa');
  });

  it.each(markets)(
    'in market $id lets the shopper search for a store by postal code or town (STO-27)',
    async (market) => {
      const { context } = aVisit(
        market,
        hostOf({
          listProducts: () => ({
            reply: {
              data: [
                {
                  retailer: aRetailer(),
                  products: [aProductCard({ best_offer: aVendorOffer() })],
                  total: 1,
                  page_id: 1,
                  page_size: 10,
                  page_count: 1,
                  filters: [],
                },
              ],
            },
          }),
        }),
      );
      const html = draw(<HomeView {...await loadHome({ context })} />, market);
      expect(html).toContain(`action="${pathTo(market.routes)('stores')}"`);
      expect(html).toContain(market.texts.home.storeLabel);
      expect(html).toContain('Budmax');
    },
  );
});

describe('search suggestions', () => {
  const suggest = async (
    query: string,
    answers: Partial<MockResponses> = {},
    market: Market = poland,
  ) => {
    const { context } = aVisit(market, hostOf(answers));
    const url = new URL(`https://shop.test/x?${query}`);
    return draw(<SearchSuggestions {...await loadSearchSuggestions({ context, url })} />, market);
  };
  const found: Partial<MockResponses> = {
    suggest: () => ({
      reply: {
        data: [
          {
            corrected: 'cement',
            categories: [{ id: '1', name: 'A', url_path: 'a/b', product_count: 3 }],
            brands: [{ id: '7', name: 'Kamborn & Co', product_count: 2 }],
            products: [
              {
                sku: '1',
                url_key: 'cement-ref100234',
                name: 'Cement',
                brand: 'Kamborn',
                image: 'cement.svg',
                best_offer: anOffer(),
              },
            ],
          },
        ],
      },
    }),
  };

  it.each(markets.map((market) => [market.id, market] as const))(
    '%s: each opens its page: correction, departments, brands, products (BEY-09)',
    async (_, market) => {
      const html = await suggest('q=cemnet', found, market);
      const { canonical } = market.routes.search;
      expect([...html.matchAll(/data-href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        `${canonical}?q=cement`,
        '/a/b/',
        `${canonical}?q=Kamborn+%26+Co`,
        '/cement-ref100234.html',
      ]);
      expect(html).toMatch(/data-announcement="[^"]*cement[^"]*4/);
    },
  );

  it('an unknown text has none, and nothing is shown (BEY-09)', async () => {
    const html = await suggest('q=xyzzy', { suggest: () => ({ reply: { data: [] } }) });
    expect(html).not.toContain('option');
  });

  it('recent searches are rows without words, which only the browser knows (BEY-09)', async () => {
    const html = await suggest('recent=2');
    expect([...html.matchAll(/data-words=""/g)]).toHaveLength(2);
    expect(html).toContain(poland.texts.header.forgetSearches);
    expect([...(await suggest('recent=999999')).matchAll(/data-words=""/g)]).toHaveLength(6);
  });
});
