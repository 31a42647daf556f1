import { Badge, Icon, type IconName } from '@materia/ui-design-system';
import { isFreeDelivery } from '@materia/domain-promise';
import type { DeliveryLabel as DeliveryLabelFact } from '@materia/domain-stock-status';
import { useText } from '../provider/ShopProvider.tsx';
import { deliveryText } from './delivery-text.ts';
import styles from './Delivery.module.css';

export type DeliveryLabelTextProps = { readonly label: DeliveryLabelFact };

export const DELIVERY_ICONS = {
  'home-courier': 'truck',
  'local-delivery': 'truck',
  'drive-pickup': 'store',
  'relay-point': 'pin',
} as const satisfies Readonly<Record<DeliveryLabelFact, IconName>>;

/** The name of a delivery method, and that drive pickup is free. */
export const DeliveryLabelText = ({ label }: DeliveryLabelTextProps) => {
  const t = useText();
  return (
    <span className={styles.label}>
      <Icon name={DELIVERY_ICONS[label]} size="s" />
      <span>{deliveryText(t, label)}</span>
      {isFreeDelivery(label) && <Badge tone="success">{t('delivery.free')}</Badge>}
    </span>
  );
};
