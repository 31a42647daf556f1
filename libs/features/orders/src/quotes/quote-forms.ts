import { QUOTE_NAME_MAXIMUM } from '@materia/domain-quotes';
import { defineForm, line, ticked } from '@materia/ui-shop';

/** A new quote of the cart. Longer names are refused instead of cut. */
export const createQuoteForm = defineForm({ name: line(2 * QUOTE_NAME_MAXIMUM) });

/** Ends the purchase of a quote and leads on. */
export const leaveQuoteForm = defineForm({ returnTo: line(), approval: ticked() });

/** The forms of a quote's page. */
export const QUOTE_FORMS = {
  delete: defineForm({}, { intent: 'delete' }),
  'new-cart': defineForm({}, { intent: 'new-cart' }),
};
