import type { OrderFacts } from '@materia/api-orders';
import { Card, Heading, Link, Stack, Table, Text } from '@materia/ui-design-system';
import { useFormats, usePath, useText } from '@materia/ui-shop';

/** What was ordered, at the prices of the order. */
export const OrderLines = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const to = usePath();
  const { money, number } = useFormats();
  return (
    <Card as="section" labelledBy="lines">
      <Stack gap={3}>
        <Heading level={2} id="lines">
          {t('orders.lines')}
        </Heading>
        <Table
          caption={t('orders.lines')}
          hideCaption
          columns={[
            { key: 'name', label: t('orders.product') },
            { key: 'unit', label: t('orders.unitPrice'), align: 'end' },
            { key: 'quantity', label: t('orders.quantity'), align: 'end' },
            { key: 'total', label: t('orders.lineTotal'), align: 'end' },
          ]}
          rows={order.lines.map((line) => ({
            key: line.id,
            cells: {
              name: (
                <div>
                  <Link href={to('product', { urlKey: line.urlKey })}>{line.name}</Link>
                  <Text size="xs" tone="soft">
                    {t('orders.soldBy', { seller: line.vendorName })}
                  </Text>
                </div>
              ),
              unit: money(line.unit),
              quantity: number(line.quantity),
              total: money(line.total),
            },
          }))}
        />
      </Stack>
    </Card>
  );
};
