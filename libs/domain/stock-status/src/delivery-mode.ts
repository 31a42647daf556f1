export const DELIVERY_MODES = ['home', 'store', 'relay'] as const;

export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The label codes of deliveries; the texts are the market's. */
export const DELIVERY_LABELS = [
  'home-courier',
  'local-delivery',
  'drive-pickup',
  'relay-point',
] as const;
export type DeliveryLabel = (typeof DELIVERY_LABELS)[number];
