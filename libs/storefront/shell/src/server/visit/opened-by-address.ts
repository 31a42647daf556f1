import { ROUTE_PARAMS, type RouteName } from '@materia/market-model';

/**
 * Whether the address of a page alone opens something, by a signed link or a token: it belongs into no log and into no cookie for a
 * later page.
 */
export const isOpenedByAddress = (name: RouteName): boolean =>
  ROUTE_PARAMS[name].some((param) => param === 'link' || param === 'token') ||
  name === 'checkoutPayment';
