import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, lesserMoney, money, type Money } from '@materia/domain-money';
import { isPickupAtStore } from './method-rules.ts';
import type { ShippingMethodCode } from './shipping-methods.ts';

/**
 * One line of a price list: a carrier's price for parcels up to this weight and, if given, this
 * distance.
 */
export type DeliveryRate = {
  readonly method: ShippingMethodCode;
  /** Absent where the weight does not matter. */
  readonly upToGrams?: number | undefined;
  /** Kilometres from the store; absent where the distance does not matter. */
  readonly upToKm?: number | undefined;
  /** With tax. */
  readonly price: Money;
};

/** The parcel. `km` from the store to the address is undefined while the address is unknown. */
export type Parcel = { readonly grams: number; readonly km?: number | undefined };

export type DeliveryRateRefusal =
  | { readonly kind: 'no-price-for-method'; readonly method: ShippingMethodCode }
  | { readonly kind: 'distance-needed' }
  | { readonly kind: 'too-heavy-or-too-far' };

/**
 * The price of a delivery by the store's price list, tax included: the lowest rate of the method
 * that covers weight and distance, in any list order. Drive pickup is free. Refuses a carrier
 * without price in this currency, a parcel that no rate covers, and one of unknown distance if a
 * rate of the method depends on the distance.
 */
export const deliveryPrice = (
  method: ShippingMethodCode,
  { grams, km }: Parcel,
  rates: readonly DeliveryRate[],
  currency: Currency,
): Result<Money, DeliveryRateRefusal> => {
  if (isPickupAtStore(method)) return ok(money(0, currency));
  const own = rates.filter((rate) => rate.method === method && rate.price.currency === currency);
  if (own.length === 0) return fail({ kind: 'no-price-for-method', method });
  if (km === undefined && own.some((rate) => rate.upToKm !== undefined))
    return fail({ kind: 'distance-needed' });
  const [first, ...others] = own
    .filter((rate) => covers(rate.upToGrams, grams) && covers(rate.upToKm, km ?? 0))
    .map(({ price }) => price);
  return first === undefined
    ? fail({ kind: 'too-heavy-or-too-far' })
    : ok(others.reduce<Money>(lesserMoney, first));
};

const covers = (limit: number | undefined, amount: number): boolean =>
  limit === undefined || amount <= limit;
