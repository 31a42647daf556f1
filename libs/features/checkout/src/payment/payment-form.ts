import { isPaymentMethod, type PaymentFault, type PaymentMethod } from '@materia/domain-checkout';
import type { TextReader } from '@materia/market-model';
import { lineText } from '@materia/ui-shop';

export const METHOD_FIELD = 'method';
export const BLIK_FIELD = 'blikCode';
/** What a button of the payment page does. */
export const INTENT_FIELD = 'intent';

/** The payment as chosen in a form. A BLIK code is never shown again. */
export type TypedPayment = {
  readonly method: PaymentMethod | undefined;
  readonly blikCode: string;
};

/** What is wrong with each field of the choice. */
export type PaymentFieldFaults = {
  readonly method?: 'missing' | 'gone';
  readonly blikCode?: 'missing' | 'not-six-digits';
};

export const readPayment = (form: FormData): TypedPayment => {
  const method = lineText(form, METHOD_FIELD, 40);
  return {
    method: isPaymentMethod(method) ? method : undefined,
    blikCode: lineText(form, BLIK_FIELD, 20),
  };
};

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
export const refusedPaymentFields = (
  kind: 'payment-not-possible' | 'blik-code-missing' | 'blik-code-not-six-digits',
): PaymentFieldFaults =>
  kind === 'payment-not-possible' ? { method: 'gone' } : paymentFieldFaults([{ kind }]);

/** The messages of the invalid fields, in form order. */
export const paymentErrors = (
  { method, blikCode }: PaymentFieldFaults,
  t: TextReader,
): readonly { readonly fieldId: string; readonly message: string }[] => [
  ...(method === undefined
    ? []
    : [
        {
          fieldId: METHOD_FIELD,
          message: t(method === 'missing' ? 'payment.methodMissing' : 'payment.methodGone'),
        },
      ]),
  ...(blikCode === undefined
    ? []
    : [
        {
          fieldId: BLIK_FIELD,
          message: t(blikCode === 'missing' ? 'payment.blikMissing' : 'payment.blikInvalid'),
        },
      ]),
];
