import { Icon, Text } from '@materia/ui-design-system';
import type { OfferDestination, PromisedDelivery } from '@materia/domain-promise';
import type { DeliveryOption } from '@materia/domain-shipping';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { type CostTerms, deliveryCostText } from '../price/delivery-cost-text.ts';
import { usePreparationFee } from '../price/use-preparation-fee.ts';
import { DELIVERY_ICONS } from './DeliveryLabelText.tsx';
import { deliveryText } from './delivery-text.ts';
import { DeliveryFrom } from './DeliveryOptionList.tsx';
import { promisedPrice } from './promised-price.ts';
import { PromiseLine } from './PromiseLine.tsx';
import styles from './Delivery.module.css';

export type AvailabilityLinesProps = {
  /** The earliest promise, if there is one. */
  readonly promise?: PromisedDelivery | undefined;
  /** What each delivery costs and by when, cheapest first. */
  readonly deliveries?: readonly DeliveryOption[] | undefined;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  /** The retailer's own product, for whose preparation a fee is charged. */
  readonly isOwn?: boolean;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
};

/**
 * How an offer reaches the shopper: where, when and for how much. A pickup that comes first is followed by the delivery to
 * the shopper's place; without a place, by what a delivery costs at least.
 */
export const AvailabilityLines = ({
  promise,
  deliveries = [],
  destination,
  isOwn = true,
  terms,
}: AvailabilityLinesProps) => {
  const t = useText();
  const isCollected = promise?.label === 'drive-pickup';
  const home = deliveries.find(
    ({ label }) => label === 'home-courier' || label === 'local-delivery',
  );
  return (
    <>
      {promise && (
        <PromiseLine
          delivery={promise}
          destination={destination}
          price={promisedPrice({ promise, deliveries })}
          isOwn={isOwn}
          terms={terms}
        />
      )}
      {isCollected &&
        (destination?.place !== undefined && home !== undefined ? (
          <DeliveryLine option={home} destination={destination} isOwn={isOwn} terms={terms} />
        ) : (
          <DeliveryFrom options={deliveries} isOwn={isOwn} terms={terms} />
        ))}
      {destination?.place !== undefined && !destination.isServed && (
        <Text size="s" tone="soft">
          {t('delivery.notSent', { place: destination.place })}
        </Text>
      )}
    </>
  );
};

/** A delivery to the shopper's place: by which day, and for how much at least. */
const DeliveryLine = ({
  option: { label, deliveryDate, offerDeliveryPrice },
  destination,
  isOwn,
  terms,
}: {
  readonly option: DeliveryOption;
  readonly destination: OfferDestination;
  readonly isOwn: boolean;
  readonly terms: CostTerms | undefined;
}) => {
  const t = useText();
  const preparation = usePreparationFee(isOwn);
  const formats = useFormats();
  const way = deliveryText(t, label, destination);
  return (
    <p className={styles.label}>
      <Icon name={DELIVERY_ICONS[label]} size="s" />
      <span>
        {deliveryDate === null
          ? way
          : t('delivery.line', { way, when: formats.longDate(deliveryDate) })}
        {offerDeliveryPrice !== null && (
          <>
            {' · '}
            {deliveryCostText({ price: offerDeliveryPrice, preparation, terms }, t, formats, true)}
          </>
        )}
      </span>
    </p>
  );
};
