import { type PurchaseList, shopRequest } from '@materia/page-request';
import type { PathTo, TextKey } from '@materia/market-model';
import type { LoaderFunctionArgs } from 'react-router';

/**
 * The list to which the page of a purchase leads back, as the shopper left it; undefined if they
 * come from elsewhere.
 */
export const leftList = ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): PurchaseList | undefined =>
  context.get(shopRequest).purchaseList;

export const pathOfList = (to: PathTo, { list, query }: PurchaseList): string =>
  to(list) + (query === '' ? '' : `?${query}`);

/** Title of each list, and the words of the link back to it. */
export const LIST_TEXTS = {
  orders: { title: 'orders.title', back: 'orders.backToOrders' },
  myPurchases: { title: 'purchases.title', back: 'purchase.backToPurchases' },
} as const satisfies Readonly<
  Record<PurchaseList['list'], { readonly title: TextKey; readonly back: TextKey }>
>;
