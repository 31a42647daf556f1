import { defineForm } from '@materia/ui-shop';

/** What can be done with a kit; the plan is in the address to which the form is sent. */
export const KIT_FORMS = {
  cart: defineForm({}, { intent: 'cart' }),
  list: defineForm({}, { intent: 'list' }),
  quote: defineForm({}, { intent: 'quote' }),
} as const;
