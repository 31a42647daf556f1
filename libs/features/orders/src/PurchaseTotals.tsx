import type { ReceiptFacts } from '@materia/api-orders';
import { useFormats, useText } from '@materia/ui-shop';
import { TotalsCard } from './TotalsCard.tsx';

/** The amount paid, and its tax by rate, as on a receipt. */
export const PurchaseTotals = ({
  receipt: { lines, charges, eco, salesTax, taxes, totalNoTax, total },
}: {
  readonly receipt: ReceiptFacts;
}) => {
  const t = useText();
  const { money, number } = useFormats();
  return (
    <TotalsCard
      lines={lines}
      rows={[
        ...(charges.minor === 0 ? [] : [{ term: t('purchase.charges'), amount: money(charges) }]),
        ...(eco.minor === 0 ? [] : [{ term: t('orders.ecoIncluded'), amount: money(eco) }]),
        { term: t('orders.totalNoTax'), amount: money(totalNoTax) },
        ...taxes.map(({ rate, tax }) => ({
          term: t(salesTax === 'igic' ? 'purchase.igicAt' : 'purchase.taxAt', {
            rate: number(rate),
          }),
          amount: money(tax),
        })),
      ]}
      total={{ term: t('purchase.total'), amount: total }}
    />
  );
};
