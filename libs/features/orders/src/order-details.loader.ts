import { fetchUnpaidPurchases } from '@materia/api-checkout';
import {
  fetchOrder,
  fetchOrderInvoice,
  type TrackedOrder,
  type OrderFacts,
  orderFacts,
  type OrderInvoice,
} from '@materia/api-orders';
import type { UnpaidPurchase } from '@materia/domain-checkout';
import { fetchStore, type PickupStore } from '@materia/api-stores';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type PurchaseList, shopRequest, type ShopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { lookedUp } from './looked-up.ts';
import { pickupStoreOf } from './pickup-store-of.ts';
import { leftList } from './purchase-list.ts';
import { returnUntil } from './return-until.ts';

type OrderArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>;

/** Asks for the logistics services among the lines of an order. */
export const SERVICES_PARAMETER = 'services';

/**
 * Loads one of the customer's orders; another customer's order and a missing one give the same 404.
 */
export const loadOrder = async (args: Pick<OrderArgs, 'context' | 'params'>): Promise<OrderFacts> =>
  orderFacts(await orderOf(args), args.context.get(shopRequest).market);

const orderOf = async (
  { context, params }: Pick<OrderArgs, 'context' | 'params'>,
  wanted?: Parameters<typeof fetchOrder>[2],
): Promise<TrackedOrder> => {
  const order = await fetchOrder(context.get(shopRequest).host, params['orderId'] ?? '', wanted);
  if (order === undefined) throw data(null, { status: 404 });
  return order;
};

export type OrderPageFacts = {
  readonly order: OrderFacts;
  /** Hours and position of the store where it is collected. */
  readonly pickupStore?: PickupStore | undefined;
  /** Until when a store takes unused products back, although the right to withdraw may be over. */
  readonly returnUntil?: PlainDate | undefined;
  /** Whether the page has a section about the invoice. */
  readonly showsInvoice: boolean;
  /** The invoice, once it exists. */
  readonly invoice: OrderInvoice | undefined;
  /** Until when it has to be confirmed by email, in the market's time. */
  readonly confirmUntil?: ZonedMoment | undefined;
  /** The address of the back link. */
  readonly list?: PurchaseList | undefined;
  /** How it can still be paid, while it waits for its payment. */
  readonly unpaid?: UnpaidPurchase | undefined;
};

export const loadOrderPage = async (args: OrderArgs): Promise<OrderPageFacts> => {
  const shop = args.context.get(shopRequest);
  const withServices = new URL(args.request.url).searchParams.has(SERVICES_PARAMETER);
  const order = await orderOf(args, { withServices });
  const showsInvoice = shop.flags.ACCOUNT_INVOICE_DISPLAY;
  const facts = orderFacts(order, shop.market);
  return {
    order: facts,
    pickupStore: await pickupStoreOf(shop, facts),
    returnUntil: returnUntil(facts, shop),
    showsInvoice,
    invoice: showsInvoice ? await invoiceOf(shop, order) : undefined,
    confirmUntil:
      order.confirmUntil === undefined
        ? undefined
        : zonedMoment(order.confirmUntil, shop.market.timeZone),
    list: leftList(args),
    unpaid: facts.payment.state === 'waiting' ? await unpaidOf(shop, order) : undefined,
  };
};

/** How the purchase of an order can still be paid; undefined once it cannot. */
const unpaidOf = async (
  shop: ShopRequest,
  { purchaseOrders }: TrackedOrder,
): Promise<UnpaidPurchase | undefined> =>
  (await fetchUnpaidPurchases(shop.host, shop.payment, shop.market)).find(
    ({ orderNumber }) => orderNumber === purchaseOrders[0],
  );

const invoiceOf = (shop: ShopRequest, order: TrackedOrder): Promise<OrderInvoice | undefined> => {
  const { host, market } = shop;
  const find = async (): Promise<OrderInvoice | undefined> => {
    const store = await fetchStore(host, order.store.id);
    return (
      store && fetchOrderInvoice(host, order, { storeCode: store.sellerCode, marketId: market.id })
    );
  };
  return lookedUp(shop, `The invoice of order ${order.number}`, find());
};
