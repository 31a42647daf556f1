import type { PlacedOrder } from '@materia/api-checkout';
import type { CheckoutPage } from '@materia/domain-checkout';
import type { PathTo, RouteName } from '@materia/market-model';
import type { ShopRequest } from '@materia/page-request';

/** The route of each page of the checkout. */
const ROUTES = {
  delivery: 'checkoutDelivery',
  recipient: 'checkoutRecipient',
  review: 'checkoutReview',
  confirmation: 'confirmation',
} as const satisfies Readonly<Record<CheckoutPage, RouteName>>;

export const pathOfPage = (to: PathTo, page: CheckoutPage): string => to(ROUTES[page]);

/** The path of the page that follows a payment. */
export const paymentPath = (to: PathTo, attempt: string): string =>
  to('checkoutPayment', { attempt });

/**
 * Query parameters of the payment page: back from the provider, back without paying, and no
 * automatic reload.
 */
export const RETURNED_PARAMETER = 'returned';
export const CANCELLED_PARAMETER = 'cancelled';
export const MANUAL_PARAMETER = 'manual';

/** The path of the payment page without the id of the payment, which the host appends. */
export const paymentReturnPath = (to: PathTo): string =>
  paymentPath(to, 'id').slice(0, -'/id'.length);

/** The query parameter of the confirmation with the order id. */
export const ORDER_PARAMETER = 'order';

/** The query parameter of a guest's confirmation with the reference of the purchase's signed link. */
export const LINK_PARAMETER = 'link';

/**
 * The path of an order's confirmation, which opens for the order's owner. A guest's opens in this
 * browser, which remembers the link of the purchase from now on.
 */
export const confirmationPath = (
  { to, session }: Pick<ShopRequest, 'to' | 'session'>,
  { id, link }: Pick<PlacedOrder, 'id' | 'link'>,
): string => {
  const query: Readonly<Record<string, string>> =
    link === undefined
      ? { [ORDER_PARAMETER]: id }
      : { [LINK_PARAMETER]: session.keepGuestLink(link) };
  return `${to('confirmation')}?${new URLSearchParams(query)}`;
};
