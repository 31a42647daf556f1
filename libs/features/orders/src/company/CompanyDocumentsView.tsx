import type { Money } from '@materia/domain-money';
import { Card, Container, Heading, Link, Pagination, Stack, Text } from '@materia/ui-design-system';
import { Amount, useFormats, usePath, useText } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import { type CompanyDocumentsFacts, RECEIPTS_PAGE } from './company.loader.ts';
import { CompanyTrail } from './CompanyTrail.tsx';

/** The invoices and the receipts of a company's orders, a page of each at a time. */
export const CompanyDocumentsView = ({
  company,
  seesOrders,
  invoices,
  page,
  pageCount,
  receipts,
  receiptsPage,
  receiptsPageCount,
}: CompanyDocumentsFacts) => {
  const t = useText();
  const to = usePath();
  const { date } = useFormats();
  /** Another page of one list, which leaves the other as it is. */
  const pathOf = (change: { readonly page?: number; readonly receipts?: number }): string => {
    const shown = { page, [RECEIPTS_PAGE]: receiptsPage, ...change };
    const query = Object.entries(shown).filter(([, number]) => number > 1);
    return query.length === 0
      ? to('companyDocuments')
      : `${to('companyDocuments')}?${query.map(([name, number]) => `${name}=${number}`).join('&')}`;
  };
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CompanyTrail title={t('company.documents')} />
        <Stack gap={2}>
          <Heading level={1}>{t('company.documents')}</Heading>
          <Text>{company}</Text>
          <Text tone="soft">{t('company.documentsLead')}</Text>
        </Stack>
        <Documents
          id="invoices"
          title={t('company.invoices')}
          none={t('company.documentsNone')}
          page={page}
          pageCount={pageCount}
          pathOf={(number) => pathOf({ page: number })}
        >
          {invoices.map(({ number, date: issued, orderNumber, total }) => (
            <DocumentCard
              key={number}
              title={t('company.documentLabel', { number, date: date(issued) })}
              total={total}
              orderNumber={orderNumber}
              seesOrders={seesOrders}
            />
          ))}
        </Documents>
        <Documents
          id="receipts"
          title={t('company.receipts')}
          none={t('company.receiptsNone')}
          page={receiptsPage}
          pageCount={receiptsPageCount}
          pathOf={(number) => pathOf({ receipts: number })}
        >
          {receipts.map(({ id, date: bought, store, orderNumber, total }) => (
            <DocumentCard
              key={id}
              title={t('company.receiptLabel', { number: id, date: date(bought) })}
              store={store}
              total={total}
              orderNumber={orderNumber}
              seesOrders={seesOrders}
            />
          ))}
        </Documents>
      </Stack>
    </Container>
  );
};

type DocumentsProps = {
  readonly id: string;
  readonly title: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly page: number;
  readonly pageCount: number;
  readonly pathOf: (page: number) => string;
  readonly children: readonly ReactNode[];
};

const Documents = ({ id, title, none, page, pageCount, pathOf, children }: DocumentsProps) => {
  const t = useText();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children.length === 0 ? (
          <Text>{none}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {children}
          </Stack>
        )}
        {pageCount > 1 && (
          <Pagination {...listPages({ page, pageCount, label: title, pathOf }, t)} />
        )}
      </Stack>
    </section>
  );
};

type DocumentCardProps = {
  readonly title: string;
  readonly store?: string;
  readonly total: Money;
  readonly orderNumber: string | undefined;
  readonly seesOrders: boolean;
};

const DocumentCard = ({ title, store, total, orderNumber, seesOrders }: DocumentCardProps) => {
  const t = useText();
  const to = usePath();
  return (
    <li>
      <Card>
        <Stack gap={2} align="start">
          <Heading level={3}>{title}</Heading>
          {store !== undefined && <Text size="s">{store}</Text>}
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
  );
};
