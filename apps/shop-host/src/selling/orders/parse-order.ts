import { shippingMethodOf } from '@materia/domain-shipping';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import {
  type Fulfilment,
  type Order,
  parseFulfilment,
  parseOrderState,
} from '@materia/domain-order';
import type { Selectable } from 'kysely';
import type { OrderTable } from '../../platform/database/schema.ts';

type Row = Selectable<OrderTable>;

/** An order as the shop stores it: progress and fulfilment as the domain has them. */
export type StoredOrder = Row & Order;

/**
 * The order in a row. Throws for a row whose columns contradict each other, which the constraints of
 * the table exclude.
 */
export const parseOrder = (row: Row): StoredOrder => {
  const progress = parseOrderState({
    type: row.order_type,
    counts: row.confirmed,
    stock: row.stock_state,
    status: row.status,
  });
  if (!progress.ok)
    throw new Error(`Order ${row.number} cannot be ${row.status} (${row.stock_state})`);
  return { ...row, ...progress.value, fulfilment: fulfilmentOf(row) };
};

const fulfilmentOf = (row: Row): Fulfilment => {
  const fulfilment = parseFulfilment({
    method: shippingMethodOf(row.carrier_code, row.method_code),
    vendor: row.vendor ?? undefined,
    address: row.address ?? undefined,
    point:
      row.relay_name === null ? undefined : { id: row.point_id ?? undefined, name: row.relay_name },
    date: dateOf(row.pickup_date),
    startHour: row.pickup_hour ?? undefined,
    fromMinute: row.pickup_minute ?? undefined,
  });
  if (!fulfilment.ok)
    throw new Error(`Order ${row.number} cannot be fulfilled by ${fulfilment.error.method}`);
  return fulfilment.value;
};

const dateOf = (text: string | null): PlainDate | undefined => {
  const date = parsePlainDate(text ?? '');
  return date.ok ? date.value : undefined;
};
