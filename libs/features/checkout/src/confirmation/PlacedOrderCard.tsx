import type { OrderFacts } from '@materia/api-orders';
import type { OrderPaths } from '@materia/page-request';
import { Card, DescriptionList, Heading, Link, Stack } from '@materia/ui-design-system';
import {
  buyerViewer,
  HandoverCard,
  type HandoverCardProps,
  OrderedProducts,
  orderPaymentText,
  PriceSummaryRows,
  useFormats,
  useText,
} from '@materia/ui-shop';

/** The order was cancelled; nothing of it is expected any more. */
export const isCancelled = ({ tracking }: Pick<OrderFacts, 'tracking'>): boolean =>
  tracking.step === 99;

/** One order: when and where it arrives, then its number, vendor, products and amounts. */
export const PlacedOrderCard = ({
  order,
  paths: { page, calendar },
  ...handover
}: {
  readonly order: OrderFacts;
  readonly paths: OrderPaths;
} & Pick<HandoverCardProps, 'pickupStore' | 'part' | 'isOpen'>) => {
  const t = useText();
  const id = `order-${order.id}`;
  return (
    <Stack gap={3}>
      <HandoverCard order={order} calendar={calendar} {...handover} />
      <Card as="section" labelledBy={id}>
        <Stack gap={4}>
          <Heading level={2} size="h3" id={id}>
            <Link href={page}>{t('orders.orderTitle', { number: order.number })}</Link>
          </Heading>
          <OrderedProducts lines={order.lines} caption={t('checkout.products')} />
          <PriceSummaryRows
            summary={order.prices}
            lines={order.lines.length}
            viewer={buyerViewer(order.salesTax)}
          />
          <OrderPayment order={order} />
        </Stack>
      </Card>
    </Stack>
  );
};

/** How the order is paid, what goes back, and who sells it. */
const OrderPayment = ({ order: { payment, fulfilment } }: { readonly order: OrderFacts }) => {
  const t = useText();
  const { money } = useFormats();
  return (
    <DescriptionList
      items={[
        { term: t('checkout.payment'), description: orderPaymentText(payment, t) },
        ...(payment.refunds.length === 0
          ? []
          : [
              {
                term: t('payment.refund'),
                description: payment.refunds.map(({ amount }) => money(amount)).join('; '),
              },
            ]),
        ...(fulfilment.vendor
          ? [{ term: t('checkout.seller'), description: fulfilment.vendor.name }]
          : []),
      ]}
    />
  );
};
