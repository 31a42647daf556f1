import { type TaxedAmount, taxDisplay } from '@materia/domain-pricing';
import { AmountRows, useFormats, useText } from '@materia/ui-shop';
import type { TotalsFacts } from './checkout-totals.ts';

/**
 * From the product total to the amount to pay. Professionals see the parts without tax, then the
 * tax.
 */
export const CheckoutTotals = ({ totals }: { readonly totals: TotalsFacts }) => {
  const t = useText();
  const { money } = useFormats();
  const { lines, goods, discount, preparation, pallets, shipping, tax, total, viewer } = totals;
  const shown = (amount: TaxedAmount): string => money(taxDisplay(amount, viewer).first.amount);
  const deliveryAmount = (amount: TaxedAmount | 'not-chosen'): string => {
    if (amount === 'not-chosen') return t('checkout.deliveryNotChosen');
    return amount.included.minor === 0 ? t('checkout.free') : shown(amount);
  };
  const { tax: leading } = taxDisplay(total, viewer).first;
  return (
    <AmountRows
      rows={[
        { term: t('line.lines', { count: lines }), amount: shown(goods) },
        ...(discount.minor === 0
          ? []
          : [{ term: t('line.discountApplied'), amount: money(discount) }]),
        ...(preparation.included.minor === 0
          ? []
          : [{ term: t('line.preparationFee'), amount: shown(preparation) }]),
        ...(pallets.included.minor === 0
          ? []
          : [{ term: t('line.palletDeposit'), amount: shown(pallets) }]),
        ...(shipping === undefined
          ? []
          : [
              {
                term: t('checkout.delivery'),
                amount: deliveryAmount(shipping),
              },
            ]),
        ...(leading === 'excluded' ? [{ term: t('line.tax'), amount: money(tax) }] : []),
      ]}
      total={{ term: t('checkout.total'), amount: total.included }}
    />
  );
};
