import { shippingMethodOf } from '@materia/domain-shipping';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { type Order, orderOf, parseFulfilment, parseOrderState } from '@materia/domain-order';
import type { Selectable } from 'kysely';
import type { OrderTable } from '../../platform/database/tables/order-tables.ts';

type Row = Selectable<OrderTable>;

/** The columns that are parsed together. Nothing else reads them one by one. */
type ParsedColumn =
  | 'order_type'
  | 'confirmed'
  | 'stock_state'
  | 'status'
  | 'carrier_code'
  | 'method_code'
  | 'vendor'
  | 'address'
  | 'relay_name'
  | 'point_id'
  | 'pickup_date'
  | 'pickup_hour'
  | 'pickup_minute';

/** An order as the shop stores it: progress and fulfilment as the domain has them. */
export type StoredOrder = Omit<Row, ParsedColumn> & Order;

/**
 * The order in a row. Throws for a row whose columns contradict each other. The constraints of the
 * table exclude that.
 */
export const parseOrder = ({
  order_type: type,
  confirmed,
  stock_state: stock,
  status,
  carrier_code,
  method_code,
  vendor,
  address,
  relay_name,
  point_id,
  pickup_date,
  pickup_hour,
  pickup_minute,
  ...row
}: Row): StoredOrder => {
  const progress = parseOrderState({ type, counts: confirmed, stock, status });
  if (!progress.ok) throw new Error(`Order ${row.number} cannot be ${status} (${stock})`);
  const fulfilment = parseFulfilment({
    method: shippingMethodOf(carrier_code, method_code),
    vendor: vendor ?? undefined,
    address: address ?? undefined,
    point: relay_name === null ? undefined : { id: point_id ?? undefined, name: relay_name },
    date: dateOf(pickup_date),
    startHour: pickup_hour ?? undefined,
    fromMinute: pickup_minute ?? undefined,
  });
  if (!fulfilment.ok)
    throw new Error(`Order ${row.number} cannot be fulfilled by ${fulfilment.error.method}`);
  const order = orderOf(progress.value, fulfilment.value);
  if (!order.ok)
    throw new Error(
      `Order ${row.number} (${type}) cannot be ${status} with ${fulfilment.value.method}`,
    );
  return { ...row, ...order.value };
};

const dateOf = (text: string | null): PlainDate | undefined => {
  const date = parsePlainDate(text ?? '');
  return date.ok ? date.value : undefined;
};
