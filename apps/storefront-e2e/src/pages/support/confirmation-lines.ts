import type { HostClient } from '@materia/api-client-kernel';
import type { OrderFacts } from '@materia/api-orders';
import { firmWords } from '@materia/market-model';
import { formatsOf, orderPaymentText } from '@materia/ui-shop';
import { handoverLines, orderPage, storeOfPickup } from './handover-lines.ts';
import { link } from './lines.ts';
import { productLines } from './order-lines.ts';
import type { PageShop } from './page-shop.ts';
import { priceSummaryLines } from './price-lines.ts';

/** Lines of the confirmation about its orders. `reference` stands for the link of a guest. */
export const confirmedOrdersLines = async (
  shop: PageShop,
  host: HostClient,
  orders: readonly OrderFacts[],
  context: { readonly reference?: string; readonly isOpen?: boolean } = {},
): Promise<readonly string[]> => {
  const lines = await Promise.all(
    orders.map(async (order, at) => [
      ...handoverLines(shop, order, {
        ...context,
        pickupStore: await storeOfPickup(shop, host, order),
        part: orders.length > 1 ? { place: at + 1, count: orders.length } : undefined,
      }),
      ...orderLines(shop, order, context.reference),
    ]),
  );
  return lines.flat();
};

/** The number of the purchase, where its orders have numbers of their own, and what a firm gave. */
export const purchaseNumberLines = (
  { t, market }: PageShop,
  orders: readonly OrderFacts[],
): readonly string[] => {
  const [first] = orders;
  if (first === undefined) return [];
  return [
    ...(orders.length > 1
      ? [t('firm.purchaseNumber'), first.purchaseOrders[0] ?? first.number]
      : []),
    ...firmWords(first, t, market.rules.phone).flatMap(({ term, description }) => [
      term,
      description,
    ]),
  ];
};

const orderLines = (
  shop: PageShop,
  order: OrderFacts,
  reference: string | undefined,
): readonly string[] => {
  const { t, market } = shop;
  const { money } = formatsOf(market);
  const { number, payment, fulfilment, prices, lines } = order;
  return [
    link(t('orders.orderTitle', { number }), orderPage(shop, order, reference)),
    ...productLines(shop, order, t('checkout.products')),
    ...priceSummaryLines(shop, prices, lines.length, order),
    t('checkout.payment'),
    orderPaymentText(payment, t),
    ...(payment.refunds.length === 0
      ? []
      : [t('payment.refund'), payment.refunds.map(({ amount }) => money(amount)).join('; ')]),
    ...(fulfilment.vendor === undefined ? [] : [t('checkout.seller'), fulfilment.vendor.name]),
  ];
};
