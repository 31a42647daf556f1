import type { OrderFacts } from '@materia/api-orders';
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
  Table,
  Text,
} from '@materia/ui-design-system';
import { AmountRows, useFormats, usePath, useText } from '@materia/ui-shop';
import styles from './ConfirmationView.module.css';
import type { ConfirmationFacts } from './confirmation.loader.ts';
import { pickupText } from './pickup-text.ts';
import { stepperSteps } from './stepper-steps.ts';

/** The placed order, or a link to the customer's orders if there is none. */
export const ConfirmationView = ({ facts: { order } }: { readonly facts: ConfirmationFacts }) =>
  order === undefined ? <NoOrder /> : <PlacedOrder order={order} />;

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

/** Number, store, time, lines and amounts of the order, with a link to it in the account. */
const PlacedOrder = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { store } = order;
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stepper label={t('checkout.steps')} steps={stepperSteps('confirmation', t, to)} />
        <Heading level={1}>{t('checkout.confirmationTitle')}</Heading>
        <Alert
          type="success"
          title={t('checkout.confirmationLead', { name: order.contact.firstname })}
        >
          {t('checkout.confirmationMail', { email: order.contact.email })}
        </Alert>
        <Card as="section" labelledBy="order">
          <Stack gap={4}>
            <Heading level={2} id="order">
              {t('orders.orderTitle', { number: order.number })}
            </Heading>
            <DescriptionList
              items={[
                { term: t('checkout.orderNumber'), description: <strong>{order.number}</strong> },
                {
                  term: t('checkout.pickupStore'),
                  description: `${store.name}, ${store.street.join(', ')}, ${store.postcode} ${store.city}`,
                },
                {
                  term: t('checkout.storePhone'),
                  description: <a href={`tel:${store.phone}`}>{store.phone}</a>,
                },
                ...(order.pickup
                  ? [
                      {
                        term: t('checkout.pickupReady'),
                        description: pickupText(order.pickup, t, formats),
                      },
                    ]
                  : []),
                { term: t('checkout.payment'), description: t('checkout.payInStore') },
              ]}
            />
            <Text>{t('checkout.pickupDocuments')}</Text>
          </Stack>
        </Card>
        <Card as="section" labelledBy="lines">
          <Stack gap={4}>
            <Heading level={2} id="lines">
              {t('checkout.products')}
            </Heading>
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
                { term: t('orders.tax'), amount: formats.money(order.tax) },
              ]}
              total={{ term: t('checkout.total'), amount: order.total }}
            />
          </Stack>
        </Card>
        <Cluster>
          <ButtonLink href={to('orderDetails', { orderId: order.id })}>
            {t('checkout.orderLink')}
          </ButtonLink>
          <ButtonLink href={to('home')} variant="secondary">
            {t('checkout.continueShopping')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  );
};
