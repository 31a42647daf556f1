import { LOCAL_DELIVERY_RADIUS_KM } from '@materia/domain-stores';
import { checkPartnerStore } from './partner-carrier.ts';
import { isPartnerMethod, needsDistanceCheck } from './method-rules.ts';
import type { ShippingMethodCode } from './shipping-methods.ts';

/** Distances of a delivery address from the stores. */
export type PlaceDistances = {
  /** Kilometres from the chosen store; undefined when the place cannot be located. */
  readonly km: number | undefined;
  /** Beyond the reach of every store, for example overseas. */
  readonly isBeyond?: boolean;
  /** The nearest store that sells online, however far. */
  readonly nearest: { readonly sellerCode: string; readonly km: number } | undefined;
};

/**
 * Why a method is not available at a place, or not yet. `not-served`: the store sends nothing there,
 * at any distance.
 */
export const PLACE_OBSTACLES = [
  'address-needed',
  'distance-unknown',
  'not-served',
  'too-far',
  'no-store-near',
  'other-store',
] as const;
export type PlaceObstacle = (typeof PLACE_OBSTACLES)[number];

/** The obstacles before a place is known, or while it is not known how far it is. */
type UnknownDistance = Extract<PlaceObstacle, 'address-needed' | 'distance-unknown'>;

/**
 * Whether a method reaches a place. `km` are the kilometres that decide the price, from the store
 * that sends the products; undefined where they do not matter or are not known.
 */
export type MethodAtPlace =
  | { readonly obstacle: undefined; readonly km: number | undefined }
  | { readonly obstacle: UnknownDistance; readonly km: undefined }
  /** Priced as from the other store. */
  | { readonly obstacle: 'other-store'; readonly km: number }
  | {
      readonly obstacle: Exclude<PlaceObstacle, UnknownDistance | 'other-store'>;
      readonly km: number | undefined;
    };

/**
 * Whether a method reaches a place. Methods with a radius need one within it; the partner carrier starts from the nearest
 * store, so another store has to be chosen first (`other-store`). `place` is undefined until one is typed.
 */
export const methodAt = (
  method: ShippingMethodCode,
  place: PlaceDistances | undefined,
  selectedSellerCode: string,
): MethodAtPlace => {
  if (!needsDistanceCheck(method)) return { obstacle: undefined, km: undefined };
  if (place === undefined) return { obstacle: 'address-needed', km: undefined };
  const { km, nearest, isBeyond = false } = place;
  if (isBeyond) return { obstacle: 'too-far', km };
  if (km === undefined) return { obstacle: 'distance-unknown', km };
  const near =
    nearest !== undefined && nearest.km <= LOCAL_DELIVERY_RADIUS_KM ? nearest : undefined;
  const partner = checkPartnerStore(method, {
    selectedSellerCode,
    nearestSellerCode: near?.sellerCode,
  });
  if (!partner.ok) return { obstacle: isPartnerMethod(method) ? 'no-store-near' : 'too-far', km };
  if (partner.value.kind === 'ask-store-change' && near !== undefined)
    return { obstacle: 'other-store', km: near.km };
  return { obstacle: km <= LOCAL_DELIVERY_RADIUS_KM ? undefined : 'too-far', km };
};
