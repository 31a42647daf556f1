import type { FlagPresets } from '@materia/domain-feature-flags';

/** The market team's deviations from the general defaults. */
export const flagPresets = {
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: true,
  CART_DISPLAY_PROMO_CODE: true,
  SESSION_SAME_CALENDAR_DAY: true,
  SESSION_REFRESH_ON_NAVIGATION: true,
  CHECKOUT_GUEST_ALLOWED: true,
  DISPLAY_IGIC_TAX_LABEL: true,
} as const satisfies FlagPresets;
