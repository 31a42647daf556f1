import { ORDER_COMMENT_MAXIMUM } from '@materia/domain-checkout';
import { tooLong } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText, linesText } from '@materia/storefront-request';

/** The hidden field of a form that was refused on the page before, though nothing was wrong with it (ERR-32). */
export const AGAIN_FIELD = 'again';

/** The hidden fields of the form: the cart as the customer sees it, and the key of this one order (PLO-04). */
export type OrderAttempt = {
  readonly cartId: string;
  readonly revision: number;
  readonly key: string;
};

/** What the customer filled in, as it is shown again after a refusal. */
export type OrderValues = {
  readonly comment: string;
  readonly wantsInvoice: boolean;
  readonly terms: boolean;
};

export type OrderFaults = {
  readonly comment?: { readonly kind: 'too-long'; readonly maximum: number };
  readonly terms?: { readonly kind: 'not-accepted' };
};

/** Flags CHECKOUT_ORDER_COMMENT_ALLOWED, CHECKOUT_VAT_INVOICE and CHECKOUT_TERMS_ACCEPTANCE_REQUIRED. */
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

/** A comment that was never asked for and an invoice that was never offered are not read (FLAG-19, FLAG-24). */
export const readOrderValues = (
  form: FormData,
  { commentAllowed, invoiceOffered }: OrderFormRules,
): OrderValues => ({
  comment: commentAllowed ? linesText(form, 'comment') : '',
  wantsInvoice: invoiceOffered && form.has('invoice'),
  terms: form.has('terms'),
});

/** Refuses a comment of more than 200 characters (PAY-09), and terms that were not accepted where they must be (CHK-23). */
export const checkOrderValues = (
  { comment, terms }: Pick<OrderValues, 'comment' | 'terms'>,
  { termsRequired }: Pick<OrderFormRules, 'termsRequired'>,
): OrderFaults | undefined => {
  const long = tooLong(comment, ORDER_COMMENT_MAXIMUM);
  if (long === undefined && (terms || !termsRequired)) return undefined;
  return {
    ...(long && { comment: long }),
    ...(termsRequired && !terms && { terms: { kind: 'not-accepted' } as const }),
  };
};

/** The contract takes keys of 16 to 80 characters. */
const KEY = /^[\w-]{16,80}$/;

/** Reads the hidden fields of the form. Refuses a form that has lost them: it is shown again with new ones. */
export const readAttempt = (
  form: FormData,
): Result<OrderAttempt, { readonly kind: 'unreadable' }> => {
  const [cartId, revision, key] = [
    lineText(form, 'cart', 64),
    lineText(form, 'revision', 16),
    lineText(form, 'key', 100),
  ];
  const isReadable = cartId !== '' && /^\d+$/.test(revision) && KEY.test(key);
  return isReadable
    ? ok({ cartId, revision: Number(revision), key })
    : fail({ kind: 'unreadable' });
};
