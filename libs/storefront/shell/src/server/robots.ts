import type { MarketRoutes, RouteName } from '@materia/market-model';
import { factsOf, PAGES } from '../routes/pages.ts';

/** Public pages that are one person's, and addresses that are no pages. */
const PRIVATE_PAGES = ['cart', 'logout', 'search', 'confirmAccount', 'createPassword', 'precreatedPassword', 'problem'] as const satisfies readonly RouteName[];

const isRouteName = (name: string): name is RouteName => name in PAGES;

/** What search engines leave out: pages of customers, up to the part of the path that names one of theirs, and those above. */
export const robotsText = (routes: MarketRoutes): string => {
  const customers = Object.keys(PAGES).filter(isRouteName).filter((name) => factsOf(name).access === 'customer');
  const paths = [...customers, ...PRIVATE_PAGES].map((name) => routes[name].canonical.replace(/:.*$/, ''));
  return ['User-agent: *', ...[...new Set(paths)].map((path) => `Disallow: ${path}`), 'Disallow: /gateway/', 'Disallow: /authentication/', ''].join('\n');
};
