import type { Currency } from '@materia/domain-money';
import type {
  PaymentAlarm,
  PaymentFailure,
  PaymentState,
  ProvidedMethod,
} from '@materia/domain-checkout';
import type { RefundState, ReturnState } from '@materia/domain-order';
import type { Generated, JSONColumnType } from 'kysely';
import type { Minor, MomentColumn } from './column-types.ts';

/** A reference to be typed at a cash machine or in the bank. */
export type StoredReference = {
  readonly entity: string;
  readonly reference: string;
  readonly expiresAt: string;
};

/** One attempt to pay a purchase. Its id is the provider's idempotency key. */
export type PaymentAttemptTable = {
  market: string;
  id: string;
  purchase_number: string;
  method: ProvidedMethod;
  state: PaymentState;
  amount_minor: Minor;
  currency: Currency;
  created_at: MomentColumn;
  /** The provider's id of the session or intent; null until it has answered. */
  provider_ref: string | null;
  /** The provider's id of the money, to which refunds refer. */
  charge_ref: string | null;
  redirect_url: string | null;
  reference: JSONColumnType<StoredReference> | null;
  failure: PaymentFailure | null;
  channel: 'web' | 'app' | null;
};

/** A notice of the provider by its id, so that a repeated one has no effect. */
export type PaymentNoticeTable = {
  market: string;
  event_id: string;
  type: string;
  attempt_id: string | null;
  happened_at: MomentColumn;
  received_at: MomentColumn;
  outcome: 'applied' | 'not-ours' | 'alarm';
};

/** Money on its way back. Its id is the provider's idempotency key. */
export type PaymentRefundTable = {
  market: string;
  id: string;
  attempt_id: string;
  /** The cancelled order; null when all of the attempt goes back. */
  order_number: string | null;
  amount_minor: Minor;
  currency: Currency;
  /** The withdrawal for which it goes back. */
  withdrawal_id: string | null;
  reason: 'order-cancelled' | 'withdrawal' | 'late-success' | 'paid-twice';
  state: RefundState;
  provider_ref: string | null;
  created_at: MomentColumn;
  /** It failed, and another one was made for it. */
  repeated: Generated<boolean>;
};

/** Something about money that a person has to look at. */
export type PaymentAlarmTable = {
  id: Generated<number>;
  market: string;
  kind: PaymentAlarm;
  attempt_id: string | null;
  purchase_number: string | null;
  detail: string;
  raised_at: MomentColumn;
  settled_at: MomentColumn | null;
  settled_by: string | null;
  /** What the person who settled it found or did. */
  comment: string | null;
};

/**
 * A consumer's withdrawal from an order or a part of it. Its money goes back once the products are
 * back.
 */
export type WithdrawalTable = {
  market: string;
  id: string;
  order_number: string;
  state: ReturnState;
  /** What goes back: the announced amount, and once it is inspected that of the accepted units. */
  refund_minor: Minor;
  declared_at: MomentColumn;
  /** When the buyer proved that the products are on their way. */
  sent_at: MomentColumn | null;
  received_at: MomentColumn | null;
  inspected_at: MomentColumn | null;
  settled_at: MomentColumn | null;
  /** Who of the staff started the refund; null where nothing had been handed over yet. */
  settled_by: string | null;
};

export type WithdrawalLineTable = {
  market: string;
  withdrawal_id: string;
  line: number;
  qty: number;
  /** Units that the inspection accepted; null before it, and where nothing was handed over. */
  accepted: Generated<number | null>;
};

/** Payments, refunds and what the provider said about them. */
export type PaymentTables = {
  payment_attempt: PaymentAttemptTable;
  payment_notice: PaymentNoticeTable;
  payment_refund: PaymentRefundTable;
  payment_alarm: PaymentAlarmTable;
  withdrawal: WithdrawalTable;
  withdrawal_line: WithdrawalLineTable;
};
