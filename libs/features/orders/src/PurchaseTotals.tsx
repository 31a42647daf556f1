import type { ReceiptFacts } from '@materia/api-orders';
import { sumMoney } from '@materia/domain-money';
import { Card, Heading, Stack } from '@materia/ui-design-system';
import { AmountRows, useFormats, useText } from '@materia/ui-shop';

/** What was paid, and the tax in it by its rate, as a receipt has it. */
export const PurchaseTotals = ({ receipt: { lines, charges, eco, taxes, totalNoTax, total } }: { readonly receipt: ReceiptFacts }) => {
  const t = useText();
  const { money, number } = useFormats();
  const goods = sumMoney(lines.map((line) => line.total), total.currency);
  return (
    <Card as="section" labelledBy="totals">
      <Stack gap={3}>
        <Heading level={2} id="totals">
          {t('orders.totals')}
        </Heading>
        <AmountRows
          rows={[
            { term: t('orders.subtotal'), amount: money(goods) },
            ...(charges.minor === 0 ? [] : [{ term: t('purchase.charges'), amount: money(charges) }]),
            ...(eco.minor === 0 ? [] : [{ term: t('orders.ecoIncluded'), amount: money(eco) }]),
            { term: t('orders.totalNoTax'), amount: money(totalNoTax) },
            ...taxes.map(({ rate, tax }) => ({ term: t('purchase.taxAt', { rate: number(rate) }), amount: money(tax) })),
          ]}
          total={{ term: t('purchase.total'), amount: total }}
        />
      </Stack>
    </Card>
  );
};
