import type { OrderFacts } from '@materia/api-orders';
import { unreachable } from '@materia/domain-kernel';
import { addressOfFulfilment, handoverOf, pointOfFulfilment } from '@materia/domain-order';
import {
  firmRows,
  formatsOf,
  LINE_HEADINGS,
  lineAmountText,
  orderPaymentText,
} from '@materia/ui-shop';
import { heading, link } from './lines.ts';
import type { PageShop } from './page-shop.ts';
import { priceSummaryLines } from './price-lines.ts';

/** Lines of the confirmation about an order. */
export const confirmedOrderLines = (
  shop: PageShop,
  order: OrderFacts,
  { isGuests }: { readonly isGuests: boolean },
): readonly string[] => {
  const { t, to, market } = shop;
  const formats = formatsOf(market);
  const name = t('orders.orderTitle', { number: order.number });
  return [
    isGuests ? heading(2, name) : link(name, to('orderDetails', { orderId: order.id })),
    ...(order.fulfilment.vendor === undefined
      ? []
      : [t('checkout.seller'), order.fulfilment.vendor.name]),
    ...arrival(shop, order),
    t('checkout.payment'),
    orderPaymentText(order.payment, t),
    ...(handoverOf(order.fulfilment) === 'store' ? [t('checkout.pickupDocuments')] : []),
    t('checkout.products'),
    t('orders.product'),
    t('orders.quantity'),
    t(LINE_HEADINGS[order.priceBasis].total),
    ...order.lines.flatMap((line) => [
      `@data-label ${t('orders.quantity')}`,
      `@data-label ${t(LINE_HEADINGS[order.priceBasis].total)}`,
      line.name,
      formats.number(line.quantity),
      lineAmountText(line, t, formats),
    ]),
    ...priceSummaryLines(shop, order.prices, order.lines.length, order),
  ];
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
    ...firmRows(first, t, market.rules.phone).flatMap(({ term, description }) => [
      term,
      description,
    ]),
  ];
};

const arrival = (
  { t, market }: PageShop,
  { store, fulfilment, recipient, expected: pickup }: OrderFacts,
): readonly string[] => {
  const { longDate, time } = formatsOf(market);
  const address = addressOfFulfilment(fulfilment);
  const name = pointOfFulfilment(fulfilment)?.name ?? recipient;
  if (address !== undefined)
    return [
      t('checkout.deliveryAddress'),
      [name, ...address.street, `${address.postcode} ${address.city}`].join(', '),
      ...(pickup === undefined ? [] : [t('checkout.deliveryDay'), longDate(pickup.date)]),
    ];
  const ready = (): string => {
    switch (pickup?.kind) {
      case 'from':
        return t('checkout.readyOn', { date: longDate(pickup.date), time: time(pickup.minutes) });
      case 'slot':
        return `${longDate(pickup.date)}, ${t('checkout.slotFromTo', { from: time(pickup.from), to: time(pickup.to) })}`;
      case 'day':
        return longDate(pickup.date);
      case undefined:
        return '';
      default:
        return unreachable(pickup);
    }
  };
  return [
    t('checkout.pickupStore'),
    `${store.name}, ${store.street.join(', ')}, ${store.postcode} ${store.city}`,
    ...(pickup === undefined ? [] : [t('checkout.pickupReady'), ready()]),
  ];
};
