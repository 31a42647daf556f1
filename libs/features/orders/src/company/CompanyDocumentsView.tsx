import { Card, Container, Heading, Link, Pagination, Stack, Text } from '@materia/ui-design-system';
import { Amount, useFormats, usePath, useText } from '@materia/ui-shop';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import type { CompanyDocumentsFacts } from './company.loader.ts';
import { CompanyTrail } from './CompanyTrail.tsx';

/** The invoices of a company's orders, one page at a time. */
export const CompanyDocumentsView = ({
  company,
  seesOrders,
  invoices,
  page,
  pageCount,
}: CompanyDocumentsFacts) => {
  const t = useText();
  const to = usePath();
  const { date } = useFormats();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CompanyTrail title={t('company.documents')} />
        <Stack gap={2}>
          <Heading level={1}>{t('company.documents')}</Heading>
          <Text>{company}</Text>
          <Text tone="soft">{t('company.documentsLead')}</Text>
        </Stack>
        {invoices.length === 0 ? (
          <Text>{t('company.documentsNone')}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {invoices.map(({ number, date: issued, orderNumber, total }) => (
              <li key={number}>
                <Card>
                  <Stack gap={2} align="start">
                    <Heading level={2} size="h3">
                      {t('company.documentLabel', { number, date: date(issued) })}
                    </Heading>
                    <Amount amount={total} />
                    {orderNumber !== undefined &&
                      (seesOrders ? (
                        <Link href={to('companyOrder', { orderId: orderNumber })}>
                          {t('company.orderLink', { number: orderNumber })}
                        </Link>
                      ) : (
                        <Text size="s">{t('company.orderLink', { number: orderNumber })}</Text>
                      ))}
                  </Stack>
                </Card>
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
                  number === 1
                    ? to('companyDocuments')
                    : `${to('companyDocuments')}?page=${number}`,
              },
              t,
            )}
          />
        )}
      </Stack>
    </Container>
  );
};
