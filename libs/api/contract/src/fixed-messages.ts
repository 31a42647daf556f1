import type { RefusalCode } from './call.ts';

/** A message with wording fixed by the specification, because existing storefronts match on it. */
export const FIXED_MESSAGES = {
  'no-such-cart': 'No such entity with %fieldName = %fieldValue',
  'cart-not-anonymous':
    "The customer can't be assigned to the cart because the cart isn't anonymous.",
  'cart-locked': 'You can not delete product from cart while converting a quote.',
} as const satisfies Partial<Record<RefusalCode, string>>;
