import { type HoldRefusal, PAYMENT_METHODS, type PaymentFault } from '@materia/domain-checkout';
import type { TextKey, TextReader } from '@materia/market-model';
import { defineForm, errorSummary, type FormFaults, line, oneOf } from '@materia/ui-shop';
import { DEVICE_FIELD } from './device-field.ts';
import { BLIK_CODE_FIELD } from './secret-fields.ts';

/**
 * The choice of a payment, part of the order and the form of another attempt. A BLIK code is never
 * shown again.
 */
export const paymentForm = defineForm(
  {
    method: oneOf(PAYMENT_METHODS).faults<'missing' | 'gone' | HoldRefusal>(),
    blikCode: line(20).named(BLIK_CODE_FIELD).faults<'missing' | 'not-six-digits'>(),
    device: line(40).named(DEVICE_FIELD),
  },
  { intent: 'retry' },
);

/** Gives up a payment, on the page of the payment. */
export const abandonForm = defineForm({}, { intent: 'abandon' });

/** Faults by field of the choice. */
export type PaymentFieldFaults = FormFaults<typeof paymentForm>;

/** The field of each error. Errors of the comment belong to the order form. */
export const paymentFieldFaults = (
  faults: readonly Pick<PaymentFault, 'kind'>[],
): PaymentFieldFaults =>
  faults.reduce<PaymentFieldFaults>((fields, { kind }) => ({ ...fields, ...FIELDS[kind] }), {});

const FIELDS = {
  'payment-method-missing': { method: 'missing' },
  'payment-method-not-offered': { method: 'gone' },
  'blik-code-missing': { blikCode: 'missing' },
  'blik-code-not-six-digits': { blikCode: 'not-six-digits' },
  'comment-not-allowed': {},
  'comment-too-long': {},
} as const satisfies Readonly<Record<PaymentFault['kind'], PaymentFieldFaults>>;

/** The errors of a refusal that belongs to a field of the choice. */
export const refusedPaymentFields = (kind: keyof typeof REFUSED_FIELDS): PaymentFieldFaults =>
  REFUSED_FIELDS[kind];

const REFUSED_FIELDS = {
  'payment-not-possible': { method: 'gone' },
  'buyer-unproven': { method: 'buyer-unproven' },
  'too-many-unpaid': { method: 'too-many-unpaid' },
  'orders-left-unpaid': { method: 'orders-left-unpaid' },
  'blik-code-missing': FIELDS['blik-code-missing'],
  'blik-code-not-six-digits': FIELDS['blik-code-not-six-digits'],
} as const satisfies Readonly<Record<string, PaymentFieldFaults>>;

/** The messages of the invalid fields, in form order. */
export const paymentErrors = (
  { method, blikCode }: PaymentFieldFaults,
  t: TextReader,
): readonly { readonly fieldId: string; readonly message: string }[] =>
  errorSummary(paymentForm, {
    method: method && t(METHOD_FAULTS[method]),
    blikCode: blikCode && t(BLIK_FAULTS[blikCode]),
  });

const METHOD_FAULTS = {
  missing: 'payment.methodMissing',
  gone: 'payment.methodGone',
  'buyer-unproven': 'payment.buyerUnproven',
  'too-many-unpaid': 'payment.tooManyUnpaid',
  'orders-left-unpaid': 'payment.leftUnpaid',
} as const satisfies Readonly<Record<NonNullable<PaymentFieldFaults['method']>, TextKey>>;

const BLIK_FAULTS = {
  missing: 'payment.blikMissing',
  'not-six-digits': 'payment.blikInvalid',
} as const satisfies Readonly<Record<NonNullable<PaymentFieldFaults['blikCode']>, TextKey>>;
