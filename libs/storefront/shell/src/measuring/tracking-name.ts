import type { MarketFacts, RouteName } from '@materia/market-model';

/**
 * The tracking name of a page in the market's language: the words of its path, without any product,
 * order or store.
 */
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
