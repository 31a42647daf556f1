import {
  type DeliveryLabel,
  type DeliveryMode,
  STOCK_STATUS_TABLE,
  type StockStatus,
} from '@materia/domain-stock-status';

/**
 * The label of a delivery mode at a stock status. Undefined when the mode is not offered; the stock
 * text is shown instead. A `local-delivery` reaches LOCAL_DELIVERY_RADIUS_KM, a `drive-pickup` is
 * free.
 */
export const deliveryLabel = (mode: DeliveryMode, status: StockStatus): DeliveryLabel | undefined =>
  STOCK_STATUS_TABLE[status].delivery[mode] ?? undefined;

/** Drive pickup is free; every other delivery has its carrier's price. */
export const isFreeDelivery = (label: DeliveryLabel): boolean => label === 'drive-pickup';
