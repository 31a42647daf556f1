import type { MarketRoutes, RouteName } from '@materia/market-model';
import { isForEngines, PAGES } from '../routes/pages.ts';

const isRouteName = (name: string): name is RouteName => name in PAGES;

/** What search engines leave out: pages of no use to them, up to the part of the path that names somebody's own, and addresses that are no pages. */
export const robotsText = (routes: MarketRoutes): string => {
  const names = Object.keys(PAGES).filter(isRouteName).filter((name) => !isForEngines(name));
  const paths = new Set(names.map((name) => routes[name].canonical.replace(/:.*$/, '')));
  return ['User-agent: *', ...[...paths].map((path) => `Disallow: ${path}`), 'Disallow: /gateway/', 'Disallow: /authentication/', ''].join('\n');
};
