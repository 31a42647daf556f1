import { type OrderFacts, pricesOfOrders } from '@materia/api-orders';
import {
  Alert,
  ButtonLink,
  Card,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Stack,
  Stepper,
  Text,
} from '@materia/ui-design-system';
import { signInPath } from '@materia/page-request';
import {
  buyerViewer,
  ConfirmByEmailAlert,
  firmRows,
  phoneHref,
  PriceSummaryRows,
  SaveOrderCard,
  usePath,
  useShop,
  useText,
} from '@materia/ui-shop';
import styles from './ConfirmationView.module.css';
import type { ConfirmationFacts } from './confirmation.loader.ts';
import { isCancelled, PlacedOrderCard } from './PlacedOrderCard.tsx';
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

/** The number of the purchase before those of its orders, and what the firm gave for all of them. */
const PurchaseNumbers = ({ orders }: { readonly orders: readonly OrderFacts[] }) => {
  const { market, t } = useShop();
  const [first] = orders;
  if (first === undefined) return null;
  const [number = first.number] = first.purchaseOrders;
  const rows = [
    ...(orders.length > 1
      ? [{ term: t('firm.purchaseNumber'), description: <strong>{number}</strong> }]
      : []),
    ...firmRows(first, t, market.rules.phone),
  ];
  return rows.length === 0 ? null : <DescriptionList items={rows} />;
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
  const areCancelled = orders.every(isCancelled);
  const areOwn = orders.every(({ fulfilment }) => fulfilment.vendor === undefined);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stepper
          label={t('checkout.steps')}
          doneLabel={t('checkout.stepDone')}
          steps={stepperSteps('confirmation', t, to)}
        />
        {areCancelled ? (
          <>
            <Heading level={1}>{t('checkout.cancelledTitle')}</Heading>
            <Alert type="information">{t('checkout.cancelledText')}</Alert>
          </>
        ) : confirmUntil === undefined ? (
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
        <PurchaseNumbers orders={orders} />
        {orders.map((order) => (
          <PlacedOrderCard key={order.id} order={order} isGuests={link !== undefined} />
        ))}
        {orders.length > 1 && (
          <Card as="section" labelledBy="together">
            <Stack gap={3}>
              <Heading level={2} id="together">
                {t('checkout.together')}
              </Heading>
              <PriceSummaryRows
                summary={pricesOfOrders(orders, first.total.currency)}
                lines={orders.reduce((sum, { lines }) => sum + lines.length, 0)}
                viewer={buyerViewer(first)}
              />
            </Stack>
          </Card>
        )}
        {link !== undefined && (
          <GuestFollowUp page={to('guestOrder', { link })} email={first.contact.email} />
        )}
        <Text>
          {t('common.labelled', { label: t('checkout.storePhone'), value: '' })}
          <a href={phoneHref(store.phone)}>{store.phone}</a>
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
const GuestFollowUp = ({ page, email }: { readonly page: string; readonly email: string }) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <Card as="section" labelledBy="follow" className={styles.follow}>
        <Stack gap={3} align="start">
          <Heading level={2} size="h3" id="follow">
            {t('guest.followTitle')}
          </Heading>
          <Text>{t('guest.followText')}</Text>
          <ButtonLink href={page}>{t('guest.follow')}</ButtonLink>
        </Stack>
      </Card>
      <SaveOrderCard page={page} email={email} signInPath={signInPath(to, page)} />
    </>
  );
};
