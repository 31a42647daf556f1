import { INVOICE_KINDS } from '@materia/domain-documents';
import { Breadcrumb, Container, Heading, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from '../OrdersPage.module.css';
import { DocumentList } from './DocumentList.tsx';
import type { DocumentListFacts } from './document-list.ts';

/** The invoices of the customer: the shop's, its credit notes, and those of sellers. */
export const InvoicesView = (facts: DocumentListFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            { label: t('invoices.title') },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{t('invoices.title')}</Heading>
          <Text tone="soft">{t('invoices.lead')}</Text>
        </Stack>
        <DocumentList
          {...facts}
          kinds={INVOICE_KINDS}
          empty={{ title: t('invoices.emptyTitle'), text: t('invoices.emptyText') }}
          pages={{
            list: to('myInvoices'),
            table: to('invoiceTable'),
            archive: to('invoiceArchive'),
          }}
          orderPage={(orderId) => to('orderDetails', { orderId })}
        />
      </Stack>
    </Container>
  );
};
