import type Stripe from 'stripe';
import type { LedgerIntent, LedgerRefund, LedgerSession } from './ledger.ts';

/** The session as the provider's API shows it. `origin` is the sandbox's own address. */
export const sessionObject = (
  session: LedgerSession,
  intent: Stripe.PaymentIntent | string | null,
  origin: string,
): Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'amount_subtotal'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> => ({
  id: session.id,
  object: 'checkout.session',
  amount_total: session.amount,
  amount_subtotal: session.amount,
  cancel_url: session.cancelUrl,
  client_reference_id: session.reference,
  created: session.created,
  currency: session.currency,
  customer_email: session.email,
  expires_at: session.expires,
  livemode: false,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent: intent,
  payment_status: session.payment,
  status: session.status,
  success_url: session.successUrl,
  url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
});

/** The outcome at the shopper's bank, in the provider's terms. */
const declineOf = (
  intent: LedgerIntent,
): Pick<
  Stripe.PaymentIntent.LastPaymentError,
  'code' | 'decline_code' | 'message' | 'type'
> | null =>
  intent.decline === null
    ? null
    : {
        type: 'card_error',
        code: 'payment_method_provider_decline',
        decline_code: intent.decline,
        message: 'The payment was declined.',
      };

const nextActionOf = (
  intent: LedgerIntent,
): Pick<
  Stripe.PaymentIntent.NextAction,
  'type' | 'multibanco_display_details' | 'blik_authorize'
> | null => {
  if (intent.status !== 'requires_action') return null;
  return intent.voucher === null
    ? { type: 'blik_authorize', blik_authorize: {} }
    : {
        type: 'multibanco_display_details',
        multibanco_display_details: {
          entity: intent.voucher.entity,
          reference: intent.voucher.reference,
          expires_at: intent.voucher.expires,
          hosted_voucher_url: null,
        },
      };
};

/** The intent as the provider's API shows it. */
export const intentObject = (intent: LedgerIntent) =>
  ({
    id: intent.id,
    object: 'payment_intent' as const,
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    cancellation_reason: intent.cancellation,
    created: intent.created,
    currency: intent.currency,
    last_payment_error: declineOf(intent),
    livemode: false,
    metadata: intent.metadata,
    next_action: nextActionOf(intent),
    payment_method_types: [intent.method],
    status: intent.status,
    transfer_group: intent.transferGroup,
  }) satisfies Shown<Stripe.PaymentIntent>;

/** Some fields of an object, each as the provider's types have it, inner objects likewise. */
type Shown<Value> = {
  [Key in keyof Value]?:
    Value[Key] | (Value[Key] extends object | null ? Shown<NonNullable<Value[Key]>> | null : never);
};

/** The refund as the provider's API shows it. */
export const refundObject = (refund: LedgerRefund) =>
  ({
    id: refund.id,
    object: 'refund' as const,
    amount: refund.amount,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intent,
    status: refund.status,
  }) satisfies Shown<Stripe.Refund>;

/** An event as the provider sends it. */
export const eventObject = (
  event: {
    readonly id: string;
    readonly type: Stripe.Event['type'];
    readonly created: number;
    readonly apiVersion: string;
  },
  object: object,
) => ({
  id: event.id,
  object: 'event' as const,
  api_version: event.apiVersion,
  created: event.created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: event.type,
});
