import { orderStates } from './202611261850-order-states.ts';
import { orderFlows } from './202611262031-order-flows.ts';
import { ordersOfFirms } from './202611270112-orders-of-firms.ts';
import { unpaidHolds } from './202611270205-unpaid-holds.ts';
import { returnDetails } from './202611271000-return-details.ts';
import { keptRows } from './202611271201-kept-rows.ts';
import { parcels } from './202611271700-parcels.ts';
import { recommendations } from './202611272120-recommendations.ts';
import type { Migration } from './migration.ts';

/** Migrations of purchases, orders and returns. */
export const orderMigrations: readonly Migration[] = [
  orderStates,
  orderFlows,
  ordersOfFirms,
  unpaidHolds,
  returnDetails,
  keptRows,
  parcels,
  recommendations,
];
