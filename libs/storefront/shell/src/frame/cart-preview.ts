import type { RouteName } from '@materia/market-model';

/** Anyone may ask for the preview: a page, a script of the market, an app (SHL-04). */
export const CART_PREVIEW_EVENT = 'materia:cart-preview';

/** Sign-in and checkout, the cart itself among it, go without the preview (SHL-05). */
const WITHOUT_PREVIEW: readonly (RouteName | undefined)[] = [
  'login',
  'cart',
  'checkoutShippings',
  'checkoutInformations',
  'checkoutSummaries',
  'confirmation',
];

export const showsCartPreview = (page: RouteName | undefined): boolean =>
  !WITHOUT_PREVIEW.includes(page);
