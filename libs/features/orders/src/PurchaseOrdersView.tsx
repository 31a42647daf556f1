import { orderCardFacts } from '@materia/api-orders';
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Container,
  Heading,
  Link,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  buyerViewer,
  OrderCard,
  PriceSummaryRows,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import styles from './OrdersPage.module.css';
import type { PurchaseOrdersFacts } from './purchase-details.loader.ts';
import { LIST_TEXTS, pathOfList } from './purchase-list.ts';

/** A purchase of several sellers: how far each of its orders is, and what they cost together. */
export const PurchaseOrdersView = ({
  number,
  orders,
  prices,
  list = { list: 'myPurchases', query: '' },
}: PurchaseOrdersFacts) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const title = t('firm.purchase', { number });
  const [first] = orders;
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            { label: t(LIST_TEXTS[list.list].title), href: pathOfList(to, list) },
            { label: title },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{title}</Heading>
          {first !== undefined && (
            <Text tone="soft">
              {t('orders.placedOnAt', {
                date: formats.date(first.placedAt.date),
                time: formats.time(first.placedAt.minutesOfDay),
              })}
            </Text>
          )}
          <Text>{t('purchases.partsLead')}</Text>
        </Stack>
        <Split narrow="end">
          <Stack as="section" gap={3}>
            <Heading level={2}>{t('purchases.ordersOf')}</Heading>
            <Stack as="ul" gap={3}>
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={orderCardFacts(order)} />
                </li>
              ))}
            </Stack>
          </Stack>
          <Card as="section" labelledBy="totals">
            <Stack gap={4}>
              <Heading level={2} size="h3" id="totals">
                {t('orders.totals')}
              </Heading>
              {first !== undefined && (
                <PriceSummaryRows
                  summary={prices}
                  lines={orders.reduce((count, { lines }) => count + lines.length, 0)}
                  viewer={buyerViewer(first)}
                />
              )}
              <div className={styles.actions}>
                <ButtonLink href={to('buyAgain', { purchaseId: number })} variant="secondary">
                  {t('buyAgain.action')}
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        </Split>
        <div className={styles.actions}>
          <Link href={pathOfList(to, list)}>{t(LIST_TEXTS[list.list].back)}</Link>
        </div>
      </Stack>
    </Container>
  );
};
