import { ORDER_COMMENT_MAXIMUM } from '@materia/domain-checkout';
import { tooLong } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { textOf } from './form-text.ts';
import type { OrderAttempt } from './summaries.loader.ts';

/** What the customer filled in, as it is shown again after a refusal. */
export type OrderValues = { readonly comment: string; readonly terms: boolean };

export type OrderFaults = {
  readonly comment?: { readonly kind: 'too-long'; readonly maximum: number };
  readonly terms?: { readonly kind: 'not-accepted' };
};

/** Flags CHECKOUT_ORDER_COMMENT_ALLOWED and CHECKOUT_TERMS_ACCEPTANCE_REQUIRED. */
export type OrderFormRules = { readonly commentAllowed: boolean; readonly termsRequired: boolean };

/** A comment that was never asked for is not read (FLAG-19). */
export const readOrderValues = (form: FormData, { commentAllowed }: OrderFormRules): OrderValues => ({
  comment: commentAllowed ? textOf(form, 'comment') : '',
  terms: form.has('terms'),
});

/** Refuses a comment of more than 200 characters (PAY-09), and terms that were not accepted where they must be (CHK-23). */
export const checkOrderValues = ({ comment, terms }: OrderValues, { termsRequired }: OrderFormRules): OrderFaults | undefined => {
  const long = tooLong(comment, ORDER_COMMENT_MAXIMUM);
  if (long === undefined && (terms || !termsRequired)) return undefined;
  return { ...(long && { comment: long }), ...(termsRequired && !terms && { terms: { kind: 'not-accepted' } as const }) };
};

/** The contract takes keys of 16 to 80 characters. */
const KEY = /^[\w-]{16,80}$/;

/** Reads the hidden fields of the form. Refuses a form that has lost them: it is shown again with new ones. */
export const readAttempt = (form: FormData): Result<OrderAttempt, { readonly kind: 'unreadable' }> => {
  const [cartId, revision, key] = [textOf(form, 'cart', 64), textOf(form, 'revision', 16), textOf(form, 'key', 100)];
  const isReadable = cartId !== '' && /^\d+$/.test(revision) && KEY.test(key);
  return isReadable ? ok({ cartId, revision: Number(revision), key }) : fail({ kind: 'unreadable' });
};
