import type { MarketFacts, RouteName } from '@materia/market-model';

/** The name of a page in the market's own words: those of its address, without what names one product, order or store (ANA-04). */
export const trackingName = (
  routes: MarketFacts['routes'],
  page: RouteName | undefined,
): string => {
  if (page === undefined) return 'unknown';
  const words = routes[page].canonical
    .split('/')
    .filter((word) => word !== '' && !word.startsWith(':'));
  return words.length === 0 ? page : words.join('/').replace(/\.html$/, '');
};
