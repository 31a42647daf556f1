import type { RouteName } from '@materia/market-model';

/** Any page, market script or app may request the preview. */
export const CART_PREVIEW_EVENT = 'materia:cart-preview';

/** Sign-in and checkout pages, including the cart, have no preview. */
const WITHOUT_PREVIEW: readonly (RouteName | undefined)[] = [
  'login',
  'cart',
  'checkoutGuest',
  'checkoutDelivery',
  'checkoutRecipient',
  'checkoutReview',
  'checkoutPayment',
  'confirmation',
];

export const showsCartPreview = (page: RouteName | undefined): boolean =>
  !WITHOUT_PREVIEW.includes(page);
