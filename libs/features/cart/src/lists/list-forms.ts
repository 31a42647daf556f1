import { defineForm, exactText, line, ticked } from '@materia/ui-shop';

/**
 * More than the lines that are read. Tabs are allowed, because spreadsheets put them between
 * reference and quantity.
 */
const MAX_REFERENCES_LENGTH = 60_000;

/** The forms of the page of a list, by their intents. */
export const LIST_FORMS = {
  rename: defineForm({ name: line(80) }, { intent: 'rename' }),
  delete: defineForm({}, { intent: 'delete' }),
  quantity: defineForm(
    {
      sku: line(),
      quantity: line(),
      /** The button that removes the line. */
      remove: ticked(),
    },
    { intent: 'quantity' },
  ),
  'from-cart': defineForm({}, { intent: 'from-cart' }),
  references: defineForm(
    { references: exactText(MAX_REFERENCES_LENGTH) },
    { intent: 'references' },
  ),
  'to-cart': defineForm({}, { intent: 'to-cart' }),
};
