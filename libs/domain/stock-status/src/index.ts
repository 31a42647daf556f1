export {
  firstAvailability,
  PROMISE_UNITS,
  type Availability,
  type AvailabilityShipping,
  type OfferDelivery,
  type PromisedDelay,
  type PromiseUnit,
  type StockedOffer,
} from './availability.ts';
export {
  DELIVERY_LABELS,
  DELIVERY_MODES,
  type DeliveryLabel,
  type DeliveryMode,
} from './delivery-mode.ts';
export {
  calculateNeed,
  MOST_WASTE_PERCENT,
  type Calculation,
  type CalculationRefusal,
  type Need,
  type SaleUnitFacts,
} from './need-calculator.ts';
export {
  clampQuantity,
  isQuantityLocked,
  parseQuantity,
  quantityInCapacityUnits,
  type QuantityRefusal,
} from './quantity.ts';
export {
  boundsOfMaximum,
  DEFAULT_MAX_QUANTITY,
  isAtMaximum,
  quantityBounds,
  type QuantityBounds,
} from './quantity-bounds.ts';
export { shownStock, stockLabel, stockLabelOfStore, type StockLabel } from './stock-label.ts';
export {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  isAtStores,
  isBigbox,
  isDeliverable,
  isRangeProduct,
  STOCK_STATUS_TABLE,
  STOCK_STATUSES,
  type StockStatus,
  STORE_STOCK_STATUSES,
  type StoreStockStatus,
  VENDOR_STATUSES_IN_STOCK,
  VENDOR_STOCK_STATUSES,
  type VendorStockStatus,
} from './stock-status.ts';
export { isShortOf, substitutesFor, type Substitutable, type Substitute } from './substitutes.ts';
export { divideQuantity, isFromWarehouse, type SourcedUnits } from './unit-sources.ts';
export { isSellable, isUnavailable } from './unavailability.ts';
