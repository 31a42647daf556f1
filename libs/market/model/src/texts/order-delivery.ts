import { text } from '../text-shape.ts';

/** The page of an order that is brought or goes to a relay point, and how an order is paid. */
export const orderDelivery = {
  title: text(),
  address: text(),
  relayPoint: text(),
  arrivesOn: text('date'),
  readyOn: text('date'),
  sentBy: text('vendor'),
  paidByCard: text(),
  paidByTransfer: text(),
  paidByBlik: text(),
  paidByPaypal: text(),
  paidOnCredit: text(),
} as const;
