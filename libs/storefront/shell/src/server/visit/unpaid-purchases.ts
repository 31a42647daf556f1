import { fetchUnpaidPurchases } from '@materia/api-checkout';
import type { UnpaidPurchase } from '@materia/domain-checkout';
import type { RouteName } from '@materia/market-model';
import type { ShopRequest } from '@materia/page-request';
import { isBarePage } from '../../routes/pages.ts';

/** Pages about a payment itself, and those that list unpaid purchases in their content. */
const WITHOUT_STRIP: readonly RouteName[] = [
  'cart',
  'orders',
  'checkoutPayment',
  'checkoutReview',
  'confirmation',
];

/** The purchases that were started in this browser and wait for their payment, for the frame. */
export const unpaidPurchases = async (
  { host, payment, isBot, market }: ShopRequest,
  page: RouteName | undefined,
): Promise<readonly UnpaidPurchase[]> =>
  payment === undefined ||
  page === undefined ||
  isBot ||
  isBarePage(page) ||
  WITHOUT_STRIP.includes(page)
    ? []
    : fetchUnpaidPurchases(host, payment, market);
