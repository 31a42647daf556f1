import { addMoney, type Money } from '@materia/domain-money';
import { Text } from '@materia/ui-design-system';
import type { OfferDestination, PromisedDelivery } from '@materia/domain-promise';
import type { DeliveryOption } from '@materia/domain-shipping';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { chargeText, type CostTerms } from '../price/delivery-cost-text.ts';
import { usePreparationFee } from '../price/use-preparation-fee.ts';
import { deliveryText } from './delivery-text.ts';

export type CardDeliveryCostProps = {
  /** What each delivery costs and by when, cheapest first. */
  readonly deliveries?: readonly DeliveryOption[] | undefined;
  /** The earliest promise, if there is one. */
  readonly promise?: PromisedDelivery | undefined;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  /** The retailer's own product, for whose preparation a fee is charged. */
  readonly isOwn?: boolean;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
};

/**
 * What a delivery of this product alone costs at least, with the preparation in one amount, so that
 * the card adds up to what will be paid. Where the product is collected first and the shopper named
 * a place, also by when it gets there. Nothing where an offer is only collected, or cannot be
 * ordered now.
 */
export const CardDeliveryCost = ({
  deliveries = [],
  promise,
  destination,
  isOwn = true,
  terms,
}: CardDeliveryCostProps) => {
  const t = useText();
  const formats = useFormats();
  const preparation = usePreparationFee(isOwn);
  const toPlace =
    destination?.place === undefined
      ? undefined
      : deliveries.find(({ label }) => label === 'home-courier' || label === 'local-delivery');
  const option = toPlace ?? deliveries.find(({ label }) => label !== 'drive-pickup');
  const price = option?.offerDeliveryPrice;
  if (promise === undefined || option === undefined || price === undefined || price === null)
    return null;
  const cost = chargeText(withFee(price, preparation), terms, t, formats);
  const isLater = toPlace !== undefined && promise.label === 'drive-pickup';
  const day = isLater && option.deliveryDate !== null && formats.briefDate(option.deliveryDate);
  const way = toPlace && deliveryText(t, toPlace.label, destination);
  return (
    <Text size="xs" tone="soft">
      {t('delivery.line', {
        way: way ?? t('delivery.delivered'),
        when: (day ? `${day} · ` : '') + t('price.from', { amount: cost }),
      })}
    </Text>
  );
};

const withFee = (price: Money, fee: Money | undefined): Money =>
  fee === undefined ? price : addMoney(price, fee);
