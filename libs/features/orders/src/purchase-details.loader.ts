import { HostUnavailable } from '@materia/api-client-kernel';
import {
  fetchOrder,
  fetchReceipt,
  fetchReceiptInvoice,
  type OrderInvoice,
  type ReceiptFacts,
} from '@materia/api-orders';
import { type PurchaseList, shopRequest, type ShopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { leftList } from './purchase-list.ts';

export type PurchasePageFacts = {
  readonly receipt: ReceiptFacts;
  /** Whether the page has a section about the invoice. */
  readonly showsInvoice: boolean;
  readonly invoice: OrderInvoice | undefined;
  /** The address of the back link. */
  readonly list?: PurchaseList | undefined;
};

/**
 * Loads a purchase at a till. A purchase that is an order has its own page with tracking; another
 * customer's purchase and a missing one give the same 404.
 */
export const loadPurchase = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<PurchasePageFacts> => {
  const shop = context.get(shopRequest);
  const id = params['purchaseId'] ?? '';
  const receipt = await fetchReceipt(shop.host, id, shop.market);
  if (receipt === undefined)
    throw (await fetchOrder(shop.host, id)) === undefined
      ? data(null, { status: 404 })
      : redirect(shop.to('orderDetails', { orderId: id }));
  const showsInvoice = shop.flags.ACCOUNT_INVOICE_DISPLAY;
  return {
    receipt,
    showsInvoice,
    invoice: showsInvoice ? await invoiceOf(shop, receipt) : undefined,
    list: leftList({ context }),
  };
};

/** The page is shown without the invoice if the host fails. */
const invoiceOf = async (
  { host, market }: ShopRequest,
  { id }: ReceiptFacts,
): Promise<OrderInvoice | undefined> => {
  try {
    return await fetchReceiptInvoice(host, id, market);
  } catch (error) {
    if (error instanceof HostUnavailable) return undefined;
    throw error;
  }
};
