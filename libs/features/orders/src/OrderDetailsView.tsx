import type { TrackedParcel } from '@materia/domain-shipping';
import { isByPromise, type OrderFacts } from '@materia/api-orders';
import { handoverOf, kindOfOrder, trackingOf } from '@materia/domain-order';
import { firmWords, siteAccessWords, type TextReader } from '@materia/market-model';
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Cluster,
  Container,
  DescriptionList,
  ErrorSummary,
  Heading,
  Link,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  HandoverCard,
  orderPaymentText,
  OrderRights,
  OrderTimeline,
  type OrderTimelineProps,
  purchaseText,
  STEP_TEXT_KEYS,
  UnpaidPurchases,
  useFormats,
  usePath,
  useShop,
  useText,
  ConfirmByEmailAlert,
} from '@materia/ui-shop';
import { orderPaths } from '@materia/page-request';
import type { ReactNode } from 'react';
import type { OrderPageFacts } from './order-details.loader.ts';
import { GuaranteeCard } from './GuaranteeCard.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderInvoiceLink } from './OrderInvoiceLink.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './OrdersPage.module.css';
import { OrderServices } from './OrderServices.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { LIST_TEXTS, pathOfList } from './purchase-list.ts';
import { RefundNotices } from './RefundNotices.tsx';
import { refundText } from './refund-text.ts';
import { CancellationCheck, WithdrawalCheck, withdrawalErrors } from './ReturnForms.tsx';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import type { WithdrawalOutcome } from './withdrawal.action.ts';

/** One order: its status, lines, delivery and amounts. */
export const OrderDetailsView = ({
  order,
  reference,
  pickupStore,
  returnUntil,
  showsCalendar = true,
  confirmUntil,
  isOpen = confirmUntil !== undefined,
  showsInvoice = true,
  invoice,
  outcome,
  list = { list: 'orders', query: '' },
  unpaid,
  around,
}: Pick<OrderPageFacts, 'order'> &
  Partial<Omit<OrderPageFacts, 'order'>> & {
    readonly outcome?: WithdrawalOutcome | undefined;
    /** Stands in addresses for the link of a guest's purchase. */
    readonly reference?: string | undefined;
    /** The order still has to be confirmed by email. */
    readonly isOpen?: boolean;
    /** Whether the reader has a calendar file of the order. */
    readonly showsCalendar?: boolean;
    /** Shown before and after the order instead of the ways back into the account. */
    readonly around?: {
      readonly before: ReactNode;
      readonly after: ReactNode;
    };
  }) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { page, calendar, document } = orderPaths(to, order, reference);
  const title = t('orders.orderTitle', { number: order.number });
  const purchase = purchaseText(order, t);
  if (outcome?.kind === 'check' || outcome?.kind === 'check-cancellation')
    return (
      <Container size="text" className={styles.page}>
        <Stack gap={5}>
          <Heading level={1}>
            {t(
              outcome.kind === 'check-cancellation' || order.openWithdrawal?.whole === true
                ? 'withdrawal.cancelTitle'
                : outcome.kind === 'check' &&
                    order.openWithdrawal !== undefined &&
                    isByPromise(order.openWithdrawal, outcome)
                  ? 'withdrawal.promiseTitle'
                  : 'withdrawal.returnTitle',
            )}
          </Heading>
          <Text tone="soft">{title}</Text>
          {outcome.kind === 'check' ? (
            <WithdrawalCheck order={order} declared={outcome} refund={outcome.refund} page={page} />
          ) : (
            <CancellationCheck order={order} refund={outcome.refund} page={page} />
          )}
        </Stack>
      </Container>
    );
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        {around?.before ?? (
          <Breadcrumb
            label={t('orders.breadcrumbs')}
            items={[
              { label: t('account.title'), href: to('account') },
              { label: t(LIST_TEXTS[list.list].title), href: pathOfList(to, list) },
              { label: title },
            ]}
          />
        )}
        <Stack gap={2}>
          {purchase !== undefined && <Text tone="soft">{purchase}</Text>}
          <Heading level={1}>{title}</Heading>
          <Text tone="soft">
            {t('orders.placedOnAt', {
              date: formats.date(order.placedAt.date),
              time: formats.time(order.placedAt.minutesOfDay),
            })}
          </Text>
        </Stack>
        <ErrorSummary
          title={t('checkout.errorSummary')}
          errors={withdrawalErrors(order, outcome, t)}
        />
        {confirmUntil !== undefined && (
          <ConfirmByEmailAlert email={order.contact.email} until={confirmUntil} />
        )}
        {unpaid !== undefined && <UnpaidPurchases purchases={[unpaid]} />}
        <RefundNotices order={order} />
        <HandoverCard
          order={order}
          pickupStore={pickupStore}
          calendar={showsCalendar ? calendar : undefined}
          isOpen={isOpen}
        />
        <Card as="section" labelledBy="tracking">
          <Stack gap={4}>
            <Heading level={2} id="tracking">
              {t('orders.tracking')}
            </Heading>
            <OrderTimeline tracking={order.tracking} reachedOn={reachedOn(order)} />
            {order.parcel !== undefined && <ParcelLink parcel={order.parcel} />}
            <OrderHistory order={order} />
          </Stack>
        </Card>
        <Split narrow="end">
          <Stack gap={5}>
            <OrderLines
              lines={order.lines}
              title={t('orders.lines')}
              priceBasis={order.priceBasis}
            />
            {around === undefined && <OrderServices order={order} page={page} />}
            <OrderTotals order={order} />
            {around === undefined && !isOpen && order.payment.state !== 'waiting' && (
              <div className={styles.actions}>
                <ButtonLink href={to('buyAgain', { purchaseId: order.id })} variant="secondary">
                  {t('buyAgain.action')}
                </ButtonLink>
              </div>
            )}
          </Stack>
          <Stack gap={4}>
            <OrderContact order={order} unpaid={unpaid} />
            <WithdrawalCard order={order} outcome={outcome} returnUntil={returnUntil} />
            {showsInvoice && order.payment.state !== 'ended' && (
              <OrderInvoiceLink invoice={invoice} otherwise={invoiceText(order, t)} />
            )}
            <GuaranteeCard order={order} />
            {order.documents !== undefined && (
              <OrderDocuments documents={order.documents} pathOf={document} />
            )}
            {order.openWithdrawal !== undefined && (
              <OrderRights
                isCollected={handoverOf(order.fulfilment) === 'store'}
                showsGuarantee={false}
              />
            )}
          </Stack>
        </Split>
        {around !== undefined ? (
          around.after
        ) : (
          <div className={styles.actions}>
            <Link href={pathOfList(to, list)}>{t(LIST_TEXTS[list.list].back)}</Link>
          </div>
        )}
      </Stack>
    </Container>
  );
};

/** Who will issue the invoice: the seller, whoever that is, or the store on demand. */
const invoiceText = (
  { wantsInvoice, fulfilment: { vendor } }: OrderFacts,
  t: TextReader,
): string => {
  if (vendor !== undefined)
    return t(wantsInvoice ? 'invoice.willComeFromVendor' : 'invoice.askVendor', {
      vendor: vendor.name,
    });
  return t(wantsInvoice ? 'invoice.willCome' : 'invoice.askStore');
};

/** The day on which an order reached each of its steps, the first time. */
const reachedOn = ({ history }: OrderFacts): OrderTimelineProps['reachedOn'] =>
  Object.fromEntries(history.toReversed().map(({ step, at }) => [step, at.date]));

/** When the order reached each step. Statuses that shoppers know by one label are one entry. */
const ParcelLink = ({ parcel }: { readonly parcel: TrackedParcel }) => {
  const t = useText();
  const { carrier, number, url } = parcel;
  return (
    <Cluster gap={4}>
      <Text>{t('tracking.parcel', { number, carrier })}</Text>
      <Link href={url}>{t('tracking.parcelLink', { carrier })}</Link>
    </Cluster>
  );
};

const OrderHistory = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const formats = useFormats();
  const kind = kindOfOrder(order);
  const statusLabel = (status: string): string => {
    const { known, wording, stepName } = trackingOf(kind, status);
    return known ? t(STEP_TEXT_KEYS[wording][stepName]) : t('tracking.unknownStatus', { status });
  };
  const entries = order.history
    .map(({ status, at }) => ({ at, label: statusLabel(status) }))
    .filter(({ label }, place, all) => label !== all[place - 1]?.label);
  return (
    <Stack gap={2}>
      <Heading level={3}>{t('orders.history')}</Heading>
      <Stack as="ol" gap={1}>
        {entries.map(({ label, at }) => (
          <li key={`${label}-${at.date}-${at.minutesOfDay}`}>
            {t('common.labelled', {
              label: `${formats.date(at.date)}, ${formats.time(at.minutesOfDay)}`,
              value: label,
            })}
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const OrderContact = ({
  order,
  unpaid,
}: {
  readonly order: OrderFacts;
  readonly unpaid: OrderPageFacts['unpaid'];
}) => {
  const { market, t } = useShop();
  const { billing, contact, comment, siteAccess } = order;
  const formats = useFormats();
  const refunds = order.payment.refunds.map((refund) => refundText(refund, t, formats));
  return (
    <Card as="section" labelledBy="contact">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="contact">
          {t('orders.contact')}
        </Heading>
        <Text>
          {contact.firstname} {contact.lastname}
          {contact.phone !== '' && <br />}
          {contact.phone}
          <br />
          {contact.email}
        </Text>
        <DescriptionList
          look="stacked"
          items={[
            {
              term: t('orders.payment'),
              description: orderPaymentText(order.payment, t),
            },
            ...(unpaid?.reference === undefined
              ? []
              : [
                  { term: t('payment.entity'), description: unpaid.reference.entity },
                  { term: t('payment.reference'), description: unpaid.reference.number },
                ]),
            ...(refunds.length === 0
              ? []
              : [{ term: t('payment.refund'), description: refunds.join('; ') }]),
            ...firmWords(order, t, market.rules.phone),
            ...(billing === undefined
              ? []
              : [{ term: t('orders.billing'), description: billingText(billing) }]),
            ...(siteAccess === undefined
              ? []
              : [
                  {
                    term: t('siteAccess.forDriver'),
                    description: siteAccessWords(siteAccess, t),
                  },
                ]),
            ...(comment === undefined || comment === ''
              ? []
              : [{ term: t('orders.comment'), description: comment }]),
          ]}
        />
      </Stack>
    </Card>
  );
};

const billingText = ({
  name,
  street,
  postcode,
  city,
}: NonNullable<OrderFacts['billing']>): string =>
  [name, ...street, `${postcode} ${city}`].join(', ');
