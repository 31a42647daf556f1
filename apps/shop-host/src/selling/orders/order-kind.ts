import type { OrderKind } from '@materia/domain-order-tracking';
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
