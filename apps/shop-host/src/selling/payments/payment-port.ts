import type {
  BlikCode,
  PaymentFailure,
  PaymentLimits,
  PaymentMethod,
  PaymentState,
  ProvidedMethod,
} from '@materia/domain-checkout';
import type { Result } from '@materia/domain-kernel';
import type { Currency, Money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import type { RefundFacts } from '../refunds/refunds.ts';
import type { StoredReference } from '../../platform/database/tables/payment-tables.ts';

/**
 * What the provider has to know to start an attempt. Its id is the idempotency key of everything
 * about it.
 */
export type AttemptToStart = {
  readonly id: string;
  readonly purchaseNumber: string;
  readonly method: ProvidedMethod;
  readonly amount: Money;
  readonly email: string;
  /** Where the shopper comes back, whatever the outcome. */
  readonly returnUrl: string;
  /** ISO instant until which the shopper may pay. */
  readonly payUntil: string;
};

/** What the provider knows about an attempt. */
export type ProviderFacts = {
  readonly attemptId: string;
  readonly purchaseNumber: string;
  readonly state: PaymentState;
  /** In minor units: what was charged, or is to be charged while nothing was. */
  readonly amountMinor: number;
  /** In upper case. */
  readonly currency: string;
  readonly providerRef: string;
  /** The money, to which refunds refer; undefined before it was charged. */
  readonly chargeRef?: string | undefined;
  readonly redirectUrl?: string | undefined;
  readonly reference?: StoredReference | undefined;
  readonly failure?: PaymentFailure | undefined;
};

/**
 * Why the provider has given no answer about a payment: it could not be reached in time, or it
 * refuses what it was asked.
 */
export type ProviderFault =
  { readonly kind: 'unavailable' } | { readonly kind: 'rejected'; readonly reason: string };

export type RefundToMake = {
  readonly id: string;
  readonly chargeRef: string;
  readonly amount: Money;
};
/** A notice of the provider, once its signature was verified. */
export type ProviderNotice = {
  readonly eventId: string;
  readonly type: string;
  /** ISO instant. */
  readonly happenedAt: string;
  readonly about:
    | { readonly kind: 'payment'; readonly facts: ProviderFacts }
    | { readonly kind: 'refund'; readonly facts: RefundFacts }
    | { readonly kind: 'dispute'; readonly chargeRef: string; readonly reason: string }
    | { readonly kind: 'other' };
};

/** An attempt at the provider. */
export type StartedAttempt = { readonly method: ProvidedMethod; readonly providerRef: string };

/**
 * The payment provider. Every call answers within {@link PROVIDER_TIMEOUT_MS} and may be repeated:
 * what was done is not done twice. None may be called inside a transaction.
 */
export type PaymentPort = {
  /** The smallest and largest amounts per method, as the provider sets them. */
  readonly limitsOf: (
    currency: Currency,
  ) => Readonly<Partial<Record<PaymentMethod, PaymentLimits>>>;
  readonly start: (
    attempt: AttemptToStart,
    market: Market,
  ) => Promise<Result<ProviderFacts, ProviderFault>>;
  /** Confirms a started BLIK payment by its code, which is used once and kept nowhere. */
  readonly confirm: (
    attempt: AttemptToStart & { readonly providerRef: string },
    code: BlikCode,
    market: Market,
  ) => Promise<Result<ProviderFacts, ProviderFault>>;
  readonly read: (
    attempt: StartedAttempt,
    market: Market,
  ) => Promise<Result<ProviderFacts, ProviderFault>>;
  /**
   * Ends an attempt so that it can no longer be paid. One that was already paid is answered as
   * such.
   */
  readonly cancel: (
    attempt: StartedAttempt,
    market: Market,
  ) => Promise<Result<ProviderFacts, ProviderFault>>;
  readonly refund: (
    refund: RefundToMake,
    market: Market,
  ) => Promise<Result<RefundFacts, ProviderFault>>;
  readonly readRefund: (
    providerRef: string,
    market: Market,
  ) => Promise<Result<RefundFacts, ProviderFault>>;
  /** Verifies and reads a notice. `now` is an ISO instant. */
  readonly readNotice: (
    body: Uint8Array,
    signature: string,
    market: Market,
    now: string,
  ) => Promise<Result<ProviderNotice, { readonly kind: 'not-signed' | 'malformed' }>>;
};

/** How long one call to the provider may take. A shopper waits for at most two of them. */
export const PROVIDER_TIMEOUT_MS = 1300;
