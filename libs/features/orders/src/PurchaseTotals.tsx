import type { ReceiptFacts } from '@materia/api-orders';
import { type Money, subtractMoney, sumMoney } from '@materia/domain-money';
import { Card, Heading, Stack } from '@materia/ui-design-system';
import { AmountRows, useFormats, useText } from '@materia/ui-shop';

/** The amount paid, and its tax by rate, as on a receipt. */
export const PurchaseTotals = ({
  receipt: { lines, charges, eco, priceBasis, salesTax, taxes, total, totalNoTax },
}: {
  readonly receipt: Pick<
    ReceiptFacts,
    'charges' | 'eco' | 'priceBasis' | 'salesTax' | 'taxes' | 'total' | 'totalNoTax'
  > & { readonly lines: readonly Pick<ReceiptFacts['lines'][number], 'total' | 'discount'>[] };
}) => {
  const t = useText();
  const { money, number } = useFormats();
  const sum = (amounts: readonly Money[]): Money => sumMoney(amounts, total.currency);
  const discount = sum(lines.flatMap((line) => line.discount ?? []));
  const products = sum(lines.map((line) => line.total));
  const isNet = priceBasis === 'excluded';
  const shownCharges = isNet
    ? subtractMoney(subtractMoney(totalNoTax, products), discount)
    : charges;
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
              amount: money(products),
            },
            ...(discount.minor === 0
              ? []
              : [{ term: t('line.discount'), amount: money(discount) }]),
            ...(shownCharges.minor === 0
              ? []
              : [{ term: t('purchase.charges'), amount: money(shownCharges) }]),
            ...(isNet
              ? [
                  {
                    term: t(salesTax === 'igic' ? 'line.totalWithoutIgic' : 'line.totalExcluded'),
                    amount: money(totalNoTax),
                  },
                ]
              : []),
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
