import { accountCalls } from './account/calls.ts';
import { brandCalls } from './brands/calls.ts';
import type { Call } from './call.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { checkoutCalls } from './checkout/calls.ts';
import { contentCalls } from './content/calls.ts';
import { documentCalls } from './documents/calls.ts';
import { listCalls } from './lists/calls.ts';
import { orderCalls } from './orders/calls.ts';
import { sitemapCalls } from './sitemaps/calls.ts';
import { reviewCalls } from './reviews/calls.ts';
import { storeCalls } from './stores/calls.ts';
import { submissionCalls } from './submissions/calls.ts';
import { vendorCalls } from './vendors/calls.ts';

/** The calls by area, as the description of the host groups them. */
export const CALLS_BY_AREA = {
  Catalogue: catalogueCalls,
  Stores: storeCalls,
  Content: contentCalls,
  Reviews: reviewCalls,
  Cart: cartCalls,
  Checkout: checkoutCalls,
  Account: accountCalls,
  Orders: orderCalls,
  Documents: documentCalls,
  Lists: listCalls,
  Submissions: submissionCalls,
  Vendors: vendorCalls,
  Brands: brandCalls,
  Sitemaps: sitemapCalls,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Every call of the host by name: what to send where. Free of schemas, so a browser may hold it. */
export const CALLS = {
  ...catalogueCalls,
  ...storeCalls,
  ...contentCalls,
  ...reviewCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...accountCalls,
  ...orderCalls,
  ...documentCalls,
  ...listCalls,
  ...submissionCalls,
  ...vendorCalls,
  ...brandCalls,
  ...sitemapCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof CALLS;
