import type { OrderFacts } from '@materia/api-orders';
import { unreachable } from '@materia/domain-kernel';
import { formatsOf, orderPaymentText } from '@materia/ui-shop';
import { heading, link } from './lines.ts';
import type { PageShop } from './page-shop.ts';

/** What the confirmation tells about an order that was just placed. */
export const confirmedOrderLines = (
  shop: PageShop,
  order: OrderFacts,
  { isGuests }: { readonly isGuests: boolean },
): readonly string[] => {
  const { t, to, market } = shop;
  const { money, number } = formatsOf(market);
  const name = t('orders.orderTitle', { number: order.number });
  return [
    isGuests ? heading(2, name) : link(name, to('orderDetails', { orderId: order.id })),
    t('checkout.orderNumber'),
    order.number,
    ...(order.vendorName === undefined ? [] : [t('checkout.seller'), order.vendorName]),
    ...arrival(shop, order),
    t('checkout.payment'),
    orderPaymentText(order.paymentMethod, order.payment.state, t),
    ...(order.kind.delivery === 'pickup' ? [t('checkout.pickupDocuments')] : []),
    t('checkout.products'),
    t('orders.product'),
    t('orders.quantity'),
    t('orders.lineTotal'),
    ...order.lines.flatMap((line) => [
      `@data-label ${t('orders.quantity')}`,
      `@data-label ${t('orders.lineTotal')}`,
      line.name,
      number(line.quantity),
      money(line.total),
    ]),
    ...(order.preparation === undefined
      ? []
      : [t('line.preparationFee'), money(order.preparation)]),
    ...(order.pallets === undefined ? [] : [t('line.palletDeposit'), money(order.pallets)]),
    t('orders.shipping'),
    order.shipping.minor === 0 ? t('checkout.free') : money(order.shipping),
    t(order.salesTax === 'igic' ? 'orders.igic' : 'orders.tax'),
    money(order.tax),
    money(order.total),
  ];
};

const arrival = (
  { t, market }: PageShop,
  { kind, store, address, pickup, relayName }: OrderFacts,
): readonly string[] => {
  const { longDate, time } = formatsOf(market);
  if (kind.delivery !== 'pickup')
    return [
      ...(address === undefined
        ? []
        : [
            t('checkout.deliveryAddress'),
            [
              relayName ?? address.name,
              ...address.street,
              `${address.postcode} ${address.city}`,
            ].join(', '),
          ]),
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
