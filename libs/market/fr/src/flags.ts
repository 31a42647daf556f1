import type { FlagPresets } from '@materia/domain-feature-flags';

/** The market team's deviations from the general defaults. */
export const flagPresets = {
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: true,
  CART_DISPLAY_PROMO_CODE: true,
  ACCOUNT_COMPANY_NUMBER_SEARCH: true,
} as const satisfies FlagPresets;
