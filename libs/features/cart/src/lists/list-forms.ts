import { defineForm, exactText, family, line, prefixed } from '@materia/ui-shop';

/**
 * More than the lines that are read. Tabs are allowed, because spreadsheets put them between
 * reference and quantity.
 */
const MAX_REFERENCES_LENGTH = 60_000;

/** The typed quantities by reference. */
const QUANTITIES = { quantities: family(prefixed('quantity-'), 10) };

/** The forms of the page of a list, by their intents. */
export const LIST_FORMS = {
  rename: defineForm({ name: line(80) }, { intent: 'rename' }),
  delete: defineForm({}, { intent: 'delete' }),
  /** Saves the quantities of all lines. */
  quantities: defineForm(QUANTITIES, { intent: 'quantities' }),
  remove: defineForm({ sku: line() }, { intent: 'remove' }),
  'from-cart': defineForm({}, { intent: 'from-cart' }),
  references: defineForm(
    { references: exactText(MAX_REFERENCES_LENGTH) },
    { intent: 'references' },
  ),
  /** Saves the quantities as well, so that those that were typed are added. */
  'to-cart': defineForm(QUANTITIES, { intent: 'to-cart' }),
};
