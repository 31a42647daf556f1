import type { MarketRoutes, RouteName } from '@materia/market-model';
import { isForEngines, PAGES } from '../../routes/pages.ts';
import { SITEMAP_INDEX_PATH } from './xml-sitemaps.ts';

const isRouteName = (name: string): name is RouteName => name in PAGES;

/**
 * Paths excluded for search engines: pages of no use to them, up to the parameter that identifies
 * an account's data, and paths that are not pages. Also lists the sitemaps.
 */
export const robotsText = (routes: MarketRoutes, origin: string): string => {
  const names = Object.keys(PAGES)
    .filter(isRouteName)
    .filter((name) => !isForEngines(name));
  const paths = new Set(names.map((name) => routes[name].canonical.replace(/:.*$/, '')));
  return [
    'User-agent: *',
    ...[...paths].map((path) => `Disallow: ${path}`),
    'Disallow: /gateway/',
    'Disallow: /authentication/',
    `Sitemap: ${origin}${SITEMAP_INDEX_PATH}`,
    '',
  ].join('\n');
};
