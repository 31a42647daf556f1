import type { DeliveryMode, StockStatus } from '@materia/domain-stock-status';

/** What a delivery is called; the words are the market's. */
export type DeliveryLabel = 'home-courier' | 'local-delivery' | 'drive-pickup' | 'relay-point';

/** Which status of a mode carries which label. A status that is not listed offers no delivery. */
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
 * The label of a delivery mode at a stock status, or nothing: then the mode is not offered and the
 * stock text stands in its place. A `local-delivery` reaches LOCAL_DELIVERY_RADIUS_KM, a `drive-pickup` is free.
 */
export const deliveryLabel = (mode: DeliveryMode, status: StockStatus): DeliveryLabel | undefined =>
  labels[mode][status];

/** Drive pickup costs nothing; every other delivery has the price of its carrier. */
export const isFreeDelivery = (label: DeliveryLabel): boolean => label === 'drive-pickup';
