import type { Reply } from '@materia/api-contract';
import type { OrderKind } from '@materia/domain-order';
import type { OrderRow } from './repository.ts';

/** The tracking flow of an order, derived from its row. */
export const kindOf = ({
  order_type,
  delivery_type,
  vendor,
}: Pick<OrderRow, 'order_type' | 'delivery_type' | 'vendor'>): OrderKind => ({
  type: order_type,
  delivery: delivery_type,
  isThirdParty: vendor !== null,
});

/** The wire uses "home" where the tracking table uses "delivery". */
export const WIRE_DELIVERIES = {
  pickup: 'pickup',
  delivery: 'home',
  relay: 'relay',
} as const satisfies Readonly<
  Record<OrderRow['delivery_type'], Reply<'readOrder'>['deliveryType']>
>;
