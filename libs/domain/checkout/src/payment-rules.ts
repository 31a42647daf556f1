import { tooLong } from '@materia/domain-customer';
import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';
import type { Money } from '@materia/domain-money';
import type { PaymentMethod } from './payment-methods.ts';

/** Six digits that the bank's app shows for two minutes: used once, never stored, never logged. */
export type BlikCode = Brand<string, 'BlikCode'>;

/** The smallest total payable by card, in minor units of the cart's currency: only a zero total excludes the card. */
export const CARD_MINIMUM_MINOR = 1;

/** Maximum length of an order comment in characters. */
export const ORDER_COMMENT_MAXIMUM = 200;

export type PaymentInput = {
  readonly method?: PaymentMethod | undefined;
  readonly blikCode: string;
  readonly comment: string;
};

export type PaymentSettings = {
  readonly offered: readonly PaymentMethod[];
  /** Flag CHECKOUT_ORDER_COMMENT_ALLOWED. */
  readonly commentAllowed: boolean;
};

export type PaymentFault =
  | { readonly kind: 'payment-method-missing' }
  | { readonly kind: 'payment-method-not-offered'; readonly method: PaymentMethod }
  | { readonly kind: 'total-below-card-minimum'; readonly minimumMinor: number }
  | { readonly kind: 'blik-code-missing' }
  | { readonly kind: 'blik-code-not-six-digits' }
  | { readonly kind: 'comment-not-allowed' }
  | { readonly kind: 'comment-too-long'; readonly maximum: number };

/** Parses a BLIK code, which is required and has exactly six digits. The refusal does not repeat the input. */
export const parseBlikCode = (
  text: string,
): Result<
  BlikCode,
  { readonly kind: 'blik-code-missing' } | { readonly kind: 'blik-code-not-six-digits' }
> => {
  const typed = text.trim();
  if (typed === '') return fail({ kind: 'blik-code-missing' });
  return /^[0-9]{6}$/.test(typed)
    ? ok(typed as BlikCode)
    : fail({ kind: 'blik-code-not-six-digits' });
};

export const isPayableByCard = (total: Money): boolean => total.minor >= CARD_MINIMUM_MINOR;

/** The payment methods for a cart of this total, in the market's order. */
export const payableMethods = (
  offered: readonly PaymentMethod[],
  total: Money,
): readonly PaymentMethod[] =>
  offered.filter((method) => method !== 'card' || isPayableByCard(total));

/** Every validation error of a payment before it is sent; none when it may be sent. */
export const paymentFaults = (
  payment: PaymentInput,
  total: Money,
  settings: PaymentSettings,
): readonly PaymentFault[] => [
  ...methodFaults(payment, total, settings.offered),
  ...commentFaults(payment.comment, settings.commentAllowed),
];

const methodFaults = (
  { method, blikCode }: PaymentInput,
  total: Money,
  offered: readonly PaymentMethod[],
): readonly PaymentFault[] => {
  if (method === undefined) return [{ kind: 'payment-method-missing' }];
  if (!offered.includes(method)) return [{ kind: 'payment-method-not-offered', method }];
  if (method === 'card' && !isPayableByCard(total))
    return [{ kind: 'total-below-card-minimum', minimumMinor: CARD_MINIMUM_MINOR }];
  if (method !== 'blik') return [];
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
