import { defineForm } from './define-form.ts';
import { exactText, oneOf } from './field-kinds.ts';
import { SEARCH_PARAMETER } from './query-parameters.ts';

/** The search for products, in the header and on several pages. */
export const searchForm = defineForm({
  words: exactText().named(SEARCH_PARAMETER),
  /** Searches for the text as typed, without correction. */
  literal: oneOf(['1']),
});
