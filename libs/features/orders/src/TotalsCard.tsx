import { type Money, sumMoney } from '@materia/domain-money';
import { Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { AmountRows, type AmountRowsProps, useFormats, useText } from '@materia/ui-shop';

type TotalsCardProps = AmountRowsProps & {
  readonly lines: readonly { readonly total: Money }[];
  /** A sentence below the amounts. */
  readonly note?: string | undefined;
};

/** The total of the lines, the additional `rows`, and the grand total. */
export const TotalsCard = ({ lines, rows, total, note }: TotalsCardProps) => {
  const t = useText();
  const { money } = useFormats();
  const goods = sumMoney(
    lines.map((line) => line.total),
    total.amount.currency,
  );
  return (
    <Card as="section" labelledBy="totals">
      <Stack gap={3}>
        <Heading level={2} id="totals">
          {t('orders.totals')}
        </Heading>
        <AmountRows
          rows={[{ term: t('orders.subtotal'), amount: money(goods) }, ...rows]}
          total={total}
        />
        {note !== undefined && (
          <Text size="s" tone="soft">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
