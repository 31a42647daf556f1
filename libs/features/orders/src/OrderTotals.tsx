import type { OrderFacts } from '@materia/api-orders';
import { PALLET_RETURN_DAYS, palletReturnUntil } from '@materia/domain-pricing';
import { useFormats, useText } from '@materia/ui-shop';
import { TotalsCard } from './TotalsCard.tsx';

/** The amounts of the order, as they were charged. */
export const OrderTotals = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  const { money, date } = useFormats();
  const {
    lines,
    shipping,
    preparation,
    pallets,
    eco,
    salesTax,
    tax,
    totalNoTax,
    total,
    receivedOn,
  } = order;
  return (
    <TotalsCard
      lines={lines}
      rows={[
        {
          term: t('orders.shipping'),
          amount: shipping.minor === 0 ? t('orders.shippingFree') : money(shipping),
        },
        ...(preparation === undefined
          ? []
          : [{ term: t('orders.preparation'), amount: money(preparation) }]),
        ...(pallets === undefined
          ? []
          : [{ term: t('orders.palletDeposit'), amount: money(pallets) }]),
        ...(eco.minor === 0 ? [] : [{ term: t('orders.ecoIncluded'), amount: money(eco) }]),
        { term: t('orders.totalNoTax'), amount: money(totalNoTax) },
        { term: t(salesTax === 'igic' ? 'orders.igic' : 'orders.tax'), amount: money(tax) },
      ]}
      total={{ term: t('orders.total'), amount: total }}
      note={
        pallets === undefined
          ? undefined
          : receivedOn === undefined
            ? t('orders.palletsWithin', { days: PALLET_RETURN_DAYS })
            : t('orders.palletsUntil', { date: date(palletReturnUntil(receivedOn)) })
      }
    />
  );
};
