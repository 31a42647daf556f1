import { type Currency, money, type Money } from '@materia/domain-money';
import type { CarrierCode } from './shipping-methods.ts';

/** One line of a price list: what a carrier takes for a parcel up to that weight, and up to that distance where it counts. */
export type DeliveryRate = {
  readonly carrier: CarrierCode;
  readonly upToGrams: number;
  /** Kilometres from the store; absent where the distance does not matter. */
  readonly upToKm?: number;
  readonly price: Money;
};

export type Parcel = { readonly grams: number; readonly km: number };

/**
 * What a delivery costs by the price list of the store (SHP-23): the lowest rate of the carrier that covers weight and
 * distance. Drive pickup is free. Null when no rate covers the parcel; then the carrier cannot be chosen.
 */
export const deliveryPrice = (carrier: CarrierCode, parcel: Parcel, rates: readonly DeliveryRate[], currency: Currency): Money | null => {
  if (carrier === 'drive') return money(0, currency);
  const covering = rates.filter(
    (rate) => rate.carrier === carrier && rate.price.currency === currency && parcel.grams <= rate.upToGrams && parcel.km <= (rate.upToKm ?? parcel.km),
  );
  return covering.length === 0 ? null : money(Math.min(...covering.map(({ price }) => price.minor)), currency);
};
