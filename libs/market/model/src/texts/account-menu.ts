import { text } from '../text-shape.ts';

/** The menu of the customer space (SHL-16), also as titles of its pages. */
export const accountMenu = {
  label: text(),
  back: text(),
  overview: text(),
  information: text(),
  addresses: text(),
  orders: text(),
  pendingOrders: text(),
  purchases: text(),
  invoices: text(),
  quotes: text(),
  lists: text(),
  club: text(),
  store: text(),
  receipts: text(),
} as const;
