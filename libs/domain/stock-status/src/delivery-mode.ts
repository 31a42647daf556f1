export const DELIVERY_MODES = ['home', 'store', 'relay'] as const;

export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The label codes of deliveries; the texts are the market's. */
export type DeliveryLabel = 'home-courier' | 'local-delivery' | 'drive-pickup' | 'relay-point';
