/** Statuses of an order of the retailer itself. */
export const LEGACY_STATUSES = [
  'WAITING_FOR_DEPOSIT_PAYMENT',
  'TO_BE_PREPARED',
  'PROCESSING',
  'IN_PREPARATION',
  'IN_CONTROL',
  'TO_CONTROL',
  'READY',
  'ORDERED_TO_SUPPLIER',
  'TRANSIT_TO_STORE',
  'SHIPPED',
  'RECEIVED',
  'INVOICED',
  'COMPLETED',
  'CANCELED',
  'WAITING_TRANSFER',
] as const;
export type LegacyStatus = (typeof LEGACY_STATUSES)[number];

/** Statuses of an order of marketplace offers: CREATED waits for payment, COMPLETED is invoiced. */
export const OFFER_STATUSES = [
  'CREATED',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
  'COMPLETED',
  'CANCELED',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Statuses of orders of both types. */
export const ORDER_STATUSES = [...new Set([...LEGACY_STATUSES, ...OFFER_STATUSES])];
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const LEGACY: ReadonlySet<string> = new Set(LEGACY_STATUSES);
const OFFER: ReadonlySet<string> = new Set(OFFER_STATUSES);

export const isLegacyStatus = (status: string): status is LegacyStatus => LEGACY.has(status);

export const isOfferStatus = (status: string): status is OfferStatus => OFFER.has(status);

export const isOrderStatus = (status: string): status is OrderStatus =>
  isLegacyStatus(status) || isOfferStatus(status);
