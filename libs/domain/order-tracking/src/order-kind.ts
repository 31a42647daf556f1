import { unreachable } from '@materia/domain-kernel';

/** Order types. A self-service order is a purchase rung up at a self-service till. */
export const ORDER_TYPES = ['offer', 'legacy', 'selfservice'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Where an order was made. */
export const ORDER_ORIGINS = ['SELFSERVICE', 'STORE', 'WEB'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

export const ORDER_DELIVERIES = ['delivery', 'pickup', 'relay', 'locker'] as const;
export type OrderDelivery = (typeof ORDER_DELIVERIES)[number];

/** What decides which row of the tracking table an order follows. */
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

/** Whose words a step is told in. */
export type TrackingWording = 'home-delivery' | 'pickup' | 'third-party';

/**
 * The row of the tracking table that an order follows. Relay and locker orders are parcels and follow the delivery
 * row; whatever a vendor sends follows the vendor's row, also to a counter; goods of a
 * self-service till were taken in the store.
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

/** True when the shopper fetches the goods: in the store, at a relay point or from a locker. */
export const isCollected = (kind: OrderKind): boolean =>
  kind.type === 'selfservice' || kind.delivery !== 'delivery';
