import {
  fetchOrder,
  fetchReceipt,
  fetchReceiptInvoice,
  type OrderFacts,
  orderFacts,
  type OrderInvoice,
  pricesOfOrders,
  type ReceiptFacts,
} from '@materia/api-orders';
import type { PriceSummary } from '@materia/domain-pricing';
import { type PurchaseList, shopRequest, type ShopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { lookedUp } from './looked-up.ts';
import { leftList } from './purchase-list.ts';

/** A purchase of several sellers: all of its orders, its first one first. */
export type PurchaseOrdersFacts = {
  readonly number: string;
  readonly orders: readonly OrderFacts[];
  readonly prices: PriceSummary;
  readonly list?: PurchaseList | undefined;
};

export type PurchasePageFacts = {
  readonly receipt: ReceiptFacts;
  /** Whether the page has a section about the invoice. */
  readonly showsInvoice: boolean;
  readonly invoice: OrderInvoice | undefined;
  /** The address of the back link. */
  readonly list?: PurchaseList | undefined;
};

/**
 * Loads a purchase at a till, or all orders of one that has several. A purchase of a single order has
 * its own page with tracking; another customer's purchase and a missing one give the same 404.
 */
export const loadPurchase = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<
  PurchasePageFacts | PurchaseOrdersFacts
> => {
  const shop = context.get(shopRequest);
  const id = params['purchaseId'] ?? '';
  const receipt = await fetchReceipt(shop.host, id, shop.market);
  if (receipt === undefined) return ordersOfPurchase(shop, id, leftList({ context }));
  const showsInvoice = shop.flags.ACCOUNT_INVOICE_DISPLAY;
  return {
    receipt,
    showsInvoice,
    invoice: showsInvoice ? await invoiceOf(shop, receipt) : undefined,
    list: leftList({ context }),
  };
};

/** Redirects an order that is alone in its purchase, or that is not the first one, to its page. */
const ordersOfPurchase = async (
  shop: ShopRequest,
  id: string,
  list: PurchaseList | undefined,
): Promise<PurchaseOrdersFacts> => {
  const first = await fetchOrder(shop.host, id);
  if (first === undefined) throw data(null, { status: 404 });
  const [number, ...others] = first.purchaseOrders;
  if (number !== first.id || others.length === 0)
    throw redirect(shop.to('orderDetails', { orderId: id }));
  const rest = await Promise.all(others.map((other) => fetchOrder(shop.host, other)));
  const orders = [first, ...rest.flatMap((order) => order ?? [])].map((order) =>
    orderFacts(order, shop.market),
  );
  return { number, orders, prices: pricesOfOrders(orders, first.total.currency), list };
};

const invoiceOf = (shop: ShopRequest, { id }: ReceiptFacts): Promise<OrderInvoice | undefined> =>
  lookedUp(shop, `The invoice of receipt ${id}`, fetchReceiptInvoice(shop.host, id, shop.market));
