import type { FlagPresets } from '@materia/domain-feature-flags';

/** What the market team sets apart from the general defaults (area 01). */
export const flagPresets = {
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: true,
  CART_DISPLAY_PROMO_CODE: true,
} as const satisfies FlagPresets;
