import { money, type Currency } from '@materia/domain-money';
import {
  type Availability,
  DELIVERY_MODES,
  type DeliveryMode,
  type StockedOffer,
} from '@materia/domain-stock-status';
import {
  DELIVERY_PICTURES,
  type DeliveryOption,
  deliveryOptions,
  type DeliverySource,
} from './delivery-options.ts';
import { promisedMethod } from './method-rules.ts';
import { promise, type PromiseContext } from '@materia/domain-promise';
import { deliveryMethod } from './shipping-methods.ts';

/** How products are handed over at the store that names no carrier. */
const SOONEST_PICKUP = deliveryMethod(promisedMethod('own', 'store'));

/**
 * The deliveries of one unit of an offer from where the shopper looks, cheapest first: what each
 * costs and by when. Availabilities without stock, and those that no method carries, are left out.
 */
export const offerDeliveryOptions = (
  { delivery, isSoldByAThirdPartyVendor }: StockedOffer,
  promises: PromiseContext | undefined,
  currency: Currency,
): readonly DeliveryOption[] =>
  deliveryOptions(
    DELIVERY_MODES.flatMap((mode) =>
      delivery[mode].availabilities.flatMap((availability) =>
        sourceOf(mode, availability, { promises, isSoldByAThirdPartyVendor, currency }),
      ),
    ),
    currency,
  );

const sourceOf = (
  mode: DeliveryMode,
  { stockStatus, availableStock, promise: delay, shipping }: Availability,
  {
    promises,
    isSoldByAThirdPartyVendor,
    currency,
  }: {
    readonly promises: PromiseContext | undefined;
    readonly isSoldByAThirdPartyVendor: boolean;
    readonly currency: Currency;
  },
): readonly DeliverySource[] => {
  if ((availableStock ?? Infinity) <= 0) return [];
  if (mode !== 'store' && shipping === undefined) return [];
  const promised = delay && promises && promise(delay, promises);
  return [
    {
      mode,
      status: stockStatus,
      price: shipping?.price ?? money(0, currency),
      date: promised?.date ?? null,
      carrierCode: shipping?.carrierCode ?? SOONEST_PICKUP.carrier,
      methodCode: shipping?.methodCode ?? SOONEST_PICKUP.method,
      picture: DELIVERY_PICTURES[mode],
      isThirdParty: isSoldByAThirdPartyVendor,
    },
  ];
};
