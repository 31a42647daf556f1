import type { CheckoutPage } from '@materia/domain-checkout';
import type { PathTo, RouteName } from '@materia/market-model';

/** The route of each page of the checkout. */
const ROUTES = {
  shippings: 'checkoutShippings',
  informations: 'checkoutInformations',
  summaries: 'checkoutSummaries',
  confirmation: 'confirmation',
} as const satisfies Readonly<Record<CheckoutPage, RouteName>>;

export const pathOfPage = (to: PathTo, page: CheckoutPage): string => to(ROUTES[page]);

/** The query parameter of the confirmation with the order id. */
export const ORDER_PARAMETER = 'order';

/** The path of an order's confirmation; only the order's owner can open it. */
export const confirmationPath = (to: PathTo, orderId: string): string =>
  `${to('confirmation')}?${new URLSearchParams({ [ORDER_PARAMETER]: orderId })}`;
