import type { CartProblem } from '@materia/api-cart';
import { unreachable } from '@materia/domain-kernel';
import type { QuantityRefusal } from '@materia/domain-stock-status';
import type { TextReader } from '@materia/market-model';
import type { CartFormRefusal } from './cart-form.ts';

const FAILURE_TEXTS = {
  'add-failed': 'cart.addError',
  'read-failed': 'cart.getError',
  'update-failed': 'cart.updateError',
  'delete-failed': 'cart.deleteError',
  'locked-by-quote': 'cart.lockedByQuote',
  'quantity-locked': 'cart.quantityLocked',
  'line-gone': 'cart.lineGone',
} as const satisfies Readonly<
  Record<Extract<CartProblem, { readonly kind: 'call-failed' }>['reason'], string>
>;

/**
 * The message of a failed cart call: the host's own if it sent one for shoppers, `undefined` for
 * silent errors.
 */
export const problemMessage = (t: TextReader, problem: CartProblem): string | undefined => {
  switch (problem.kind) {
    case 'server-message':
      return problem.text;
    case 'silent':
      return undefined;
    case 'call-failed':
      return t(FAILURE_TEXTS[problem.reason]);
    default:
      return unreachable(problem);
  }
};

/** The message of a rejected form. */
export const refusalMessage = (t: TextReader, refusal: CartFormRefusal): string => {
  switch (refusal.kind) {
    case 'unreadable':
      return t('cart.updateError');
    case 'no-offer':
      return t('cart.noOffer');
    case 'quantity':
      return quantityMessage(t, refusal.refusal);
    default:
      return unreachable(refusal);
  }
};

export const quantityMessage = (t: TextReader, refusal: QuantityRefusal): string => {
  switch (refusal.kind) {
    case 'not-a-number':
      return t('cart.notANumber');
    case 'not-an-integer':
      return t('cart.notAnInteger');
    case 'below-minimum':
      return t('cart.belowMinimum', { minimum: refusal.min });
    case 'nothing-available':
      return t('cart.noOffer');
    default:
      return unreachable(refusal);
  }
};
