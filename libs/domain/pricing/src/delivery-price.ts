import { toMajorUnits, type Money } from '@materia/domain-money';

/** Sort value, in major units, of a delivery without a price. */
export const DELIVERY_PRICE_WITHOUT_PRICE_SORTS_AS = 99_999;

export type DeliveryPriceLabel =
  | { readonly kind: 'free' }
  | { readonly kind: 'from'; readonly amount: Money }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'none' };

/**
 * The price label of a delivery: free at zero, "from" before a minimum price, undefined without a
 * price.
 */
export const deliveryPriceLabel = (delivery: {
  readonly price: Money | null;
  readonly isMinimum: boolean;
}): DeliveryPriceLabel => {
  if (delivery.price === null) return { kind: 'none' };
  if (delivery.price.minor === 0) return { kind: 'free' };
  return { kind: delivery.isMinimum ? 'from' : 'amount', amount: delivery.price };
};

/** The number, in major units, by which deliveries are sorted. */
export const deliveryPriceSortValue = (price: Money | null): number =>
  price === null ? DELIVERY_PRICE_WITHOUT_PRICE_SORTS_AS : toMajorUnits(price);
