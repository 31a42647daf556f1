import { type Market, pathTo } from '@materia/market-model';
import { findLinked, findPages, readPage } from './find-pages.ts';

/** A page that a guest can open. */
export type GuestPage = {
  readonly page: string;
  readonly path: string;
  /** Whether search engines may index the page. */
  readonly isForEngines: boolean;
  /** `Cookie` header with earlier choices of the browser. */
  readonly cookie?: string;
};

/** One page of each kind that a guest can open, found by following links as they would. */
export const guestPages = async (
  { texts, routes }: Market,
  origin: string,
): Promise<readonly GuestPage[]> => {
  const to = pathTo(routes);
  const found = await findPages(origin, to('stores'));
  const [product = to('home')] = found.products;
  const [store = to('stores')] = found.stores;
  const linked = (
    kind: Parameters<typeof findLinked>[2],
    ...on: readonly string[]
  ): Promise<string> => findLinked(origin, on, kind, routes);
  const vendor = await linked('vendor', to('vendors'));
  const brand = await linked('brand', to('brands'));
  const leaf = await linked('categoryLevel2', found.listing);
  const forEngines: readonly (readonly [page: string, path: string])[] = [
    ['home', to('home')],
    ['listing', found.listing],
    ['listing below', leaf],
    ['product', product],
    ['reviews', await linked('reviews', ...found.products)],
    ['stores', to('stores')],
    ['store', store],
    ['vendors', to('vendors')],
    ['vendor', vendor],
    ['terms of a vendor', await linked('vendorTerms', vendor)],
    ['brands', to('brands')],
    ['brand', brand],
    ['brand in a category', await linked('brandCategory', brand)],
    ['questions', to('faq')],
    ['services', to('services')],
    ['terms', to('terms')],
    ['privacy', to('privacy')],
    ['legal notice', to('legalNotice')],
    ['pickup conditions', to('pickupConditions')],
    ...((await exists(origin + to('blog')))
      ? ([
          ['blog', to('blog')],
          ['blog post', await linked('blogPost', to('blog'))],
        ] as const)
      : []),
    ['newsletter', to('newsletter')],
    ['report', to('reportIllicitContent')],
    ['sitemap of categories', to('sitemap', { sitemapId: 'category' })],
    ['sitemap of products', to('sitemap', { sitemapId: 'product' })],
    ['sitemap of brands', to('sitemap', { sitemapId: 'brand' })],
    ['sitemap of content', to('sitemap', { sitemapId: 'cms' })],
  ];
  const others: readonly (readonly [page: string, path: string])[] = [
    ['search', `${to('search')}?q=${texts.home.title.slice(0, 1).toLowerCase()}`],
    ['cart', to('cart')],
    ['quick order', to('quickOrder')],
    ['login', to('login')],
    ['register', to('register')],
    ['cookie settings', to('cookieSettings')],
    ['comparison, empty', to('comparator')],
  ];
  return [
    ...forEngines.map(([page, path]) => ({ page, path, isForEngines: true })),
    ...others.map(([page, path]) => ({ page, path, isForEngines: false })),
    {
      page: 'comparison',
      path: to('comparator'),
      isForEngines: false,
      cookie: await comparisonCookie(origin, to('comparator'), leaf),
    },
  ];
};

/** A market may have no blog. */
const exists = async (url: string): Promise<boolean> => {
  const reply = await fetch(url);
  await reply.arrayBuffer();
  return reply.status !== 404;
};

/** The `Cookie` header of a browser that compares the first two products of a listing. */
const comparisonCookie = async (
  origin: string,
  comparator: string,
  list: string,
): Promise<string> => {
  const skus = [
    ...new Set(
      [...(await readPage(origin + list)).matchAll(/name="sku" value="(\d+)"/g)].map(
        ([, sku = '']) => sku,
      ),
    ),
  ].slice(0, 2);
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const sku of skus) {
    const response = await fetch(origin + comparator, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', origin, cookie: cookie() },
      body: new URLSearchParams({ intent: 'add', sku, returnTo: list }),
    });
    await response.arrayBuffer();
    if (response.status !== 303)
      throw new Error(`Comparing ${sku} failed with status ${response.status}`);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  }
  return cookie();
};
