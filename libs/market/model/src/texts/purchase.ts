import { text } from '../text-shape.ts';

/** The page of what was paid at a till, as its receipt has it. */
export const purchase = {
  title: text(),
  paidAt: text('date', 'time'),
  lines: text(),
  charges: text(),
  taxAt: text('rate'),
  total: text(),
  receipt: text(),
  number: text(),
  kind: text(),
  kindPurchase: text(),
  kindWithdrawalSale: text(),
  kindGoodsReturn: text(),
  kindCancelled: text(),
  till: text(),
  tillNumber: text('till', 'number'),
  ofOrder: text('number'),
  toOrder: text(),
  store: text(),
  noInvoice: text(),
  backToPurchases: text(),
} as const;
