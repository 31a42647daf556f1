import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import type { OrderPageFacts } from './order-details.loader.ts';

export type OrderInvoiceProps = { readonly order: Pick<OrderPageFacts['order'], 'wantsInvoice'>; readonly invoice: OrderPageFacts['invoice'] };

/** The invoice of the order, whether one comes with it, or who makes one. */
export const OrderInvoice = ({ order: { wantsInvoice }, invoice }: OrderInvoiceProps) => {
  const t = useText();
  const { date } = useFormats();
  const words = invoice === undefined ? t(wantsInvoice ? 'invoice.willCome' : 'invoice.askStore') : t('invoice.made', { number: invoice.number, date: date(invoice.date) });
  return (
    <Card as="section" labelledBy="invoice">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="invoice">
          {t('invoice.title')}
        </Heading>
        <Text>{words}</Text>
      </Stack>
    </Card>
  );
};
