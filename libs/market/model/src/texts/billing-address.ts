import { text } from '../text-shape.ts';

/** The address on a customer's invoices, in the account. */
export const billingAddress = {
  title: text(),
  none: text(),
  use: text(),
  add: text(),
  change: text(),
  save: text(),
  failed: text(),
} as const;
