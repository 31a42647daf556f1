import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Market, RouteName } from '@materia/market-model';
import { PAGES } from './pages.ts';

const FEATURES = resolve(import.meta.dirname, '../../../../features');
/** Products and content pages share a path pattern, so React Router sees them as one route. */
export const ROOT_PAGE = resolve(import.meta.dirname, '../root-pages/root-page.route.tsx');
const NOT_FOUND = resolve(import.meta.dirname, '../root-pages/not-found.route.ts');

/**
 * The routes of a market for React Router: one per page, with the market's path text, and a
 * catch-all for everything else. The product route also serves content pages at the root of the
 * shop. Aliases are not routes: the root middleware redirects them before a page is looked up.
 */
export const storefrontRoutes = (market: Pick<Market, 'routes'>): RouteConfigEntry[] => [
  ...routeNames.map((name): RouteConfigEntry => {
    const file = name === 'product' ? ROOT_PAGE : resolve(FEATURES, PAGES[name].module);
    // A trailing slash would count as a further segment and let categories win over products.
    const path = market.routes[name].canonical.slice(1).replace(/\/$/, '');
    return path === ''
      ? { id: name, index: true, file }
      : { id: name, path, caseSensitive: true, file };
  }),
  { id: 'notFound', path: '*', file: NOT_FOUND },
];

const isRouteName = (name: string): name is RouteName => name in PAGES;
const routeNames = Object.keys(PAGES)
  .filter(isRouteName)
  .filter((name) => name !== 'contentPage');
