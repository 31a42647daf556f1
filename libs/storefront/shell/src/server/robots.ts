import type { MarketRoutes, RouteName } from '@materia/market-model';

/** Pages that are one person's, and addresses that are no pages. */
const PRIVATE_PAGES = ['cart', 'account', 'checkoutShippings', 'checkoutInformations', 'checkoutSummaries', 'confirmation', 'logout', 'search'] as const satisfies readonly RouteName[];

export const robotsText = (routes: MarketRoutes): string =>
  ['User-agent: *', ...PRIVATE_PAGES.map((name) => `Disallow: ${routes[name].canonical}`), 'Disallow: /gateway/', 'Disallow: /authentication/', ''].join('\n');
