import type { UndeliverableReason } from '@materia/domain-checkout';
import type { TextKey } from '@materia/market-model';

/** Why a line cannot be delivered, in words. */
export const UNDELIVERABLE_TEXTS = {
  'not-in-stock': 'line.undeliverableStock',
  'no-carrier': 'line.undeliverableCarrier',
  'too-heavy': 'line.undeliverableWeight',
  'pickup-only': 'line.undeliverablePickup',
  'store-closed': 'line.undeliverableClosed',
} as const satisfies Readonly<Record<UndeliverableReason, TextKey>>;
