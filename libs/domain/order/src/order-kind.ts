import { unreachable } from '@materia/domain-kernel';

/** Order types. A self-service order is a purchase rung up at a self-service till. */
export const ORDER_TYPES = ['offer', 'legacy', 'selfservice'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Where an order was placed. */
export const ORDER_ORIGINS = ['SELFSERVICE', 'STORE', 'WEB'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

export const ORDER_DELIVERIES = ['delivery', 'pickup', 'relay', 'locker'] as const;
export type OrderDelivery = (typeof ORDER_DELIVERIES)[number];

/** The facts that determine an order's row in the tracking table. */
export type OrderKind = {
  readonly type: OrderType;
  readonly delivery: OrderDelivery;
  readonly isThirdParty: boolean;
};

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
      return unreachable(kind.type);
  }
};

export const wordingOf = (kind: OrderKind): TrackingWording => {
  if (kind.isThirdParty) return 'third-party';
  return isCollected(kind) ? 'pickup' : 'home-delivery';
};

/** True when the shopper collects the products: in the store, at a relay point or from a locker. */
export const isCollected = (kind: OrderKind): boolean =>
  kind.type === 'selfservice' || kind.delivery !== 'delivery';
