import {
  callAsOwner,
  type FieldRefusal,
  type HostRefusal,
  ownerRefusalMeaning,
  refusalMeaning,
  type RefusalOfCalls,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type { CallInput, Reply } from '@materia/api-contract';
import type {
  MethodRefusal,
  PaymentFailure,
  PaymentMethod,
  PaymentState,
  ProvidedMethod,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { fromMajorUnits, type Money } from '@materia/domain-money';
import type { CheckoutAccess, CheckoutField } from './checkout-access.ts';

/** A payment method of the market, and why the cart cannot be paid by it. */
export type PaymentOffer = {
  readonly method: PaymentMethod;
  readonly isSelected: boolean;
  readonly refusal: MethodRefusal | 'unavailable' | undefined;
};

/** How a shopper wants to pay. */
export type PaymentChoice = {
  readonly method: ProvidedMethod;
  /** The code of a BLIK payment, as typed. */
  readonly blikCode: string | undefined;
  readonly device: CallInput<'retryPayment'>['body']['device'];
  /** Path of the payment page, to which the payment's id is appended. */
  readonly returnPath: string;
};

/** What everybody who knows a payment's id may see. */
export type KnownPayment = {
  readonly id: string;
  readonly orderNumber: string;
  readonly state: PaymentState;
  /** Its purchase is not carried out; what was paid goes back. */
  readonly isClosed: boolean;
  /** Its purchase is paid, by this attempt or by another one. */
  readonly isPurchasePaid: boolean;
};

/** A payment for its owner. */
export type Payment = KnownPayment & {
  readonly method: PaymentMethod;
  readonly amount: Money;
  /** Proves that its holder placed the order. */
  readonly token: string;
  /** The address of the provider's page; undefined while the provider has not answered. */
  readonly redirectUrl: string | undefined;
  /** What to type at a cash machine or in the bank; `expiresAt` is an ISO instant. */
  readonly reference:
    { readonly entity: string; readonly reference: string; readonly expiresAt: string } | undefined;
  /** ISO instant until which a BLIK payment can be approved in the bank's app. */
  readonly approveUntil: string | undefined;
  /** ISO instant until which the products are held. */
  readonly expiresAt: string;
  readonly failure: PaymentFailure | undefined;
  readonly mayRetry: boolean;
  /** Another attempt at the same purchase that is not over. */
  readonly openAttempt: string | undefined;
  readonly orderIds: readonly string[];
  /** The signed link of a guest's purchase, once it is paid. */
  readonly link: string | undefined;
};

/**
 * Who reads or continues a payment: its return token, unless the account of the client placed the
 * order.
 */
export type PaymentAccess = Pick<CheckoutAccess, 'host'> & {
  readonly attempt: string;
  readonly token: string | undefined;
};

/** Why a call about a payment was refused. */
export type PaymentRefusal<Name extends PaymentCall> = {
  readonly kind: (typeof REFUSALS)[RefusalOfCalls<Name>] | 'refused';
};

/** Why a purchase was not paid by another attempt. */
export type RetryRefusal = PaymentRefusal<'retryPayment'> | { readonly kind: BlikFault };

const BLIK_FAULTS = ['blik-code-missing', 'blik-code-not-six-digits'] as const;
/** What is wrong with a BLIK code. */
export type BlikFault = (typeof BLIK_FAULTS)[number];

/**
 * The payment methods of the market for the cart at a store, in the market's order. Refused for an
 * empty cart.
 */
export const fetchPaymentOffers = async (
  access: CheckoutAccess,
  storeId: string,
): Promise<Result<readonly PaymentOffer[], { readonly kind: 'cart-empty' | 'refused' }>> => {
  const headers = { 'retailer-id': storeId };
  const answer = await callAsOwner(access, 'listPaymentMethods', { headers });
  if (!answer.ok)
    return fail({
      kind: ownerRefusalMeaning('listPaymentMethods', answer.error, OFFER_REFUSALS, 'refused'),
    });
  return ok(
    answer.value.map(({ code, available, reason, selected }) => ({
      method: code,
      isSelected: selected,
      refusal: available ? undefined : (reason ?? 'unavailable'),
    })),
  );
};

/** Remembers the payment method with the cart. */
export const selectPayment = async (
  access: CheckoutAccess,
  method: PaymentMethod,
): Promise<Result<undefined, PaymentRefusal<'selectPayment' | 'selectGuestPayment'>>> => {
  const body = { code: method };
  const answer = await callAsOwner(access, 'selectPayment', { body });
  return answer.ok
    ? ok(undefined)
    : fail({
        kind: ownerRefusalMeaning('selectPayment', answer.error, REFUSALS, 'refused'),
      });
};

/**
 * Fetches a payment: complete for its owner, state and number for others. The host asks the provider
 * if its notice is late.
 */
export const fetchPayment = async ({
  host,
  attempt,
  token,
}: PaymentAccess): Promise<Result<Payment | KnownPayment, PaymentRefusal<'readPayment'>>> => {
  const answer = await host('readPayment', { params: { attempt }, body: withToken(token) });
  return answer.ok
    ? ok(readKnownPayment(answer.value))
    : fail(refusalOf('readPayment', answer.error));
};

/** True for a payment of the reader's own. */
export const isOwnPayment = (payment: Payment | KnownPayment): payment is Payment =>
  'token' in payment;

/**
 * Pays the same purchase by another attempt. Returns the former one where it turns out to be paid.
 */
export const retryPayment = async (
  { host, attempt, token }: PaymentAccess,
  choice: PaymentChoice,
): Promise<Result<Payment, RetryRefusal>> => {
  const answer = await host('retryPayment', {
    params: { attempt },
    body: { ...withToken(token), ...writePaymentChoice(choice) },
  });
  if (answer.ok) return ok(readPayment(answer.value));
  const blikFault = blikFaultOf(answer.error);
  return fail(
    blikFault === undefined ? refusalOf('retryPayment', answer.error) : { kind: blikFault },
  );
};

/** Gives up a payment; the cart comes back unless it turns out to be paid. */
export const abandonPayment = async ({
  host,
  attempt,
  token,
}: PaymentAccess): Promise<Result<Payment, PaymentRefusal<'abandonPayment'>>> => {
  const answer = await host('abandonPayment', { params: { attempt }, body: withToken(token) });
  return answer.ok
    ? ok(readPayment(answer.value))
    : fail(refusalOf('abandonPayment', answer.error));
};

/**
 * Gives up a purchase that was not paid, so that its products are not held any longer. Nothing ends
 * where it turns out to be paid.
 */
export const cancelPurchase = async ({
  host,
  attempt,
  token,
}: PaymentAccess): Promise<Result<Payment, PaymentRefusal<'abandonPayment'>>> => {
  const answer = await host('abandonPayment', {
    params: { attempt },
    body: { ...withToken(token), cancel_purchase: true },
  });
  return answer.ok
    ? ok(readPayment(answer.value))
    : fail(refusalOf('abandonPayment', answer.error));
};

const withToken = (token: string | undefined) => (token === undefined ? {} : { token });

/** The choice on the wire. */
export const writePaymentChoice = ({ method, blikCode, device, returnPath }: PaymentChoice) => ({
  payment_method_code: method,
  return_path: returnPath,
  ...(blikCode !== undefined && { blik_code: blikCode }),
  ...(device && { device }),
});

/** A payment from the wire. */
export const readPayment = (wire: Reply<'retryPayment'>): Payment => ({
  id: wire.attempt_id,
  orderNumber: wire.order_number,
  state: wire.state,
  isClosed: wire.closed,
  method: wire.method,
  amount: fromMajorUnits(wire.amount, wire.currency),
  token: wire.token,
  redirectUrl: wire.redirect_url,
  reference: wire.reference && {
    entity: wire.reference.entity,
    reference: wire.reference.reference,
    expiresAt: wire.reference.expires_at,
  },
  approveUntil: wire.approve_until,
  expiresAt: wire.expires_at,
  failure: wire.failure,
  isPurchasePaid: wire.paid,
  mayRetry: wire.may_retry,
  openAttempt: wire.open_attempt,
  orderIds: wire.order_ids,
  link: wire.link,
});

const readKnownPayment = (wire: Reply<'readPayment'>): Payment | KnownPayment => {
  const { method, amount, currency, token, expires_at, may_retry, order_ids, ...known } = wire;
  return method === undefined ||
    amount === undefined ||
    currency === undefined ||
    token === undefined ||
    expires_at === undefined ||
    may_retry === undefined ||
    order_ids === undefined
    ? {
        id: wire.attempt_id,
        orderNumber: wire.order_number,
        state: wire.state,
        isClosed: wire.closed,
        isPurchasePaid: wire.paid,
      }
    : readPayment({
        ...known,
        method,
        amount,
        currency,
        token,
        expires_at,
        may_retry,
        order_ids,
      });
};

export type PaymentCall =
  'selectPayment' | 'selectGuestPayment' | 'readPayment' | 'retryPayment' | 'abandonPayment';

/** What each refusal of a call about a payment is to the shopper. */
const REFUSALS = {
  'bad-input': 'refused',
  'cart-changed': 'cart-changed',
  'cart-empty': 'refused',
  forbidden: 'refused',
  'no-such-cart': 'refused',
  'not-found': 'not-found',
  'payment-not-possible': 'payment-not-possible',
  'buyer-unproven': 'buyer-unproven',
  'too-many-unpaid': 'too-many-unpaid',
  'orders-left-unpaid': 'orders-left-unpaid',
  'purchase-closed': 'purchase-closed',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<PaymentCall, string>;

const refusalOf = <Name extends PaymentCall>(name: Name, refusal: HostRefusal) => ({
  kind: refusalMeaning(name, refusal, REFUSALS, 'refused'),
});

const OFFER_REFUSALS = {
  'cart-empty': 'cart-empty',
  forbidden: 'refused',
  'no-such-cart': 'cart-empty',
} as const satisfies RefusalTable<'listPaymentMethods' | 'listGuestPaymentMethods', string>;

/** The fault of the BLIK code of a refused payment; undefined for other refusals. */
export const blikFaultOf = ({ fields }: FieldRefusal<CheckoutField>): BlikFault | undefined => {
  const kind = fields.find(({ field }) => field === 'body.blik_code')?.kind;
  return BLIK_FAULTS.find((fault) => fault === kind);
};
