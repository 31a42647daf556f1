import { orderCardFacts } from '@materia/api-orders';
import { Container, Heading, Pagination, Stack, Text } from '@materia/ui-design-system';
import { OrderCard, usePath, useText } from '@materia/ui-shop';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import type { CompanyOrdersFacts } from './company.loader.ts';
import { CompanyTrail } from './CompanyTrail.tsx';

/** The orders of a company, whoever of its members placed them, one page at a time. */
export const CompanyOrdersView = ({ company, orders, page, pageCount }: CompanyOrdersFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CompanyTrail title={t('company.orders')} />
        <Stack gap={2}>
          <Heading level={1}>{t('company.orders')}</Heading>
          <Text>{company}</Text>
          <Text tone="soft">{t('company.ordersLead')}</Text>
        </Stack>
        {orders.length === 0 ? (
          <Text>{t('company.ordersNone')}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={orderCardFacts(order)}
                  headingLevel={2}
                  href={to('companyOrder', { orderId: order.id })}
                />
              </li>
            ))}
          </Stack>
        )}
        {pageCount > 1 && (
          <Pagination
            {...listPages(
              {
                page,
                pageCount,
                label: t('company.pages'),
                pathOf: (number) =>
                  number === 1 ? to('companyOrders') : `${to('companyOrders')}?page=${number}`,
              },
              t,
            )}
          />
        )}
      </Stack>
    </Container>
  );
};
