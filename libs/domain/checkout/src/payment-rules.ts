import { tooLong } from '@materia/domain-contact';
import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';
import { needsCode, type PaymentMethod } from './payment-methods.ts';

/** Six digits that the bank's app shows for two minutes: used once, never stored, never logged. */
export type BlikCode = Brand<string, 'BlikCode'>;

/** Maximum length of an order comment in characters. */
export const ORDER_COMMENT_MAXIMUM = 200;

export type PaymentInput = {
  readonly method?: PaymentMethod | undefined;
  readonly blikCode: string;
  readonly comment: string;
};

export type PaymentSettings = {
  /** The methods that the cart can be paid with; none if there is nothing to pay. */
  readonly payable: readonly PaymentMethod[];
  /** Flag CHECKOUT_ORDER_COMMENT_ALLOWED. */
  readonly commentAllowed: boolean;
};

export type PaymentFault =
  | { readonly kind: 'payment-method-missing' }
  | { readonly kind: 'payment-method-not-offered'; readonly method: PaymentMethod }
  | { readonly kind: 'blik-code-missing' }
  | { readonly kind: 'blik-code-not-six-digits' }
  | { readonly kind: 'comment-not-allowed' }
  | { readonly kind: 'comment-too-long'; readonly maximum: number };

/**
 * Parses a BLIK code, which is required and has exactly six digits. Bank apps show it as `123 456`,
 * so spaces between digits are accepted. The refusal does not repeat the input.
 */
export const parseBlikCode = (
  text: string,
): Result<
  BlikCode,
  { readonly kind: 'blik-code-missing' } | { readonly kind: 'blik-code-not-six-digits' }
> => {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return fail({ kind: 'blik-code-missing' });
  return /^[0-9]{6}$/.test(typed)
    ? ok(typed as BlikCode)
    : fail({ kind: 'blik-code-not-six-digits' });
};

/** Every validation error of a payment before it is sent; none when it may be sent. */
export const paymentFaults = (
  payment: PaymentInput,
  settings: PaymentSettings,
): readonly PaymentFault[] => [
  ...methodFaults(payment, settings.payable),
  ...commentFaults(payment.comment, settings.commentAllowed),
];

const methodFaults = (
  { method, blikCode }: PaymentInput,
  payable: readonly PaymentMethod[],
): readonly PaymentFault[] => {
  if (payable.length === 0) return [];
  if (method === undefined) return [{ kind: 'payment-method-missing' }];
  if (!payable.includes(method)) return [{ kind: 'payment-method-not-offered', method }];
  if (!needsCode(method)) return [];
  const code = parseBlikCode(blikCode);
  return code.ok ? [] : [code.error];
};

const commentFaults = (comment: string, allowed: boolean): readonly PaymentFault[] => {
  if (comment.trim() === '') return [];
  if (!allowed) return [{ kind: 'comment-not-allowed' }];
  return tooLong(comment.trim(), ORDER_COMMENT_MAXIMUM) === undefined
    ? []
    : [{ kind: 'comment-too-long', maximum: ORDER_COMMENT_MAXIMUM }];
};
