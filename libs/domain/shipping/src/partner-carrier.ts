import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { isPartnerMethod, needsDistanceCheck } from './method-rules.ts';
import type { ShippingMethodCode } from './shipping-methods.ts';

export type PartnerStoreCheck =
  /** This carrier does not depend on the nearest store. */
  | { readonly kind: 'not-needed' }
  | { readonly kind: 'same-store' }
  /** The shopper must confirm before the store changes. */
  | { readonly kind: 'ask-store-change'; readonly toSellerCode: string };

/**
 * Whether a method starts from the store nearest to the address: the partner carrier always, and a truck while no store is
 * chosen, since the shop's own store (000) has none.
 */
export const startsAtNearestStore = (
  method: ShippingMethodCode,
  selectedSellerCode: string,
): boolean =>
  isPartnerMethod(method) || (needsDistanceCheck(method) && selectedSellerCode === BOT_SELLER_CODE);

/**
 * A carrier that starts from the store nearest to the address needs that store to be the selected
 * one. Others, including drive, skip the check. Refuses an address without any store.
 */
export const checkPartnerStore = (
  method: ShippingMethodCode,
  stores: { readonly selectedSellerCode: string; readonly nearestSellerCode: string | undefined },
): Result<PartnerStoreCheck, { readonly kind: 'address-without-store' }> => {
  const { selectedSellerCode, nearestSellerCode } = stores;
  if (!startsAtNearestStore(method, selectedSellerCode)) return ok({ kind: 'not-needed' });
  if (nearestSellerCode === undefined) return fail({ kind: 'address-without-store' });
  return nearestSellerCode === selectedSellerCode
    ? ok({ kind: 'same-store' })
    : ok({ kind: 'ask-store-change', toSellerCode: nearestSellerCode });
};

/**
 * The city used to estimate a guest's distance; a guest address without one is an address error.
 */
export const guestCity = (address: {
  readonly city?: string | undefined;
}): Result<string, { readonly kind: 'city-missing' }> => {
  const city = address.city?.trim() ?? '';
  return city === '' ? fail({ kind: 'city-missing' }) : ok(city);
};
