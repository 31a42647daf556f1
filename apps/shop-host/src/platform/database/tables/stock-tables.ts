import type { PromiseUnit, StoreStockStatus } from '@materia/domain-stock-status';
import type { Generated } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/** `reserved` units are sold but not yet handed over: `qty - reserved` can be sold. */
export type StockTable = {
  market: string;
  sku: string;
  store_id: string;
  status: StoreStockStatus;
  qty: number;
  reserved: number;
  promise_unit: PromiseUnit;
  promise_delay: number;
};

/** What the central warehouse sends as parcels; `reserved` units are sold but not yet sent. */
export type WarehouseStockTable = {
  market: string;
  warehouse: string;
  sku: string;
  qty: number;
  reserved: Generated<number>;
};

/**
 * Units set aside for an order. `location` is a store's or warehouse's id, or the code of a
 * vendor's offer.
 */
export type StockHoldTable = {
  market: string;
  order_number: string;
  location_kind: 'store' | 'warehouse' | 'seller';
  location: string;
  sku: string;
  quantity: number;
  /** Null while no time ends the hold. */
  expires_at: MomentColumn | null;
};

export type StockTables = {
  stock: StockTable;
  warehouse_stock: WarehouseStockTable;
  stock_hold: StockHoldTable;
};
