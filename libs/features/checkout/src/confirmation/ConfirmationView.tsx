import type { OrderFacts } from '@materia/api-orders';
import { sumMoney } from '@materia/domain-money';
import {
  addressOfFulfilment,
  type Fulfilment,
  handoverOf,
  pointOfFulfilment,
} from '@materia/domain-order';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  Alert,
  ButtonLink,
  Card,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Stepper,
  Table,
  Text,
} from '@materia/ui-design-system';
import { accountPaths } from '@materia/storefront-request';
import {
  AmountRows,
  ConfirmByEmailAlert,
  type Formats,
  orderPaymentText,
  SaveOrderCard,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import styles from './ConfirmationView.module.css';
import type { ConfirmationFacts } from './confirmation.loader.ts';
import { pickupText } from '../frame/pickup-text.ts';
import { stepperSteps } from '../frame/stepper-steps.ts';

/** The placed orders, or a link to the customer's orders if there is none. */
export const ConfirmationView = ({
  facts: { orders, link, confirmUntil },
}: {
  readonly facts: ConfirmationFacts;
}) => {
  const [first] = orders;
  return first === undefined ? (
    <NoOrder />
  ) : (
    <PlacedPurchase first={first} orders={orders} link={link} confirmUntil={confirmUntil} />
  );
};

const NoOrder = () => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="text" className={styles.page}>
      <Stack gap={4} align="start">
        <Heading level={1}>{t('checkout.noOrderTitle')}</Heading>
        <Text>{t('checkout.noOrderText')}</Text>
        <ButtonLink href={to('orders')}>{t('checkout.ordersLink')}</ButtonLink>
      </Stack>
    </Container>
  );
};

type PlacedPurchaseProps = {
  readonly first: OrderFacts;
  readonly orders: readonly OrderFacts[];
  /** The signed link of a guest's purchase; a customer has none. */
  readonly link: string | undefined;
  readonly confirmUntil: ConfirmationFacts['confirmUntil'];
};

/** What happens next with each order of the purchase, and how to reach the shop. */
const PlacedPurchase = ({ first, orders, link, confirmUntil }: PlacedPurchaseProps) => {
  const t = useText();
  const to = usePath();
  const { store } = first;
  const areOwn = orders.every(({ kind }) => !kind.isThirdParty);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stepper label={t('checkout.steps')} steps={stepperSteps('confirmation', t, to)} />
        {confirmUntil === undefined ? (
          <>
            <Heading level={1}>{t('checkout.confirmationTitle')}</Heading>
            <Alert
              type="success"
              title={t(areOwn ? 'checkout.confirmationLead' : 'checkout.confirmationLeadSent', {
                name: first.contact.firstname,
              })}
            >
              {t('checkout.confirmationMail', { email: first.contact.email })}
            </Alert>
          </>
        ) : (
          <>
            <Heading level={1}>{t('guest.checkTitle')}</Heading>
            <ConfirmByEmailAlert email={first.contact.email} until={confirmUntil} />
          </>
        )}
        {orders.map((order) => (
          <PlacedOrder key={order.id} order={order} isGuests={link !== undefined} />
        ))}
        {orders.length > 1 && (
          <Card as="section" labelledBy="together">
            <Stack gap={3}>
              <Heading level={2} id="together">
                {t('checkout.together')}
              </Heading>
              <AmountRows
                rows={[]}
                total={{
                  term: t('orders.total'),
                  amount: sumMoney(
                    orders.map(({ total }) => total),
                    first.total.currency,
                  ),
                }}
              />
            </Stack>
          </Card>
        )}
        {link !== undefined && <GuestFollowUp page={to('guestOrder', { link })} />}
        <Text>
          {t('common.labelled', { label: t('checkout.storePhone'), value: '' })}
          <a href={`tel:${store.phone}`}>{store.phone}</a>
        </Text>
        {orders.some(({ openWithdrawal }) => openWithdrawal !== undefined) && (
          <Text>{t('checkout.mayWithdraw')}</Text>
        )}
        <Cluster>
          {link === undefined && <OrdersLink orders={orders} />}
          <ButtonLink href={to('home')} variant="secondary">
            {t('checkout.continueShopping')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  );
};

/** The order in the customer's account, or all of them if several were placed. */
const OrdersLink = ({ orders }: { readonly orders: readonly OrderFacts[] }) => {
  const t = useText();
  const to = usePath();
  const [first, second] = orders;
  return first !== undefined && second === undefined ? (
    <ButtonLink href={to('orderDetails', { orderId: first.id })}>
      {t('checkout.orderLink')}
    </ButtonLink>
  ) : (
    <ButtonLink href={to('orders')}>{t('checkout.ordersLink')}</ButtonLink>
  );
};

/** How a guest finds the purchase again, and how it joins an account. */
const GuestFollowUp = ({ page }: { readonly page: string }) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <Card as="section" labelledBy="follow">
        <Stack gap={3} align="start">
          <Heading level={2} size="h3" id="follow">
            {t('guest.followTitle')}
          </Heading>
          <Text>{t('guest.followText')}</Text>
          <ButtonLink href={page}>{t('guest.follow')}</ButtonLink>
        </Stack>
      </Card>
      <SaveOrderCard {...accountPaths(to, page)} />
    </>
  );
};

/** The products are handed over in the store. */
const isCollected = ({ fulfilment }: Pick<OrderFacts, 'fulfilment'>): boolean =>
  handoverOf(fulfilment) === 'store';

/** One order: number, seller, where and when it arrives, its lines and amounts. */
const PlacedOrder = ({
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
            { term: t('checkout.orderNumber'), description: <strong>{order.number}</strong> },
            ...(order.fulfilment.vendor
              ? [{ term: t('checkout.seller'), description: order.fulfilment.vendor.name }]
              : []),
            ...arrivalOf(order, t, formats),
            {
              term: t('checkout.payment'),
              description: orderPaymentText(order.paymentMethod, order.payment.state, t),
            },
          ]}
        />
        {isCollected(order) && <Text>{t('checkout.pickupDocuments')}</Text>}
        <Table
          caption={t('checkout.products')}
          hideCaption
          columns={[
            { key: 'name', label: t('orders.product') },
            { key: 'quantity', label: t('orders.quantity'), align: 'end' },
            { key: 'total', label: t('orders.lineTotal'), align: 'end' },
          ]}
          rows={order.lines.map((line) => ({
            key: line.id,
            cells: {
              name: line.name,
              quantity: formats.number(line.quantity),
              total: formats.money(line.total),
            },
          }))}
        />
        <AmountRows
          rows={[
            ...(order.preparation
              ? [{ term: t('line.preparationFee'), amount: formats.money(order.preparation) }]
              : []),
            ...(order.pallets
              ? [{ term: t('line.palletDeposit'), amount: formats.money(order.pallets) }]
              : []),
            {
              term: t('orders.shipping'),
              amount:
                order.shipping.minor === 0 ? t('checkout.free') : formats.money(order.shipping),
            },
            {
              term: t(order.salesTax === 'igic' ? 'orders.igic' : 'orders.tax'),
              amount: formats.money(order.tax),
            },
          ]}
          total={{ term: t('orders.total'), amount: order.total }}
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

/** Where the order is collected or delivered, and when. */
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
