import { pictureUrl } from '@materia/api-catalogue';
import { pictureSrc } from '@materia/ui-shop';
import { formatNumber } from '@materia/market-model';
import type { Reply } from '@materia/api-contract';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { SEARCH_FIELD, searchField } from '../support/frame-facts.ts';
import {
  action,
  button,
  canonical,
  description,
  heading,
  hidden,
  image,
  label,
  link,
  times,
  title,
} from '../support/lines.ts';
import { cardLines } from '../support/offer-lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { readHtml } from '../support/read-page.ts';
import { first, guestAt, storeOf } from '../support/visits.ts';

type WireFacet = Reply<'listProducts'>['data'][number]['filters'][number];

/**
 * The filters that a list shows: those of a fair share of its products, with their most frequent
 * values.
 */
const relevantFacets = (facets: readonly WireFacet[], total: number): readonly WireFacet[] =>
  facets
    .filter(
      ({ values, range }) =>
        range !== undefined || values.reduce((sum, { count }) => sum + count, 0) * 4 >= total,
    )
    .map((facet) => ({
      ...facet,
      values:
        facet.values.length <= 20
          ? facet.values
          : facet.values.toSorted((a, b) => b.count - a.count).slice(0, 20),
    }));

/** An empty limit of the price, which proposes the price at that end of the list. */
const limitField = (limit: 'from' | 'to', end: number): string =>
  `input text price-${limit} value= maxlength=10 autocomplete=off inputmode=decimal placeholder=${end}`;

/** The path of an address without its query. */
const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The list of products with its filters, order and cards. */
const listFacts = async (
  shop: PageShop,
  query: {
    readonly category_id?: string;
    readonly search?: string;
    readonly seller_identifier?: string;
    readonly filters?: string;
  },
  path: string,
  store: { readonly id: string; readonly sellerCode: string; readonly name: string },
): Promise<{ readonly total: number; readonly facts: Facts }> => {
  const { t, to, market } = shop;
  const list = first(
    await shop.host('listProducts', {
      query: {
        ...query,
        retailer_id: store.id,
        by_family: '1',
        price_context_code: `${store.sellerCode}P`,
        page_size: 24,
        page_id: 1,
      },
    }),
  );
  const cards = await cardLines(shop, list.products, {
    storeId: store.id,
    adds: true,
  });
  const adds = cards.filter((line) => line.startsWith('input hidden offer ')).length;
  // A brand's list is always of that brand, so the brand is no filter.
  const facets = relevantFacets(list.filters, list.total).filter(
    ({ code }) => query.filters === undefined || code !== 'brand',
  );
  return {
    total: list.total,
    facts: {
      cards,
      'named categories':
        query.search === undefined
          ? []
          : (list.search?.categories ?? []).flatMap(({ url_path: words, product_count: count }) => [
              link('', `/${words}/`),
              formatNumber(count, market.numberFormat),
            ]),
      'filter names': facets.flatMap((facet) => [facet.label, facet.label]),
      'limits of the price': facets.flatMap(({ range }) =>
        range === undefined
          ? []
          : [
              t('listing.priceFrom'),
              limitField('from', Math.floor(range.lowest / 100)),
              t('listing.priceTo'),
              limitField('to', Math.ceil(range.highest / 100)),
            ],
      ),
      'filter values': facets.flatMap(({ code, values }) =>
        values.flatMap(({ id, label: words, count }) => [
          words,
          String(count),
          `input checkbox f-${code} value=${id}`,
        ]),
      ),
      'add forms': times(adds, action(to('cart'))),
      'forms that add': times(adds + 1, hidden('intent', 'add')),
      comparison: [...times(2, action(to('comparator'))), hidden('intent', 'remove')],
      'filter and sort forms': times(2, action(pathOf(path))),
      'filter buttons': [button(t('listing.filtersApply')), button(t('common.close'))],
      'price context': times(adds, hidden('context', `${store.sellerCode}P`)),
      'returns here': times(adds + 2, hidden('returnTo', path)),
      filters: [button(t('listing.filters')), heading(2, t('listing.filters'))],
      pages: Array.from({ length: list.page_count > 1 ? list.page_count : 0 }, (_, index) =>
        String(index + 1),
      ),
      'ways through the pages':
        list.page_count <= 1
          ? []
          : [
              label(t('listing.pages')),
              ...Array.from({ length: list.page_count }, (_, index) =>
                label(t('listing.page', { page: index + 1 })),
              ),
              link(t('listing.nextPage'), `${path}${path.includes('?') ? '&' : '?'}page=2`),
            ],
      'prices of': t('listing.prices', { store: store.name }),
      order: [
        t('listing.orderTitle'),
        `${t('listing.orderRelevance')} ${t('listing.orderVendors')}`,
      ],
      sort: [
        t('listing.sort'),
        'select sort',
        `option relevance selected=: ${t('listing.sortRelevance')}`,
        button(t('listing.sortApply')),
      ],
      list: label(t('listing.list')),
      'sort keys': [
        t('listing.sortPriceAsc'),
        t('listing.sortPriceDesc'),
        t('listing.sortNameAsc'),
        t('listing.sortNameDesc'),
        t('listing.sortNewest'),
      ],
      'compare buttons': list.products.map(({ sku, name }) =>
        button(t('comparator.addNamed', { product: name }), 'sku', `${sku} form=compare`),
      ),
    },
  };
};

export const category: PageKind = {
  name: 'category',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, origin, feed, market } = shop;
    const store = storeOf(shop);
    const guest = await guestAt(shop);
    const visit = async (
      name: string,
      row: { readonly id: string; readonly name: string; readonly description: string | null },
      path: string,
    ): Promise<PageVisit> => {
      const { facts, total } = await listFacts(shop, { category_id: row.id }, path, store);
      const { category: wire, breadcrumbs } = first(
        await shop.host('readCategoryByPath', { query: { url_path: path.slice(1, -1) } }),
      );
      const blocks = (
        await shop.host('listCmsBlocks', {
          params: { categoryId: row.id, context: 'category' },
          query: { retailer_id: store.id },
        })
      ).data;
      const page = await guest.get(path);
      return {
        name,
        page,
        facts: {
          ...facts,
          title: title(t('listing.title', { category: row.name })),
          description: description(t('listing.description', { category: row.name })),
          address: canonical(origin + path),
          heading: heading(1, row.name),
          lead: row.description === null ? [] : [row.description],
          products: t('listing.products', { count: total }),
          trail: [
            { name: t('common.home'), path: to('home') },
            ...breadcrumbs.map((crumb) => ({ name: crumb.name, path: `/${crumb.url_path}/` })),
          ].flatMap((crumb, index) => [
            `ld itemListElement.${index}.name = ${crumb.name}`,
            `ld itemListElement.${index}.item = ${origin}${crumb.path}`,
          ]),
          advice: blocks.flatMap((block) => [heading(2, block.title), ...readHtml(block.html)]),
          breadcrumbs: [
            label(t('listing.breadcrumbs')),
            link(t('common.home'), to('home')),
            ...breadcrumbs
              .filter(({ id }) => id !== row.id)
              .map((crumb) => link(crumb.name, `/${crumb.url_path}/`)),
          ],
          'pictures of the subcategories': wire.children.flatMap(({ image: picture }) =>
            picture === undefined ? [] : [image(pictureSrc(pictureUrl(market.id, picture)))],
          ),
          subcategories:
            wire.children.length === 0
              ? []
              : [
                  label(t('listing.subcategories', { category: row.name })),
                  ...wire.children.flatMap((child) => [
                    link('', `/${child.url_path}/`),
                    child.name,
                    formatNumber(child.product_count, market.numberFormat),
                  ]),
                ],
        },
      };
    };
    const categories = feed('categories');
    const advised = feed('content-blocks').map(({ categoryId }) => categoryId);
    const roots = categories.filter(({ parentId }) => parentId === null);
    const top = roots.find(({ id }) => advised.includes(id)) ?? roots[0];
    const second = categories.find(({ parentId }) => parentId === top?.id);
    if (top === undefined || second === undefined) return [];
    const path = to('categoryLevel2', { level1: top.urlSegment, level2: second.urlSegment });
    const comparing = await guestAt(shop);
    const [compared] = first(
      await shop.host('listProducts', {
        query: {
          category_id: second.id,
          retailer_id: store.id,
          by_family: '1',
          price_context_code: `${store.sellerCode}P`,
          page_size: 1,
          page_id: 1,
        },
      }),
    ).products;
    if (compared === undefined) throw new Error(`${second.name} has no products`);
    await comparing.post(to('comparator'), {
      intent: 'add',
      sku: compared.sku,
      returnTo: path,
    });
    return [
      {
        name: 'a category with a product in the comparison',
        page: await comparing.get(path),
        facts: {
          compared: button(
            t('comparator.inComparisonNamed', { product: compared.name }),
            'sku',
            `${compared.sku} form=compare-remove`,
          ),
        },
        frame: {
          message: heading(3, t('comparator.added')),
          tray: [
            label(t('comparator.tray')),
            t('comparator.trayCount', { compared: 1, most: 4 }),
            `@title ${t('comparator.removeNamed', { product: compared.name })}`,
            link(t('comparator.open'), to('comparator')),
            button(t('comparator.clear')),
          ],
        },
      },
      await visit('a department', top, to('category', { level1: top.urlSegment })),
      await visit('a category', second, path),
    ];
  },
};

export const search: PageKind = {
  name: 'search',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, feed, origin } = shop;
    const store = storeOf(shop);
    const guest = await guestAt(shop);
    const words = feed('products')[0]?.name.split(' ')[0] ?? '';
    const path = `${to('search')}?q=${encodeURIComponent(words)}`;
    const { facts, total } = await listFacts(shop, { search: words }, path, store);
    const { products } = first(
      await shop.host('listProducts', {
        query: {
          retailer_id: store.id,
          by_family: '1',
          price_context_code: `${store.sellerCode}P`,
          page_size: 8,
          page_id: 1,
        },
      }),
    );
    const sellers = await cardLines(shop, products, {
      storeId: store.id,
      adds: true,
    });
    const sold = sellers.filter((line) => line.startsWith('input hidden offer ')).length;
    return [
      {
        name: 'with results',
        page: await guest.get(path),
        facts: {
          ...facts,
          title: title(t('search.titleFor', { words })),
          address: [canonical(origin + to('search')), 'meta robots noindex'],
          results: heading(1, t('search.results', { count: total, words })),
          'search words': times(2, hidden('q', words)),
        },
        frame: { [SEARCH_FIELD]: searchField(shop, words) },
      },
      {
        name: 'without results',
        page: await guest.get(`${to('search')}?q=qwxzqwxz`),
        facts: {
          ...says('search.emptyText', 'search.label'),
          title: title(t('search.titleFor', { words: 'qwxzqwxz' })),
          heading: heading(1, t('search.emptyTitle', { words: 'qwxzqwxz' })),
          again: [
            action(to('search')),
            button(t('search.action')),
            'input search q value=qwxzqwxz maxlength=200 autocomplete=off',
          ],
          home: link(t('search.emptyAction'), to('home')),
          help: [
            t('search.askStore', { store: store.name }),
            link(store.phone, `tel:${store.phone.replaceAll(' ', '')}`),
          ],
          'best sellers': [heading(2, t('search.bestSellers')), label(t('search.bestSellers'))],
          'best sellers’ cards': sellers,
          'returns to the search': times(sold, hidden('returnTo', to('search'))),
        },
        frame: { [SEARCH_FIELD]: searchField(shop, 'qwxzqwxz') },
      },
    ];
  },
};

/** The letter under which a brand is listed. */
const initialOf = (name: string): string =>
  (name[0] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

export const brands: PageKind = {
  name: 'brands',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market, origin } = shop;
    const list = (await shop.host('listBrands', {})).data;
    const some = list[0];
    const store = storeOf(shop);
    const visits: PageVisit[] = [
      {
        name: 'all brands',
        page: await shop.guest().get(to('brands')),
        facts: {
          ...says('brands.lead'),
          title: [
            title(t('brands.title')),
            description(t('brands.description')),
            heading(1, t('brands.heading')),
          ],
          address: canonical(origin + to('brands')),
          letters: [
            label(t('brands.letters')),
            ...[...new Set(list.map(({ name }) => initialOf(name)))].flatMap((initial) => [
              link(initial, `#letter-${initial}`),
              heading(2, initial),
            ]),
          ],
          brands: list.map((brand) => link(brand.name, to('brand', { brandKey: brand.url_key }))),
          logos: list.flatMap(({ logo }) =>
            logo === undefined
              ? []
              : [image(`/media/${market.id}/${logo}?width=80&height=80&quality=80`)],
          ),
          counts: list.map(({ product_count: count }) => t('brands.products', { count })),
        },
      },
    ];
    if (some !== undefined) {
      const path = to('brand', { brandKey: some.url_key });
      const page = await (await guestAt(shop)).get(path);
      const filters = JSON.stringify({ brand: [some.id] });
      const { facts, total } = await listFacts(shop, { filters }, path, store);
      const { shelves } = first(await shop.host('readBrand', { params: { key: some.url_key } }));
      visits.push({
        name: 'a brand',
        page,
        facts: {
          ...facts,
          products: t('listing.products', { count: total }),
          title: title(t('brands.brandTitle', { brand: some.name })),
          heading: heading(1, some.name),
          address: canonical(origin + path),
          description: description(t('brands.brandDescription', { brand: some.name })),
          breadcrumbs: [
            label(t('brands.breadcrumbs')),
            link(t('common.home'), to('home')),
            link(t('brands.heading'), to('brands')),
            '@aria-current page',
            some.name,
          ],
          logo:
            some.logo === undefined
              ? []
              : image(`/media/${market.id}/${some.logo}?width=80&height=80&quality=80`),
          shelves:
            shelves.length <= 1
              ? []
              : [
                  label(t('brands.categories', { brand: some.name })),
                  ...shelves.flatMap((shelf) => [
                    link(
                      '',
                      to('brandCategory', { brandKey: some.url_key, categoryKey: shelf.url_key }),
                    ),
                    shelf.name,
                    String(shelf.product_count),
                  ]),
                ],
        },
      });
    }
    return visits;
  },
};
