import {
  checkVatInvoice,
  paymentFaults,
  type PaymentMethod,
  type VatInvoiceRules,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  defineForm,
  type FormFaults,
  line,
  lines,
  type SentFields,
  ticked,
  wholeNumber,
} from '@materia/ui-shop';
import {
  type InvoiceFaults,
  invoiceForm,
  type InvoiceValues,
  typedInvoice,
} from './invoice-form.ts';
import {
  paymentFieldFaults,
  type PaymentFieldFaults,
  paymentForm,
} from '../payment/choice/payment-form.ts';

/** The form of the order, besides its payment and its invoice. */
export const orderForm = defineForm({
  comment: lines().faults<{ readonly kind: 'too-long'; readonly maximum: number }>(),
  wantsInvoice: ticked().named('invoice'),
  terms: ticked().faults<{ readonly kind: 'not-accepted' }>(),
  cart: line(64),
  revision: wholeNumber(),
  total: wholeNumber(),
  /** The days that the page shows. */
  promised: line(2000),
  key: line(100),
  /** The form was rejected on the previous page without a validation error. */
  again: ticked(),
});

/** The hidden fields of the form: the cart as displayed, and the idempotency key of this order. */
export type OrderAttempt = {
  readonly cartId: string;
  readonly revision: number;
  /** The total with tax that the page shows, in minor units. */
  readonly total: number;
  /** The days that the page shows, as the form sends them. */
  readonly promised: string;
  readonly key: string;
};

/** The customer's input, shown again after an error, except for the BLIK code. */
export type OrderValues = {
  readonly method: PaymentMethod | undefined;
  readonly comment: string;
  readonly wantsInvoice: boolean;
  readonly invoice: InvoiceValues;
  readonly terms: boolean;
};

export type OrderFaults = PaymentFieldFaults &
  FormFaults<typeof orderForm> & { readonly invoice?: InvoiceFaults };

/**
 * Flags CHECKOUT_ORDER_COMMENT_ALLOWED, CHECKOUT_VAT_INVOICE and
 * CHECKOUT_TERMS_ACCEPTANCE_REQUIRED.
 */
export type OrderFormRules = {
  readonly commentAllowed: boolean;
  readonly invoiceOffered: boolean;
  readonly termsRequired: boolean;
};

export const orderFormRules = (
  flags: Readonly<
    Record<
      | 'CHECKOUT_ORDER_COMMENT_ALLOWED'
      | 'CHECKOUT_VAT_INVOICE'
      | 'CHECKOUT_TERMS_ACCEPTANCE_REQUIRED',
      boolean
    >
  >,
): OrderFormRules => ({
  commentAllowed: flags.CHECKOUT_ORDER_COMMENT_ALLOWED,
  invoiceOffered: flags.CHECKOUT_VAT_INVOICE,
  termsRequired: flags.CHECKOUT_TERMS_ACCEPTANCE_REQUIRED,
});

/** Reads the form. A comment or invoice request is ignored if its flag is off. */
export const readOrderValues = (
  form: SentFields,
  { commentAllowed, invoiceOffered }: OrderFormRules,
): OrderValues => {
  const { comment, wantsInvoice, terms } = orderForm.read(form);
  return {
    method: paymentForm.read(form).method,
    comment: commentAllowed ? comment : '',
    wantsInvoice: invoiceOffered && wantsInvoice,
    invoice: invoiceForm.read(form),
    terms,
  };
};

/**
 * Rejects a method that is missing or cannot be used, a BLIK code without six digits, comments of
 * more than 200 characters, an invoice whose company is not named or not correct, and terms that
 * are required but not accepted.
 */
export const checkOrderValues = (
  { method, comment, wantsInvoice, invoice, terms }: OrderValues,
  blikCode: string,
  {
    commentAllowed,
    termsRequired,
    invoiceRules,
  }: Omit<OrderFormRules, 'invoiceOffered'> & { readonly invoiceRules: VatInvoiceRules },
  payable: readonly PaymentMethod[],
): OrderFaults | undefined => {
  const faults = paymentFaults({ method, blikCode, comment }, { payable, commentAllowed });
  const long = faults.find((fault) => fault.kind === 'comment-too-long');
  const company = wantsInvoice
    ? checkVatInvoice(typedInvoice(invoice), invoiceRules)
    : ok(undefined);
  if (faults.length === 0 && company.ok && (terms || !termsRequired)) return undefined;
  return {
    ...paymentFieldFaults(faults),
    ...(long && { comment: { kind: 'too-long', maximum: long.maximum } as const }),
    ...(!company.ok && { invoice: company.error }),
    ...(termsRequired && !terms && { terms: { kind: 'not-accepted' } as const }),
  };
};

/** The contract accepts keys of 16 to 80 characters. */
const KEY = /^[\w-]{16,80}$/;

/** Reads the hidden fields. A form without them is rejected and shown again with new ones. */
export const readAttempt = (
  form: FormData,
): Result<OrderAttempt, { readonly kind: 'unreadable' }> => {
  const { cart: cartId, revision, total, promised, key } = orderForm.read(form);
  return cartId !== '' && revision !== undefined && total !== undefined && KEY.test(key)
    ? ok({ cartId, revision, total, promised, key })
    : fail({ kind: 'unreadable' });
};
