import { CART_NOT_ANONYMOUS_MESSAGE, NO_SUCH_CART_MESSAGE } from '@materia/domain-cart';
import type { RefusalCode } from './call.ts';

/** A message the specification fixes word by word, because storefronts of the field match on it (ERR-02, ERR-03). */
export const FIXED_MESSAGES = {
  'no-such-cart': NO_SUCH_CART_MESSAGE,
  'cart-not-anonymous': CART_NOT_ANONYMOUS_MESSAGE,
} as const satisfies Partial<Record<RefusalCode, string>>;
