import { Badge, Icon, type IconName } from '@materia/ui-design-system';
import { isFreeDelivery } from '@materia/domain-promise';
import type { DeliveryLabel as DeliveryLabelFact } from '@materia/domain-stock-status';
import { money } from '@materia/domain-money';
import { deliveryCostText } from '../price/delivery-cost-text.ts';
import { useShop, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { deliveryText } from './delivery-text.ts';
import styles from './Delivery.module.css';

export type DeliveryLabelTextProps = { readonly label: DeliveryLabelFact };

export const DELIVERY_ICONS = {
  'home-courier': 'truck',
  'local-delivery': 'truck',
  'drive-pickup': 'store',
  'relay-point': 'pin',
} as const satisfies Readonly<Record<DeliveryLabelFact, IconName>>;

/** The name of a delivery method, and what drive pickup costs. */
export const DeliveryLabelText = ({ label }: DeliveryLabelTextProps) => {
  const t = useText();
  const formats = useFormats();
  const { currency, settings } = useShop().market;
  const fee = money(settings.preparationFeeBaseMinor, currency);
  return (
    <span className={styles.label}>
      <Icon name={DELIVERY_ICONS[label]} size="s" />
      <span>{deliveryText(t, label)}</span>
      {isFreeDelivery(label) && (
        <Badge>
          {deliveryCostText({ price: { ...fee, minor: 0 }, preparation: fee }, t, formats, true)}
        </Badge>
      )}
    </span>
  );
};
