import type { Reply } from '@materia/api-contract';
import type { OrderRow } from './repository.ts';

/** The wire uses "home" where the tracking table uses "delivery". */
export const WIRE_DELIVERIES = {
  pickup: 'pickup',
  delivery: 'home',
  relay: 'relay',
} as const satisfies Readonly<
  Record<OrderRow['delivery_type'], Reply<'readOrder'>['deliveryType']>
>;
