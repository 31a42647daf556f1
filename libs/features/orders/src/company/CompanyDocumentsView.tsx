import { DOCUMENT_KINDS } from '@materia/domain-documents';
import { Container, Heading, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { FROM_COMPANY, FROM_PARAMETER } from '../document-origin.ts';
import { DocumentList } from '../invoices/DocumentList.tsx';
import styles from '../OrdersPage.module.css';
import type { CompanyDocumentsFacts } from './company.loader.ts';
import { CompanyTrail } from './CompanyTrail.tsx';

/** The invoices and receipts of a company's orders, whoever of its members placed them. */
export const CompanyDocumentsView = ({ company, seesOrders, ...facts }: CompanyDocumentsFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CompanyTrail title={t('company.documents')} />
        <Stack gap={2}>
          <Heading level={1}>{t('company.documents')}</Heading>
          <Text>{company}</Text>
          <Text tone="soft">{t('company.documentsLead')}</Text>
        </Stack>
        <DocumentList
          {...facts}
          kinds={DOCUMENT_KINDS}
          empty={{ title: t('company.documentsNone'), text: t('invoices.emptyText') }}
          pages={{
            list: to('companyDocuments'),
            table: to('companyDocumentTable'),
            archive: to('companyDocumentArchive'),
            fileQuery: `?${FROM_PARAMETER}=${FROM_COMPANY}`,
          }}
          orderPage={seesOrders ? (orderId) => to('companyOrder', { orderId }) : undefined}
          showsBuyer
        />
      </Stack>
    </Container>
  );
};
