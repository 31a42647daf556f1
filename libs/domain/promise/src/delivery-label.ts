import type { DeliveryMode, StockStatus } from '@materia/domain-stock-status';

/** The label codes of deliveries; the texts are the market's. */
export type DeliveryLabel = 'home-courier' | 'local-delivery' | 'drive-pickup' | 'relay-point';

/** Which status of a mode has which label. An unlisted status offers no delivery. */
const LABELS = {
  home: {
    ONSITE: 'home-courier',
    FAST: 'home-courier',
    BIGBOX: 'home-courier',
    SITE_DELIVERY: 'local-delivery',
  },
  store: { ONSITE: 'drive-pickup', BIGBOX: 'drive-pickup' },
  relay: { ONSITE: 'relay-point', BIGBOX: 'relay-point' },
} as const satisfies Readonly<
  Record<DeliveryMode, Readonly<Partial<Record<StockStatus, DeliveryLabel>>>>
>;

const labels: Readonly<
  Record<DeliveryMode, Readonly<Partial<Record<StockStatus, DeliveryLabel>>>>
> = LABELS;

/**
 * The label of a delivery mode at a stock status. Undefined when the mode is not offered; the stock
 * text is shown instead. A `local-delivery` reaches LOCAL_DELIVERY_RADIUS_KM, a `drive-pickup` is
 * free.
 */
export const deliveryLabel = (mode: DeliveryMode, status: StockStatus): DeliveryLabel | undefined =>
  labels[mode][status];

/** Drive pickup is free; every other delivery has its carrier's price. */
export const isFreeDelivery = (label: DeliveryLabel): boolean => label === 'drive-pickup';
