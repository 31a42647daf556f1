import type { Reply } from '@materia/api-contract';

export type WireAvailability = NonNullable<
  Reply<'readOffers'>['data'][number]['storeAvailability']
>;

type StockRow = {
  readonly status: WireAvailability['stockStatus'];
  readonly qty: number;
  readonly reserved: number;
  readonly promise_unit: string;
  readonly promise_delay: number;
};

/** A row of the stock on the wire: reserved units cannot be had any more. */
export const wireAvailability = ({
  status,
  qty,
  reserved,
  promise_unit,
  promise_delay,
}: StockRow): WireAvailability => ({
  stockStatus: status,
  availableStock: Math.max(0, qty - reserved),
  promise: { unit: promise_unit, delay: promise_delay },
});
