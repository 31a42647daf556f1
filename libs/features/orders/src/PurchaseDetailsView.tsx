import type { ReceiptFacts } from '@materia/api-orders';
import type { ReceiptType } from '@materia/domain-documents';
import type { TextKey } from '@materia/market-model';
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Container,
  DescriptionList,
  Heading,
  Link,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { PAYMENT_TEXTS, StoreCard, useFormats, usePath, useText } from '@materia/ui-shop';
import { OrderInvoiceLink } from './OrderInvoiceLink.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './OrdersPage.module.css';
import type { PurchasePageFacts } from './purchase-details.loader.ts';
import { LIST_TEXTS, pathOfList } from './purchase-list.ts';
import { PurchaseTotals } from './PurchaseTotals.tsx';

const KIND_LABELS = {
  purchase: 'purchase.kindPurchase',
  'withdrawal-sale': 'purchase.kindWithdrawalSale',
  'goods-return': 'purchase.kindGoodsReturn',
  cancelled: 'purchase.kindCancelled',
} as const satisfies Readonly<Record<ReceiptType, TextKey>>;

/** A purchase at a till: place, date, products and amounts, as on the receipt. */
export const PurchaseDetailsView = ({
  receipt,
  showsInvoice,
  invoice,
  list = { list: 'myPurchases', query: '' },
}: PurchasePageFacts) => {
  const t = useText();
  const to = usePath();
  const { date, time } = useFormats();
  const day = date(receipt.paidAt.date);
  const title = t('purchases.boughtOn', { date: day });
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
          <Text tone="soft">
            {t('purchase.paidAt', { date: day, time: time(receipt.paidAt.minutesOfDay) })}
          </Text>
        </Stack>
        <Split narrow="end">
          <Stack gap={5}>
            <OrderLines
              lines={receipt.lines}
              title={t('purchase.lines')}
              priceBasis={receipt.priceBasis}
            />
            <PurchaseTotals receipt={receipt} />
            <div className={styles.actions}>
              <ButtonLink href={to('buyAgain', { purchaseId: receipt.id })} variant="secondary">
                {t('buyAgain.action')}
              </ButtonLink>
            </div>
          </Stack>
          <Stack gap={4}>
            <Receipt receipt={receipt} />
            <Stack as="section" gap={3}>
              <Heading level={2} size="h3">
                {t('purchase.store')}
              </Heading>
              <StoreCard store={receipt.store} isChosen={false} headingLevel={3} />
            </Stack>
            {showsInvoice && (
              <OrderInvoiceLink invoice={invoice} otherwise={t('purchase.noInvoice')} />
            )}
          </Stack>
        </Split>
        <div className={styles.actions}>
          <Link href={pathOfList(to, list)}>{t(LIST_TEXTS[list.list].back)}</Link>
        </div>
      </Stack>
    </Container>
  );
};

const Receipt = ({
  receipt: { id, type, isSelfService, isPrintedAtTill, till, orderId, paymentMethod },
}: {
  readonly receipt: ReceiptFacts;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <Card as="section" labelledBy="receipt">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="receipt">
          {t('purchase.receipt')}
        </Heading>
        <DescriptionList
          look="stacked"
          items={[
            { term: t('purchase.number'), description: id },
            ...(type === undefined
              ? []
              : [{ term: t('purchase.kind'), description: t(KIND_LABELS[type]) }]),
            {
              term: t('purchase.till'),
              description: t('purchase.tillNumber', {
                till: t(isSelfService ? 'purchases.selfService' : 'purchases.inStore'),
                number: String(till),
              }),
            },
            { term: t('orders.payment'), description: t(PAYMENT_TEXTS[paymentMethod].name) },
          ]}
        />
        {isPrintedAtTill ? (
          <Text>{t('invoices.printedAtTill')}</Text>
        ) : (
          <Text>
            <Link href={to('document', { kind: 'receipt', id })} type="application/pdf">
              {t('invoice.receiptPdf', { number: id })}
            </Link>
          </Text>
        )}
        {orderId !== undefined && (
          <Text>
            {t('purchase.ofOrder', { number: orderId })}{' '}
            <Link href={to('orderDetails', { orderId })}>{t('purchase.toOrder')}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
};
