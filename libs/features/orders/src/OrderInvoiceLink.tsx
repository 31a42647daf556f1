import type { OrderInvoice as Invoice } from '@materia/api-orders';
import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';

/** `otherwise` is shown if there is no invoice: whether one will follow, or who issues it. */
export type OrderInvoiceLinkProps = {
  readonly invoice: Invoice | undefined;
  readonly otherwise: string;
};

/** The invoice of an order or purchase. */
export const OrderInvoiceLink = ({ invoice, otherwise }: OrderInvoiceLinkProps) => {
  const t = useText();
  const { date } = useFormats();
  return (
    <Card as="section" labelledBy="invoice">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="invoice">
          {t('invoice.title')}
        </Heading>
        <Text>
          {invoice === undefined
            ? otherwise
            : t('invoice.made', { number: invoice.number, date: date(invoice.date) })}
        </Text>
      </Stack>
    </Card>
  );
};
