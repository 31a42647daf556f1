import { text } from '../text-shape.ts';

/** Promo codes of the cart and why one is not taken (ledger 16: ERR-20). */
export const coupon = {
  code: text(),
  add: text(),
  onCart: text('code'),
  notCounted: text('code', 'minimum'),
  change: text(),
  remove: text('code'),
  over: text('code'),
  added: text(),
  removed: text(),
  empty: text(),
  invalid: text(),
  expired: text('day'),
  used: text(),
  other: text('code'),
  belowMinimum: text('minimum', 'missing'),
  notForCart: text(),
  tooMany: text(),
  conditions: text(),
  fromTotal: text('minimum'),
  validUntil: text('day'),
} as const;
