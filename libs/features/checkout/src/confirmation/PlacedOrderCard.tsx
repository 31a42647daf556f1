import type { OrderFacts } from '@materia/api-orders';
import {
  addressOfFulfilment,
  type Fulfilment,
  handoverOf,
  pointOfFulfilment,
} from '@materia/domain-order';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  Card,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Table,
  Text,
} from '@materia/ui-design-system';
import {
  buyerViewer,
  type Formats,
  LINE_HEADINGS,
  lineAmountText,
  orderPaymentText,
  PriceSummaryRows,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { pickupText } from '../frame/pickup-text.ts';

/** The products are handed over in the store. */
const isCollected = ({ fulfilment }: Pick<OrderFacts, 'fulfilment'>): boolean =>
  handoverOf(fulfilment) === 'store';

/** The order was cancelled; nothing of it is expected any more. */
export const isCancelled = ({ tracking }: Pick<OrderFacts, 'tracking'>): boolean =>
  tracking.step === 99;

/** One order: number, vendor, where and when it arrives, its lines and amounts. */
export const PlacedOrderCard = ({
  order,
  isGuests,
}: {
  readonly order: OrderFacts;
  readonly isGuests: boolean;
}) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const id = `order-${order.id}`;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} id={id}>
          {isGuests ? (
            t('orders.orderTitle', { number: order.number })
          ) : (
            <Link href={to('orderDetails', { orderId: order.id })}>
              {t('orders.orderTitle', { number: order.number })}
            </Link>
          )}
        </Heading>
        <DescriptionList
          items={[
            ...(order.fulfilment.vendor
              ? [{ term: t('checkout.seller'), description: order.fulfilment.vendor.name }]
              : []),
            ...(isCancelled(order) ? [] : arrivalOf(order, t, formats)),
            {
              term: t('checkout.payment'),
              description: orderPaymentText(order.payment, t),
            },
            ...(order.payment.refunds.length === 0
              ? []
              : [
                  {
                    term: t('payment.refund'),
                    description: order.payment.refunds
                      .map(({ amount }) => formats.money(amount))
                      .join('; '),
                  },
                ]),
          ]}
        />
        {isCollected(order) && !isCancelled(order) && <Text>{t('checkout.pickupDocuments')}</Text>}
        <Table
          caption={t('checkout.products')}
          hideCaption
          columns={[
            { key: 'name', label: t('orders.product') },
            { key: 'quantity', label: t('orders.quantity'), align: 'end' },
            { key: 'total', label: t(LINE_HEADINGS[order.priceBasis].total), align: 'end' },
          ]}
          rows={order.lines.map((line) => ({
            key: line.id,
            cells: {
              name: line.name,
              quantity: formats.number(line.quantity),
              total: lineAmountText(line, t, formats),
            },
          }))}
        />
        <PriceSummaryRows
          summary={order.prices}
          lines={order.lines.length}
          viewer={buyerViewer(order)}
        />
      </Stack>
    </Card>
  );
};

/** How the place is called where an order changes hands. */
const PLACE_TERMS = {
  pickup: 'checkout.pickupStore',
  home: 'checkout.deliveryAddress',
  relay: 'points.relay',
  locker: 'points.locker',
  partner: 'orders.partnerPickup',
} as const satisfies Readonly<Record<Fulfilment['kind'], TextKey>>;

/** Place and time of the order's pickup or delivery. */
const arrivalOf = (
  order: OrderFacts,
  t: TextReader,
  formats: Formats,
): readonly { readonly term: string; readonly description: ReactNode }[] => {
  const { store, fulfilment, expected } = order;
  if (isCollected(order))
    return [
      {
        term: t(PLACE_TERMS[fulfilment.kind]),
        description: `${store.name}, ${store.street.join(', ')}, ${store.postcode} ${store.city}`,
      },
      ...(expected
        ? [{ term: t('checkout.pickupReady'), description: pickupText(expected, t, formats) }]
        : []),
    ];
  const address = addressOfFulfilment(fulfilment);
  const recipient = pointOfFulfilment(fulfilment)?.name ?? order.recipient;
  return [
    ...(address === undefined
      ? []
      : [
          {
            term: t(PLACE_TERMS[fulfilment.kind]),
            description: [recipient, ...address.street, `${address.postcode} ${address.city}`].join(
              ', ',
            ),
          },
        ]),
    ...(expected
      ? [{ term: t('checkout.deliveryDay'), description: pickupText(expected, t, formats) }]
      : []),
  ];
};
