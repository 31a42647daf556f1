import type { OrderDocument, OrderFacts } from '@materia/api-orders';
import type { TextReader } from '@materia/market-model';
import type { OrderPaths } from '@materia/page-request';
import { Card, Heading, Link, Stack } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';

/** The documents of an order as PDF files, which the mobile app takes over. */
export const OrderDocuments = ({
  documents = [],
  pathOf,
}: Pick<OrderFacts, 'documents'> & { readonly pathOf: OrderPaths['document'] }) => {
  const t = useText();
  const { date } = useFormats();
  return (
    <Card as="section" labelledBy="documents">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="documents">
          {t('invoice.documents')}
        </Heading>
        <Stack as="ul" gap={2}>
          <li>
            <Link href={pathOf({ kind: 'confirmation' })} type="application/pdf">
              {t('invoice.confirmationPdf')}
            </Link>
          </li>
          {documents.map((document) => (
            <li key={document.id}>
              <Link href={pathOf(document)} type="application/pdf">
                {nameOf(document, t, date)}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

const nameOf = (
  { kind, number, date }: OrderDocument,
  t: TextReader,
  day: (date: OrderDocument['date']) => string,
): string => {
  switch (kind) {
    case 'invoice':
      return t('invoice.invoicePdf', { number });
    case 'seller-invoice':
      return t('invoice.sellerInvoicePdf', { number });
    case 'credit-note':
      return t('invoice.creditNotePdf', { number });
    case 'receipt':
      return t('invoice.receiptPdf', { number });
    case 'withdrawal':
      return t('invoice.withdrawalPdf', { date: day(date) });
  }
};
