import { type OrderFacts, pricesOfOrders } from '@materia/api-orders';
import { handoverOf } from '@materia/domain-order';
import { firmWords } from '@materia/market-model';
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
  Text,
} from '@materia/ui-design-system';
import { orderPaths, signInPath } from '@materia/page-request';
import {
  buyerViewer,
  ConfirmByEmailAlert,
  OrderRights,
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
export const ConfirmationView = ({ facts }: { readonly facts: ConfirmationFacts }) => {
  const [first] = facts.orders;
  return first === undefined ? <NoOrder /> : <PlacedPurchase first={first} {...facts} />;
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
    ...firmWords(first, t, market.rules.phone),
  ];
  return rows.length === 0 ? null : <DescriptionList items={rows} />;
};

/** How to follow the customer's first purchase, and the club, which is offered here only. */
const FirstPurchase = ({ hasClub }: NonNullable<ConfirmationFacts['firstPurchase']>) => {
  const t = useText();
  const to = usePath();
  return (
    <Card as="section" look="sunken" labelledBy="first-purchase">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="first-purchase">
          {t('firstPurchase.title')}
        </Heading>
        <Text>{t('firstPurchase.text')}</Text>
        <Link href={to('orders')}>{t('firstPurchase.orders')}</Link>
        {hasClub && (
          <>
            <Text>{t('firstPurchase.club')}</Text>
            <Link href={to('loyalty')}>{t('firstPurchase.clubLink')}</Link>
          </>
        )}
      </Stack>
    </Card>
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

type PlacedPurchaseProps = ConfirmationFacts & { readonly first: OrderFacts };

/** What happens next with each order of the purchase, and how to reach the shop. */
const PlacedPurchase = ({
  first,
  orders,
  pickupStores = {},
  reference,
  confirmUntil,
  firstPurchase,
}: PlacedPurchaseProps) => {
  const t = useText();
  const to = usePath();
  const { store, total } = first;
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        {!orders.every(isCancelled) && (
          <Stepper
            label={t('checkout.steps')}
            doneLabel={t('checkout.stepDone')}
            steps={stepperSteps('confirmation', t, to)}
          />
        )}
        <Outcome orders={orders} confirmUntil={confirmUntil} />
        <PurchaseNumbers orders={orders} />
        {firstPurchase && <FirstPurchase {...firstPurchase} />}
        {orders.map((order, at) => (
          <PlacedOrderCard
            key={order.id}
            order={order}
            paths={orderPaths(to, order, reference)}
            pickupStore={pickupStores[order.id]}
            part={orders.length > 1 ? { place: at + 1, count: orders.length } : undefined}
            isOpen={confirmUntil !== undefined}
          />
        ))}
        {orders.length > 1 && (
          <Card as="section" labelledBy="together">
            <Stack gap={3}>
              <Heading level={2} id="together">
                {t('checkout.together')}
              </Heading>
              <PriceSummaryRows
                summary={pricesOfOrders(orders, total.currency)}
                lines={orders.reduce((sum, { lines }) => sum + lines.length, 0)}
                viewer={buyerViewer(first)}
              />
            </Stack>
          </Card>
        )}
        <ChangeOfMind orders={orders} reference={reference} />
        {reference !== undefined && (
          <GuestFollowUp page={to('guestOrder', { link: reference })} email={first.contact.email} />
        )}
        <Text>
          {t('common.labelled', { label: t('checkout.storePhone'), value: '' })}
          <a href={phoneHref(store.phone)}>{store.phone}</a>
        </Text>
        <Cluster>
          {reference === undefined && <OrdersLink orders={orders} />}
          <ButtonLink href={to('home')} variant="secondary">
            {t('checkout.continueShopping')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  );
};

/** Whether it worked: the order is placed, still to be confirmed by email, or cancelled meanwhile. */
const Outcome = ({
  orders,
  confirmUntil,
}: Pick<PlacedPurchaseProps, 'orders' | 'confirmUntil'>) => {
  const t = useText();
  const [first] = orders;
  if (first === undefined) return null;
  const { contact } = first;
  if (orders.every(isCancelled))
    return (
      <>
        <Heading level={1}>{t('checkout.cancelledTitle')}</Heading>
        <Alert type="information">
          {t(
            orders.some(({ payment }) => payment.refunds.length > 0)
              ? 'checkout.cancelledText'
              : 'checkout.cancelledOnly',
          )}
        </Alert>
      </>
    );
  if (confirmUntil !== undefined)
    return (
      <>
        <Heading level={1}>{t('guest.checkTitle')}</Heading>
        <ConfirmByEmailAlert email={contact.email} until={confirmUntil} />
      </>
    );
  const areOwn = orders.every(({ fulfilment }) => fulfilment.vendor === undefined);
  return (
    <>
      <Heading level={1}>{t('checkout.confirmationTitle')}</Heading>
      <Alert
        type="success"
        title={t(areOwn ? 'checkout.confirmationLead' : 'checkout.confirmationLeadSent', {
          name: contact.firstname,
        })}
      >
        {t('checkout.confirmationMail', { email: contact.email })}
      </Alert>
    </>
  );
};

/** How to cancel or return, and what the law says about it. Firms have no right to withdraw. */
const ChangeOfMind = ({ orders, reference }: Pick<PlacedPurchaseProps, 'orders' | 'reference'>) => {
  const t = useText();
  const to = usePath();
  const { market } = useShop();
  const open = orders.filter(({ openWithdrawal }) => openWithdrawal !== undefined);
  if (open.length === 0) return null;
  return (
    <>
      <Card as="section" labelledBy="change">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="change">
            {t('handover.changeTitle')}
          </Heading>
          <Text>{t('handover.cancelText')}</Text>
          <Text>{t('handover.returnText', { days: market.settings.withdrawalDays })}</Text>
          <Stack as="ul" gap={1}>
            {open.map((order) => (
              <li key={order.id}>
                <Link href={`${orderPaths(to, order, reference).page}#withdrawal`}>
                  {t(
                    order.openWithdrawal?.whole === true
                      ? 'handover.cancelLink'
                      : 'handover.returnLink',
                    { number: order.number },
                  )}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
      <OrderRights
        isCollected={open.some(({ fulfilment }) => handoverOf(fulfilment) === 'store')}
      />
    </>
  );
};

/** The order in the customer's account, or all of them if several were placed. */
const OrdersLink = ({ orders }: Pick<PlacedPurchaseProps, 'orders'>) => {
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
