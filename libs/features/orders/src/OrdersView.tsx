import { orderCardFacts, type OrderFacts } from '@materia/api-orders';
import {
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Pagination,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { OrderCard, UnpaidPurchases, useFormats, usePath, useText } from '@materia/ui-shop';
import { listPages } from './list-pages.ts';
import styles from './OrdersPage.module.css';
import type { OrdersFacts } from './orders.loader.ts';

/** The customer's orders in two groups, one page at a time. */
export const OrdersView = ({
  inProgress,
  finished,
  total,
  page,
  pageCount,
  unpaid,
  waitingTransfer,
  toConfirm,
}: OrdersFacts) => {
  const t = useText();
  const to = usePath();
  // With several pages, an empty group on one of them does not mean that the group is empty.
  const isSinglePage = pageCount <= 1;
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[{ label: t('account.title'), href: to('account') }, { label: t('orders.title') }]}
        />
        <Stack gap={2}>
          <Heading level={1}>{t('orders.title')}</Heading>
          <Text tone="soft">{t('orders.lead')}</Text>
        </Stack>
        {unpaid.length > 0 && <UnpaidPurchases purchases={unpaid} />}
        <OrdersToConfirm orders={toConfirm} />
        <OrderGroup
          id="waiting-transfer"
          title={t('orders.awaitingTransfer')}
          lead={t('orders.awaitingTransferText')}
          orders={waitingTransfer}
          empty={undefined}
        />
        {total === 0 ? (
          unpaid.length + waitingTransfer.length + toConfirm.length === 0 && <NoOrders />
        ) : (
          <>
            <OrderGroup
              id="in-progress"
              title={t('orders.inProgress')}
              orders={inProgress}
              empty={isSinglePage ? t('orders.noneInProgress') : undefined}
            />
            <OrderGroup
              id="finished"
              title={t('orders.finished')}
              orders={finished}
              empty={isSinglePage ? t('orders.noneFinished') : undefined}
            />
          </>
        )}
        {pageCount > 1 && (
          <Pagination
            {...listPages(
              {
                page,
                pageCount,
                label: t('orders.pages'),
                pathOf: (number) =>
                  number === 1 ? to('orders') : `${to('orders')}?page=${number}`,
              },
              t,
            )}
          />
        )}
      </Stack>
    </Container>
  );
};

type OrderGroupProps = {
  /** The fragment that the account menu links to. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly orders: readonly OrderFacts[];
  readonly empty: string | undefined;
};

const OrderGroup = ({ id, title, lead, orders, empty }: OrderGroupProps) => {
  if (orders.length === 0 && empty === undefined) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead !== undefined && <Text tone="soft">{lead}</Text>}
      {orders.length === 0 ? (
        <Text tone="soft">{empty}</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={orderCardFacts(order)} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};

/** Orders that count only once their buyer has followed the link of a mail. */
const OrdersToConfirm = ({ orders }: { readonly orders: OrdersFacts['toConfirm'] }) => {
  const t = useText();
  const { longDate, time } = useFormats();
  if (orders.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} id="to-confirm">
        {t('orders.awaitingConfirmation')}
      </Heading>
      <Text tone="soft">{t('orders.awaitingConfirmationText')}</Text>
      <Stack as="ul" gap={3}>
        {orders.map(({ order, until }) => (
          <li key={order.id}>
            <Stack gap={2}>
              {until !== undefined && (
                <Text weight="strong">
                  {t('orders.confirmUntil', {
                    date: longDate(until.date),
                    time: time(until.minutesOfDay),
                  })}
                </Text>
              )}
              <OrderCard order={orderCardFacts(order)} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const NoOrders = () => {
  const t = useText();
  return (
    <EmptyState drawing="orders">
      <Heading level={2}>{t('orders.emptyTitle')}</Heading>
      <Text>{t('orders.emptyText')}</Text>
      <ButtonLink href={usePath()('home')}>{t('orders.emptyAction')}</ButtonLink>
    </EmptyState>
  );
};
