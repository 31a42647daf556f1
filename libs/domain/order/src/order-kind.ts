import type { DeliveryMethod } from '@materia/domain-shipping';
import { unreachable } from '@materia/domain-kernel';

/** Order types. A self-service order is a purchase rung up at a self-service till. */
export const ORDER_TYPES = ['offer', 'legacy', 'selfservice'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Where an order was placed. */
export const ORDER_ORIGINS = ['SELFSERVICE', 'STORE', 'WEB'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

/** What a web order is of: the retailer's products, or offers of the marketplace. */
export const WEB_ORDER_TYPES = ['legacy', 'offer'] as const satisfies readonly OrderType[];
export type WebOrderType = (typeof WEB_ORDER_TYPES)[number];

/** How an order is delivered, by where its products change hands. Lockers are tracked as relay points. */
export const DELIVERY_AT = {
  store: 'pickup',
  address: 'delivery',
  point: 'relay',
} as const satisfies Readonly<Record<DeliveryMethod['handover'], string>>;
export type OrderDelivery = (typeof DELIVERY_AT)[DeliveryMethod['handover']];

/** The deliveries for which the table of methods has one of the retailer, or of vendors. */
type DeliveryBy<Seller extends DeliveryMethod['seller']> = (typeof DELIVERY_AT)[Extract<
  DeliveryMethod,
  { readonly seller: Seller }
>['handover']];

/** The facts that determine an order's row in the tracking table. */
export type OrderKind =
  | {
      readonly type: WebOrderType;
      readonly delivery: DeliveryBy<'own'>;
      readonly isThirdParty: false;
    }
  /** Only offers of the marketplace are sent by their vendors. */
  | {
      readonly type: 'offer';
      readonly delivery: DeliveryBy<'third-party'>;
      readonly isThirdParty: true;
    }
  /** Collected at the till. */
  | { readonly type: 'selfservice'; readonly delivery: 'pickup'; readonly isThirdParty: false };

export const ORDER_FLOWS = [
  'legacy-delivery',
  'legacy-pickup',
  'offer-delivery',
  'offer-pickup',
  'offer-third-party-delivery',
] as const;
export type OrderFlow = (typeof ORDER_FLOWS)[number];

/** Which set of labels a step uses. */
export type TrackingWording = 'home-delivery' | 'pickup' | 'third-party';

/**
 * The row of the tracking table that an order follows. Relay and locker orders are parcels and
 * follow the delivery row. Vendor shipments follow the vendor's row, even to a collection point;
 * products from a self-service till were collected in the store.
 */
export const flowOf = (kind: OrderKind): OrderFlow => {
  switch (kind.type) {
    case 'selfservice':
      return 'legacy-pickup';
    case 'legacy':
      return kind.delivery === 'pickup' ? 'legacy-pickup' : 'legacy-delivery';
    case 'offer':
      if (kind.isThirdParty) return 'offer-third-party-delivery';
      return kind.delivery === 'pickup' ? 'offer-pickup' : 'offer-delivery';
    default:
      return unreachable(kind);
  }
};

export const wordingOf = (kind: OrderKind): TrackingWording => {
  if (kind.isThirdParty) return 'third-party';
  return isCollected(kind) ? 'pickup' : 'home-delivery';
};

/** True when the shopper collects the products: in the store, at a relay point or from a locker. */
export const isCollected = (kind: OrderKind): boolean => kind.delivery !== 'delivery';
