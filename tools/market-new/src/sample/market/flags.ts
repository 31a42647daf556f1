import type { FlagPresets } from '@materia/domain-feature-flags';

/** The market team's deviations from the general defaults. */
export const flagPresets = {
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: true,
  CART_DISPLAY_PROMO_CODE: true,
  // Shops in Germany do not ask private persons for their tax number.
  USER_FISCAL_ID: false,
} as const satisfies FlagPresets;
