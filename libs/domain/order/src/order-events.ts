import type { OrderStatus } from './statuses.ts';

/** How the payment of a new order starts. `in-store` is paid on collection. */
export const PAYMENT_STARTS = [
  'accepted',
  'pending',
  'awaiting-transfer',
  'in-store',
  'refused',
] as const;
export type PaymentStart = (typeof PAYMENT_STARTS)[number];
/** The starts of an order that is not paid yet. */
export type UnpaidStart = Exclude<PaymentStart, 'accepted' | 'refused'>;

/** What happens to all orders of a purchase together. */
export const PAYMENT_EVENTS = [
  /** The payment of the purchase arrived. */
  'payment-accepted',
  /** A buyer who pays in store has confirmed the purchase by email. */
  'confirmed-by-email',
  /** The time to pay or to confirm ended, or the shopper ordered a changed cart instead. */
  'payment-lapsed',
] as const;

/** What happens to one order, besides the steps of staff and vendors. */
export const SINGLE_EVENTS = [
  /** The buyer cancels before staff work on the order. */
  'cancelled-by-buyer',
  /** The buyer withdraws from the whole order before the handover. */
  'withdrawn',
  /** The order is paid in store, and was not prepared or not collected in time. */
  'not-collected',
] as const;

export type PlainEvent = (typeof PAYMENT_EVENTS)[number] | (typeof SINGLE_EVENTS)[number];

/** An event of a purchase, as each of its orders experiences it. */
export type PaymentEvent =
  | { readonly kind: (typeof PAYMENT_EVENTS)[number] }
  /** The buyer pays by another method while the purchase is open. */
  | { readonly kind: 'payment-changed'; readonly payment: UnpaidStart };

/** An event of one order. */
export type SingleEvent =
  | { readonly kind: (typeof SINGLE_EVENTS)[number] }
  /** Staff or the vendor move the order on; `to` is what they ask for. */
  | { readonly kind: 'advance'; readonly to: OrderStatus };

export type OrderEvent = PaymentEvent | SingleEvent;

/**
 * Mails about the progress of an order. Its confirmation is not among them: it is a mail of the
 * purchase.
 */
export const ORDER_MAILS = ['preparing', 'ready', 'shipped', 'completed', 'cancelled'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** Whether the units held by an order leave the stock or can be sold again. */
export type StockOutcome = 'taken' | 'released';

/** The documents of a handover. For a vendor's products the vendor writes them. */
export type HandoverDocument = 'receipt' | 'invoice';

/** Effects to run in the transaction that moves an order. */
export type OrderEffect =
  | { readonly kind: 'settle-stock'; readonly outcome: StockOutcome }
  /** The pickup or delivery slot can be chosen again. */
  | { readonly kind: 'free-slot' }
  /** The order is confirmed, and its holds no longer expire. */
  | { readonly kind: 'confirm' }
  /** A pickup "in two hours" is promised anew, because the store begins only now. */
  | { readonly kind: 'renew-pickup' }
  /** Units paid on collection are held for some days until they are ready. */
  | { readonly kind: 'limit-preparation' }
  /** Units paid on collection are held for some days once they are ready. */
  | { readonly kind: 'limit-collection' }
  /** The order's share of what was paid goes back. */
  | { readonly kind: 'refund' }
  | { readonly kind: 'write-documents'; readonly documents: readonly HandoverDocument[] }
  /** The products are handed over: a member of the club earns points. */
  | { readonly kind: 'earn-points' }
  /** The order is complete a day after its invoice, without anybody's step. */
  | { readonly kind: 'complete-later' }
  | { readonly kind: 'mail'; readonly mail: OrderMail }
  /** The purchase ends with its last order. */
  | { readonly kind: 'end-purchase' };

/** The next status of an order and its effects. The status may stay the same. */
export type OrderStep = {
  readonly status: OrderStatus;
  readonly effects: readonly OrderEffect[];
};
