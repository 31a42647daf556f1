import type { DeliveryLabel, DeliveryMode } from './delivery-mode.ts';

/** Which stock can have a status: a store's, or that of a vendor's offer. */
type StockOwner = 'store' | 'vendor';

type StockStatusRow = {
  /** How each mode delivers products of this status; null where it does not. */
  readonly delivery: Readonly<Record<DeliveryMode, DeliveryLabel | null>>;
  /** Whether they come from the region's big store. */
  readonly isFromBigStore: boolean;
  /** Whether a vendor's offer of this status is unavailable without stock. */
  readonly endsVendorOffer: boolean;
  /** The stocks in which it is recorded. One in neither is worked out for an offer. */
  readonly recordedFor: readonly StockOwner[];
};

/**
 * The stock statuses of an offer, and all that follows from one. What is restocked or ordered first
 * has no delivery. FAST is sellable stock for delivery by home courier.
 */
export const STOCK_STATUS_TABLE = {
  SOLDOUT: {
    delivery: { home: null, store: null, relay: null },
    isFromBigStore: false,
    endsVendorOffer: false,
    recordedFor: ['store', 'vendor'],
  },
  ONORDER: {
    delivery: { home: null, store: null, relay: null },
    isFromBigStore: false,
    endsVendorOffer: false,
    recordedFor: ['store'],
  },
  ONSITE: {
    delivery: { home: 'home-courier', store: 'drive-pickup', relay: 'relay-point' },
    isFromBigStore: false,
    endsVendorOffer: true,
    recordedFor: ['store', 'vendor'],
  },
  BIGBOX: {
    delivery: { home: 'home-courier', store: 'drive-pickup', relay: 'relay-point' },
    isFromBigStore: true,
    endsVendorOffer: false,
    recordedFor: ['store'],
  },
  FAST: {
    delivery: { home: 'home-courier', store: null, relay: null },
    isFromBigStore: false,
    endsVendorOffer: false,
    recordedFor: [],
  },
  SITE_DELIVERY: {
    delivery: { home: 'local-delivery', store: null, relay: null },
    isFromBigStore: false,
    endsVendorOffer: true,
    recordedFor: ['vendor'],
  },
} as const satisfies Readonly<Record<string, StockStatusRow>>;

export type StockStatus = keyof typeof STOCK_STATUS_TABLE;

type RecordedFor<Owner extends StockOwner> = {
  [Status in StockStatus]: Owner extends (typeof STOCK_STATUS_TABLE)[Status]['recordedFor'][number]
    ? Status
    : never;
}[StockStatus];

/** The statuses that a store's stock can have. */
export type StoreStockStatus = RecordedFor<'store'>;
/** The statuses that a vendor's offer can have. */
export type VendorStockStatus = RecordedFor<'vendor'>;

const isRecordedFor =
  <Owner extends StockOwner>(owner: Owner) =>
  (status: StockStatus): status is RecordedFor<Owner> => {
    const owners: readonly StockOwner[] = STOCK_STATUS_TABLE[status].recordedFor;
    return owners.includes(owner);
  };

export const STOCK_STATUSES: readonly StockStatus[] = Object.keys(STOCK_STATUS_TABLE).filter(
  (status): status is StockStatus => Object.hasOwn(STOCK_STATUS_TABLE, status),
);
export const STORE_STOCK_STATUSES: readonly StoreStockStatus[] = STOCK_STATUSES.filter(
  isRecordedFor('store'),
);
export const VENDOR_STOCK_STATUSES: readonly VendorStockStatus[] = STOCK_STATUSES.filter(
  isRecordedFor('vendor'),
);

/** The statuses that a delivery choice of the checkout may have. */
export type DeliveryStatus = {
  [
    Status in StockStatus
  ]: (typeof STOCK_STATUS_TABLE)[Status]['delivery'][DeliveryMode] extends null ? never : Status;
}[StockStatus];

/** Whether products of this status can be shipped or collected. */
export const isDeliverable = (status: StockStatus): status is DeliveryStatus =>
  Object.values(STOCK_STATUS_TABLE[status].delivery).some((label) => label !== null);

export const DELIVERY_STATUSES: readonly DeliveryStatus[] = STOCK_STATUSES.filter(isDeliverable);

/** The statuses of a vendor's offer that has products to send. */
export const VENDOR_STATUSES_IN_STOCK: readonly VendorStockStatus[] =
  VENDOR_STOCK_STATUSES.filter(isDeliverable);

/** A range product is being restocked or ordered from the warehouse: it belongs to the range but is not in stock. */
export const isRangeProduct = (status: StockStatus): boolean => !isDeliverable(status);

/** Whether a store hands products of this status over: its own, or those of the big store. */
export const isAtStores = (status: StockStatus): boolean =>
  STOCK_STATUS_TABLE[status].delivery.store !== null;

/** Available within 24 hours from the big store; a cart with such a line is a "top 2" cart. */
export const isBigbox = (status: StockStatus): boolean => STOCK_STATUS_TABLE[status].isFromBigStore;
