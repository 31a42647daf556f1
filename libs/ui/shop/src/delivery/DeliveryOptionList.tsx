import { Icon } from '@materia/ui-design-system';
import type { OfferDestination } from '@materia/domain-promise';
import type { DeliveryOption } from '@materia/domain-shipping';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { type CostTerms, deliveryCostText } from '../price/delivery-cost-text.ts';
import { usePreparationFee } from '../price/use-preparation-fee.ts';
import { DELIVERY_ICONS } from './DeliveryLabelText.tsx';
import { deliveryText } from './delivery-text.ts';
import styles from './Delivery.module.css';

export type DeliveryOptionListProps = {
  readonly options: readonly DeliveryOption[];
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  /** The retailer's own products, for whose preparation a fee is charged. */
  readonly isOwn?: boolean;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
};

/**
 * Every way in which one unit reaches the customer: by which day and for how much, the cheapest
 * first.
 */
export const DeliveryOptionList = ({
  options,
  destination,
  isOwn = true,
  terms,
}: DeliveryOptionListProps) => {
  const t = useText();
  const formats = useFormats();
  const preparation = usePreparationFee(isOwn);
  return (
    <ul className={styles.options}>
      {options.map(({ label, offerDeliveryPrice, deliveryDate, deliveryMethod }) => (
        <li key={`${label}-${deliveryMethod}`} className={styles.option}>
          <span className={styles.label}>
            <Icon name={DELIVERY_ICONS[label]} size="s" />
            <span>
              {deliveryText(t, label, destination)}
              {deliveryDate !== null && (
                <span className={styles.day}>
                  {label === 'drive-pickup'
                    ? formats.longDate(deliveryDate)
                    : t('delivery.by', { date: formats.longDate(deliveryDate) })}
                </span>
              )}
            </span>
          </span>
          {offerDeliveryPrice !== null && (
            <span className={styles.price}>
              {deliveryCostText(
                { price: offerDeliveryPrice, preparation, terms },
                t,
                formats,
                true,
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
