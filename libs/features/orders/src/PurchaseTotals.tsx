import type { ReceiptFacts } from '@materia/api-orders';
import { type Money, sumMoney } from '@materia/domain-money';
import { Card, Heading, Stack } from '@materia/ui-design-system';
import { AmountRows, useFormats, useText } from '@materia/ui-shop';

/** The amount paid, and its tax by rate, as on a receipt. */
export const PurchaseTotals = ({
  receipt: { lines, charges, eco, salesTax, taxes, total },
}: {
  readonly receipt: ReceiptFacts;
}) => {
  const t = useText();
  const { money, number } = useFormats();
  const sum = (amounts: readonly Money[]): Money => sumMoney(amounts, total.currency);
  const discount = sum(lines.flatMap((line) => line.discount ?? []));
  return (
    <Card as="section" labelledBy="totals">
      <Stack gap={3}>
        <Heading level={2} id="totals">
          {t('orders.totals')}
        </Heading>
        <AmountRows
          rows={[
            {
              term: t('line.lines', { count: lines.length }),
              amount: money(sum(lines.map((line) => line.total))),
            },
            ...(discount.minor === 0
              ? []
              : [{ term: t('line.discount'), amount: money(discount) }]),
            ...(charges.minor === 0
              ? []
              : [{ term: t('purchase.charges'), amount: money(charges) }]),
          ]}
          total={{ term: t('line.total'), amount: total }}
          included={[
            ...taxes.map(({ rate, tax }) => ({
              term: t(salesTax === 'igic' ? 'purchase.igicAt' : 'purchase.taxAt', {
                rate: number(rate),
              }),
              amount: money(tax),
            })),
            ...(eco.minor === 0 ? [] : [{ term: t('line.ecoIncluded'), amount: money(eco) }]),
          ]}
        />
      </Stack>
    </Card>
  );
};
