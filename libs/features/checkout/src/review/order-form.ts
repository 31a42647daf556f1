import {
  checkVatInvoice,
  paymentFaults,
  type PaymentMethod,
  type VatInvoiceFaults,
  type VatInvoiceRules,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText, linesText } from '@materia/ui-shop';
import { type InvoiceValues, readInvoiceValues, typedInvoice } from './invoice-form.ts';
import {
  paymentFieldFaults,
  type PaymentFieldFaults,
  readPayment,
} from '../payment/payment-form.ts';

/** The hidden field of a form that was rejected on the previous page without a validation error. */
export const PLACED_AGAIN_FIELD = 'again';

/** The hidden fields of the form: the cart as displayed, and the idempotency key of this order. */
export type OrderAttempt = {
  readonly cartId: string;
  readonly revision: number;
  /** The total with tax that the page shows, in minor units. */
  readonly total: number;
  readonly key: string;
};

/** What the customer entered, shown again after an error; the BLIK code is not part of it. */
export type OrderValues = {
  readonly method: PaymentMethod | undefined;
  readonly comment: string;
  readonly wantsInvoice: boolean;
  readonly invoice: InvoiceValues;
  readonly terms: boolean;
};

export type OrderFaults = PaymentFieldFaults & {
  readonly comment?: { readonly kind: 'too-long'; readonly maximum: number };
  readonly invoice?: VatInvoiceFaults;
  readonly terms?: { readonly kind: 'not-accepted' };
};

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
  form: FormData,
  { commentAllowed, invoiceOffered }: OrderFormRules,
): OrderValues => ({
  method: readPayment(form).method,
  comment: commentAllowed ? linesText(form, 'comment') : '',
  wantsInvoice: invoiceOffered && form.has('invoice'),
  invoice: readInvoiceValues(form),
  terms: form.has('terms'),
});

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
  const [cartId, revision, total, key] = [
    lineText(form, 'cart', 64),
    lineText(form, 'revision', 16),
    lineText(form, 'total', 16),
    lineText(form, 'key', 100),
  ];
  const isReadable =
    cartId !== '' && /^\d+$/.test(revision) && /^\d+$/.test(total) && KEY.test(key);
  return isReadable
    ? ok({ cartId, revision: Number(revision), total: Number(total), key })
    : fail({ kind: 'unreadable' });
};
