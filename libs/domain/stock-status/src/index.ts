export {
  cheapestShipping,
  DELIVERY_MODES,
  firstAvailability,
  type Availability,
  type AvailabilityShipping,
  type DeliveryMode,
  type OfferDelivery,
  type PromisedDelay,
  type StockedOffer,
} from './availability.ts';
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
  isBigbox,
  isDeliverable,
  isRangeProduct,
  STOCK_STATUSES,
  type StockStatus,
} from './stock-status.ts';
export { isShortOf, substitutesFor, type Substitutable, type Substitute } from './substitutes.ts';
export {
  divideQuantity,
  isFromWarehouse,
  UNIT_SOURCES,
  type SourcedUnits,
  type UnitSource,
} from './unit-sources.ts';
export { isSellable, isUnavailable } from './unavailability.ts';
