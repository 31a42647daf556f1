import { unreachable } from '@materia/domain-kernel';
import type { Money } from '@materia/domain-money';
import { deliveryPriceLabel } from '@materia/domain-pricing';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';

export type DeliveryPriceProps = { readonly price: Money | null; readonly isMinimum?: boolean };

/**
 * The price of a delivery: free at zero, "from" before a minimum price, nothing without a price.
 */
export const DeliveryPrice = ({ price, isMinimum = false }: DeliveryPriceProps) => {
  const t = useText();
  const formats = useFormats();
  const label = deliveryPriceLabel({ price, isMinimum });
  switch (label.kind) {
    case 'free':
      return <>{t('price.free')}</>;
    case 'from':
      return <>{t('price.from', { amount: formats.money(label.amount) })}</>;
    case 'amount':
      return <>{formats.money(label.amount)}</>;
    case 'none':
      return null;
    default:
      return unreachable(label);
  }
};
