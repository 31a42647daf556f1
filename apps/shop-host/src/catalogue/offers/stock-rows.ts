import type { Availability, PromiseUnit, StockStatus } from '@materia/domain-stock-status';

type StockRow = {
  readonly status: StockStatus;
  readonly qty: number;
  readonly reserved: number;
  readonly promise_unit: PromiseUnit;
  readonly promise_delay: number;
};

/** The availability from a stock row: reserved units are not available. */
export const availabilityOf = ({
  status,
  qty,
  reserved,
  promise_unit,
  promise_delay,
}: StockRow): Availability => ({
  stockStatus: status,
  availableStock: Math.max(0, qty - reserved),
  promise: { unit: promise_unit, delay: promise_delay },
});
