import type { OrderFacts } from '@materia/api-orders';
import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';

/** Whether an invoice comes with the order, or who makes one. */
export const OrderInvoice = ({ order: { wantsInvoice } }: { readonly order: Pick<OrderFacts, 'wantsInvoice'> }) => {
  const t = useText();
  return (
    <Card as="section" labelledBy="invoice">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="invoice">
          {t('invoice.title')}
        </Heading>
        <Text>{wantsInvoice ? t('invoice.willCome') : t('invoice.askStore')}</Text>
      </Stack>
    </Card>
  );
};
