import {
  PAYMENT_TABLE,
  type PaymentFailure,
  type PaymentLimits,
  type PaymentState,
  PROVIDED_METHODS,
  type ProvidedMethod,
} from '@materia/domain-checkout';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import type { Currency } from '@materia/domain-money';
import type { RefundState } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import type Stripe from 'stripe';
import {
  type AttemptToStart,
  type PaymentPort,
  PROVIDER_TIMEOUT_MS,
  type ProviderFacts,
  type ProviderFault,
  type ProviderNotice,
  type StartedAttempt,
} from './payment-port.ts';
import { unstorableField } from '../../platform/contract/storable-text.ts';
import { isWellFormed } from './notice-shape.ts';
import type { RefundFacts } from '../refunds/refunds.ts';
import type { ProviderAccounts } from './payment-settings.ts';

/**
 * What the provider calls a method. Its own pages ask for whatever a method needs; a code or a
 * reference on ours is confirmed in the way of that one method, so there is a single name for each.
 */
type ProviderNames = {
  readonly hosted: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType;
  readonly code: 'blik';
  readonly reference: 'multibanco';
};

/**
 * Every method at the provider: its name there, and its largest and smallest amounts in minor units
 * where they are not those of every charge (docs/market-facts-purchase.md).
 */
const AT_PROVIDER = {
  card: { name: 'card' },
  blik: { name: 'blik' },
  p24: { name: 'p24', maximumMinor: 5_500_000 },
  multibanco: { name: 'multibanco', maximumMinor: 9_999_999 },
  mb_way: { name: 'mb_way', maximumMinor: 500_000 },
  bizum: { name: 'bizum', maximumMinor: 500_000 },
  paypal_express: { name: 'paypal' },
  credit: { name: 'klarna', minimumMinor: 10_000, maximumMinor: 300_000 },
} as const satisfies {
  readonly [Method in ProvidedMethod]: {
    readonly name: ProviderNames[(typeof PAYMENT_TABLE)[Method]['flow']];
  } & Partial<PaymentLimits>;
};

/** Marks the intents that are not those of a session. */
const DIRECT = 'direct';

const LARGEST_MINOR = 99_999_999;
/** The smallest charge per currency. */
const SMALLEST_MINOR = { EUR: 50, PLN: 200 } as const satisfies Readonly<Record<Currency, number>>;

/** The names of the markets' languages at the provider. */
const localeOf = ({ language }: Pick<Market, 'language'>): string => language;

const isHosted = (method: ProvidedMethod): boolean => PAYMENT_TABLE[method].flow === 'hosted';

/** The SDK is large and read with the first payment, so that a host that starts answers everybody else before. */
const sdk = async () => (await import('stripe')).default;

/** Payments by Stripe: hosted sessions with one method each, and intents for BLIK and Multibanco. */
export const stripePayments = (accountOf: ProviderAccounts): PaymentPort => {
  const clients = new Map<string, Stripe>();
  const clientOf = async (market: Market): Promise<Stripe> => {
    const known = clients.get(market.id);
    if (known !== undefined) return known;
    const { secretKey, address } = accountOf(market);
    const client = new (await sdk())(secretKey, {
      timeout: PROVIDER_TIMEOUT_MS,
      // A repetition is ours to decide: it has the same idempotency key, but a shopper may be waiting.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(address && {
        host: address.hostname,
        port: address.port,
        protocol: address.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    clients.set(market.id, client);
    return client;
  };

  const start = async (
    attempt: AttemptToStart,
    market: Market,
  ): Promise<Result<ProviderFacts, ProviderFault>> => {
    const stripe = await clientOf(market);
    const { method, id, purchaseNumber, amount, email } = attempt;
    const metadata = { attempt: id, purchase: purchaseNumber };
    const once = { idempotencyKey: id };
    const { name } = AT_PROVIDER[method];
    const { flow } = PAYMENT_TABLE[method];
    const intent = {
      amount: amount.minor,
      currency: amount.currency.toLowerCase(),
      allowed_payment_method_types: [name],
      metadata: { ...metadata, [DIRECT]: 'yes' },
      transfer_group: purchaseNumber,
    };
    switch (flow) {
      case 'hosted':
        return answered(async () =>
          factsOfSession(
            await stripe.checkout.sessions.create(
              {
                mode: 'payment',
                allowed_payment_method_types: [name],
                line_items: [
                  {
                    quantity: 1,
                    price_data: {
                      currency: amount.currency.toLowerCase(),
                      unit_amount: amount.minor,
                      product_data: { name: `${market.name} ${purchaseNumber}` },
                    },
                  },
                ],
                success_url: attempt.returnUrl,
                cancel_url: `${attempt.returnUrl}&cancelled=1`,
                expires_at: Math.floor(Date.parse(attempt.payUntil) / 1000),
                customer_email: email,
                client_reference_id: purchaseNumber,
                locale: localeOf(market),
                metadata,
                payment_intent_data: { metadata, transfer_group: purchaseNumber },
              },
              once,
            ),
          ),
        );
      case 'code':
        return answered(async () =>
          factsOfIntent(await stripe.paymentIntents.create(intent, once)),
        );
      case 'reference':
        return answered(async () =>
          factsOfIntent(
            await stripe.paymentIntents.create(
              {
                ...intent,
                confirm: true,
                payment_method_data: {
                  type: AT_PROVIDER.multibanco.name,
                  billing_details: { email },
                },
                return_url: attempt.returnUrl,
              },
              once,
            ),
          ),
        );
      default:
        return unreachable(flow);
    }
  };

  const read = async ({ method, providerRef }: StartedAttempt, market: Market) => {
    const stripe = await clientOf(market);
    return answered(async () =>
      isHosted(method)
        ? factsOfSession(
            await stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] }),
          )
        : factsOfIntent(await stripe.paymentIntents.retrieve(providerRef)),
    );
  };

  return {
    limitsOf: (currency) =>
      Object.fromEntries(
        PROVIDED_METHODS.map((method) => {
          const {
            minimumMinor = SMALLEST_MINOR[currency],
            maximumMinor = LARGEST_MINOR,
          }: Partial<PaymentLimits> & { readonly name: string } = AT_PROVIDER[method];
          return [method, { minimumMinor, maximumMinor }];
        }),
      ),

    start,

    confirm: async (attempt, code, market) => {
      const [stripe, { errors }] = [await clientOf(market), await sdk()];
      return answered(async () =>
        factsOfIntent(
          await stripe.paymentIntents
            .confirm(
              attempt.providerRef,
              {
                payment_method_data: {
                  type: AT_PROVIDER.blik.name,
                  billing_details: { email: attempt.email },
                },
                payment_method_options: { blik: { code } },
                return_url: attempt.returnUrl,
              },
              { idempotencyKey: `${attempt.id}-confirm` },
            )
            .catch((error: unknown) => {
              // A refused code is an answer, not a fault: the intent says what happened.
              if (error instanceof errors.StripeCardError && error.payment_intent)
                return error.payment_intent;
              throw error;
            }),
        ),
      );
    },

    read,

    cancel: async (attempt, market) => {
      const stripe = await clientOf(market);
      const ended = await answered(async () =>
        isHosted(attempt.method)
          ? factsOfSession(await stripe.checkout.sessions.expire(attempt.providerRef))
          : factsOfIntent(await stripe.paymentIntents.cancel(attempt.providerRef)),
      );
      // A session or intent that can no longer be ended has ended: its state says how.
      return ended.ok || ended.error.kind === 'unavailable' ? ended : read(attempt, market);
    },

    refund: async (refund, market) => {
      const stripe = await clientOf(market);
      return answered(async () =>
        factsOfRefund(
          await stripe.refunds.create(
            {
              payment_intent: refund.chargeRef,
              amount: refund.amount.minor,
              metadata: { refund: refund.id },
            },
            { idempotencyKey: refund.id },
          ),
        ),
      );
    },

    readRefund: async (providerRef, market) => {
      const stripe = await clientOf(market);
      return answered(async () => factsOfRefund(await stripe.refunds.retrieve(providerRef)));
    },

    readNotice: async (body, signature, market, now) => {
      const [stripe, { errors }] = [await clientOf(market), await sdk()];
      try {
        const event = await stripe.webhooks.constructEventAsync(
          Buffer.from(body),
          signature,
          accountOf(market).webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          Date.parse(now),
        );
        return readable(event);
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError)
          return fail({ kind: 'not-signed' });
        // The signature is right, and what was signed is not JSON.
        if (error instanceof SyntaxError) return fail({ kind: 'malformed' });
        throw error;
      }
    },
  };
};

/** How old a signed notice may be. The provider signs repetitions anew. */
const TOLERANCE_SECONDS = 300;

const answered = async <Value>(
  ask: () => Promise<Value>,
): Promise<Result<Value, ProviderFault>> => {
  try {
    return ok(await ask());
  } catch (error) {
    const { errors } = await sdk();
    if (!(error instanceof errors.StripeError)) throw error;
    const isTheirFault =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError ||
      // The same key is at work in another request of ours, whose answer comes.
      error instanceof errors.StripeIdempotencyError ||
      error.statusCode === 409 ||
      (error.statusCode ?? 500) >= 500;
    return fail(
      isTheirFault
        ? { kind: 'unavailable' }
        : { kind: 'rejected', reason: `${error.type} ${error.code ?? ''}`.trim() },
    );
  }
};

const factsOfSession = (session: Stripe.Checkout.Session): ProviderFacts => {
  const intent = session.payment_intent;
  const chargeRef = typeof intent === 'string' ? intent : intent?.id;
  return {
    ...ownersOf(session.metadata),
    state: stateOfSession(session),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    providerRef: session.id,
    chargeRef,
    redirectUrl: session.status === 'open' ? (session.url ?? undefined) : undefined,
  };
};

/** A declined card does not end a session: it stays open for another try. */
const stateOfSession = (session: Stripe.Checkout.Session): PaymentState => {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'created';
  const intent = session.payment_intent;
  const isRefused =
    typeof intent === 'object' &&
    intent !== null &&
    (intent.status === 'requires_payment_method' || intent.status === 'canceled');
  return isRefused ? 'refused' : 'pending';
};

const factsOfIntent = (intent: Stripe.PaymentIntent): ProviderFacts => {
  const display = intent.next_action?.multibanco_display_details;
  const error = intent.last_payment_error;
  return {
    ...ownersOf(intent.metadata),
    state: stateOfIntent(intent),
    amountMinor: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    providerRef: intent.id,
    chargeRef: intent.id,
    ...(display?.entity &&
      display.reference &&
      display.expires_at && {
        reference: {
          entity: display.entity,
          reference: display.reference,
          expiresAt: new Date(display.expires_at * 1000).toISOString(),
        },
      }),
    ...(error && { failure: failureOf(error.decline_code ?? error.code) }),
  };
};

const stateOfIntent = ({
  status,
  last_payment_error,
  cancellation_reason,
}: Stripe.PaymentIntent): PaymentState => {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'requires_action':
    case 'processing':
    case 'requires_capture':
      return 'pending';
    case 'canceled':
      return cancellation_reason === 'automatic' || cancellation_reason === 'expired'
        ? 'expired'
        : 'aborted';
    default:
      return last_payment_error === null ? 'created' : 'refused';
  }
};

/** The provider's reasons, old and new, as shoppers can act on them. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  code_invalid: 'code-invalid',
  invalid_code: 'code-invalid',
  code_expired: 'code-expired',
  expired_code: 'code-expired',
  customer_declined: 'not-approved',
  customer_timeout: 'not-approved',
  blik_timeout: 'not-approved',
  bank_timeout: 'not-approved',
  payment_intent_payment_attempt_expired: 'not-approved',
  payment_limit_exceeded: 'limit-exceeded',
  limit_exceeded: 'limit-exceeded',
};
const failureOf = (code: string | undefined): PaymentFailure => FAILURES[code ?? ''] ?? 'declined';

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  pending: 'pending',
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
};
const factsOfRefund = ({ id, status, metadata }: Stripe.Refund): RefundFacts => ({
  refundId: metadata?.['refund'] ?? '',
  providerRef: id,
  state: REFUND_STATES[status ?? ''] ?? 'pending',
});

const ownersOf = (
  metadata: Stripe.Metadata | null,
): { readonly attemptId: string; readonly purchaseNumber: string } => ({
  attemptId: metadata?.['attempt'] ?? '',
  purchaseNumber: metadata?.['purchase'] ?? '',
});

/** An event of another shape than the provider's version promises: nothing is known about any payment. */
const readable = (event: Stripe.Event): Result<ProviderNotice, { readonly kind: 'malformed' }> => {
  try {
    const notice = noticeOf(event);
    const isReadable = isWellFormed(notice) && unstorableField(notice, 'notice') === undefined;
    return isReadable ? ok(notice) : fail({ kind: 'malformed' });
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      return fail({ kind: 'malformed' });
    throw error;
  }
};

const noticeOf = (event: Stripe.Event): ProviderNotice => ({
  eventId: event.id,
  type: event.type,
  happenedAt: new Date(event.created * 1000).toISOString(),
  about: aboutOf(event),
});

/** What an event is about. The intents of sessions are left out: only the session's own events end it. */
const aboutOf = (event: Stripe.Event): ProviderNotice['about'] => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'payment', facts: factsOfSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return {
        kind: 'payment',
        facts: { ...factsOfSession(event.data.object), state: 'refused' },
      };
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      return DIRECT in intent.metadata
        ? { kind: 'payment', facts: factsOfIntent(intent) }
        : { kind: 'other' };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', facts: factsOfRefund(event.data.object) };
    case 'charge.dispute.created': {
      const { payment_intent: money, reason } = event.data.object;
      return {
        kind: 'dispute',
        chargeRef: typeof money === 'string' ? money : (money?.id ?? ''),
        reason,
      };
    }
    default:
      return { kind: 'other' };
  }
};
