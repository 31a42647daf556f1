import { trackingOf, type OrderKind, type Tracking } from '@materia/domain-order';

/** One order for each row of the tracking table. */
export const KINDS = {
  'Legacy delivery': { type: 'legacy', delivery: 'delivery', isThirdParty: false },
  'Legacy store pickup': { type: 'legacy', delivery: 'pickup', isThirdParty: false },
  'Offer, delivery': { type: 'offer', delivery: 'delivery', isThirdParty: false },
  'Offer, pickup': { type: 'offer', delivery: 'pickup', isThirdParty: false },
  'Offer, third party': { type: 'offer', delivery: 'delivery', isThirdParty: true },
  'Relay point': { type: 'legacy', delivery: 'relay', isThirdParty: false },
} as const satisfies Readonly<Record<string, OrderKind>>;

export const aTracking = (
  status: string,
  kind: OrderKind = KINDS['Legacy store pickup'],
  earlier: readonly string[] = [],
): Tracking => trackingOf(kind, status, earlier);
