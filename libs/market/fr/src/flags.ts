import type { FlagPresets } from '@materia/domain-feature-flags';

/** The market team's deviations from the general defaults. */
export const flagPresets = {
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: true,
  CART_DISPLAY_PROMO_CODE: true,
} as const satisfies FlagPresets;
