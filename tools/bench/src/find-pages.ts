import type { MarketRoutes, RouteName } from '@materia/market-model';

/** Fetches the HTML of a page. Throws unless the status is 2xx. */
export const readPage = async (url: string): Promise<string> => {
  const reply = await fetch(url);
  const html = await reply.text();
  if (!reply.ok) throw new Error(`${url} responded with ${reply.status}`);
  return html;
};

const linksIn = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(/href="(\/[^"?#]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => pattern.test(href)),
  ),
];

const DEPARTMENT = /^\/[a-z0-9-]+\/$/;
const PRODUCT = /[a-z]\d{4,9}\.html$/;
const PRODUCTS_OF_LISTING = 10;

/** Finds real pages by following links as a shopper would: a department, a product listing, products and store pages. */
export const findPages = async (
  origin: string,
  stores: string,
): Promise<{
  readonly listing: string;
  readonly products: readonly string[];
  readonly stores: readonly string[];
}> => {
  const departments = linksIn(await readPage(`${origin}/`), DEPARTMENT);
  const storePages = linksIn(
    await readPage(origin + stores),
    new RegExp(`^${stores.replace(/\.html$/, '')}/`),
  );
  for (const listing of departments) {
    const products = linksIn(await readPage(origin + listing), PRODUCT);
    if (products.length >= PRODUCTS_OF_LISTING) return { listing, products, stores: storePages };
  }
  throw new Error('No department lists ten products');
};

/** The products of the XML sitemap. */
export const findProducts = async (origin: string): Promise<readonly string[]> => {
  const sitemap = await readPage(`${origin}/sitemaps/product-1.xml`);
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
};

/** The departments whose page shows products. */
export const findListings = async (origin: string): Promise<readonly string[]> => {
  const departments = linksIn(await readPage(`${origin}/`), DEPARTMENT);
  const pages = await Promise.all(departments.map((path) => readPage(origin + path)));
  return departments.filter(
    (_, index) => linksIn(pages[index] ?? '', PRODUCT).length >= PRODUCTS_OF_LISTING,
  );
};

/** Returns the first link to a page of the given route, searching the pages in order. Throws if none has one. */
export const findLinked = async (
  origin: string,
  on: readonly string[],
  kind: RouteName,
  routes: MarketRoutes,
): Promise<string> => {
  const pattern = new RegExp(
    `^${routes[kind].canonical.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`,
  );
  for (const path of on) {
    const [found] = linksIn(await readPage(origin + path), pattern);
    if (found !== undefined) return found;
  }
  throw new Error(`No link to route ${kind} on ${on.join(', ')}`);
};
