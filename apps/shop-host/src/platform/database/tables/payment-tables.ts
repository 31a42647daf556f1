import type { Currency } from '@materia/domain-money';
import type {
  PaymentAlarm,
  PaymentFailure,
  PaymentState,
  ProvidedMethod,
} from '@materia/domain-checkout';
import type {
  RefundState,
  ReturnFault,
  ReturnKind,
  ReturnState,
  ReturnWay,
} from '@materia/domain-order';
import type { Generated, JSONColumnType } from 'kysely';
import type { DayColumn, Minor, MomentColumn } from './column-types.ts';

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
  /** The returned pallets whose deposit goes back. */
  pallet_return_id: Generated<string | null>;
  reason: 'order-cancelled' | 'withdrawal' | 'pallets' | 'late-success' | 'paid-twice';
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
  /** Counts the returns of an order from one. */
  seq: number;
  kind: ReturnKind;
  way: ReturnWay;
  /** As the buyer gave or confirmed it for the receipt. */
  name: string;
  /** A firm of one person declared that it bought outside its trade. */
  outside_trade: boolean;
  /** What the buyer says about the parcel. */
  carrier: string | null;
  parcel: string | null;
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
  /** Why the others were not accepted. */
  fault: Generated<ReturnFault | null>;
};

/** Returnable pallets that came back, and the deposit for them. */
export type PalletReturnTable = {
  market: string;
  id: string;
  order_number: string;
  pallets: number;
  refund_minor: Minor;
  returned_on: DayColumn;
  recorded_at: MomentColumn;
  recorded_by: string;
};

/** Payments, refunds and what the provider said about them. */
export type PaymentTables = {
  payment_attempt: PaymentAttemptTable;
  payment_notice: PaymentNoticeTable;
  payment_refund: PaymentRefundTable;
  payment_alarm: PaymentAlarmTable;
  withdrawal: WithdrawalTable;
  withdrawal_line: WithdrawalLineTable;
  pallet_return: PalletReturnTable;
};
