import type { OrderLine } from '@materia/api-orders';
import type { PriceBasis } from '@materia/domain-pricing';
import { Card, Heading, Link, Stack, Table, Text } from '@materia/ui-design-system';
import { LINE_HEADINGS, lineAmountText, useFormats, usePath, useText } from '@materia/ui-shop';

export type OrderLinesProps = {
  readonly lines: readonly Omit<OrderLine, 'lineNumber' | 'sku' | 'subType' | 'image'>[];
  readonly title: string;
  /** Whether the amounts are with tax or without. */
  readonly priceBasis: PriceBasis;
};

/** The ordered or bought products, at the prices of that time. */
export const OrderLines = ({ lines, title, priceBasis }: OrderLinesProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { money, number } = formats;
  return (
    <Card as="section" labelledBy="lines">
      <Stack gap={3}>
        <Heading level={2} id="lines">
          {title}
        </Heading>
        <Table
          caption={title}
          hideCaption
          columns={[
            { key: 'name', label: t('orders.product') },
            { key: 'unit', label: t(LINE_HEADINGS[priceBasis].unit), align: 'end' },
            { key: 'quantity', label: t('orders.quantity'), align: 'end' },
            { key: 'total', label: t(LINE_HEADINGS[priceBasis].total), align: 'end' },
          ]}
          rows={lines.map((line) => ({
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
              total: lineAmountText(line, t, formats),
            },
          }))}
        />
      </Stack>
    </Card>
  );
};
