import type { RefusalCode } from './call.ts';

/** A message the specification fixes word by word, because storefronts of the field match on it (ERR-02, ERR-03). */
export const FIXED_MESSAGES = {
  'no-such-cart': 'No such entity with %fieldName = %fieldValue',
  'cart-not-anonymous':
    "The customer can't be assigned to the cart because the cart isn't anonymous.",
} as const satisfies Partial<Record<RefusalCode, string>>;
