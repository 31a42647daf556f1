import { defineForm } from './define-form.ts';
import { line, oneOf } from './field-kinds.ts';
import { LONGEST_PLACE } from './place-form.ts';
import { PLACE_PARAMETER } from './query-parameters.ts';

/** The search for stores around a place. */
export const storeSearchForm = defineForm({
  /** A postal code or a town. */
  place: line(LONGEST_PLACE).named(PLACE_PARAMETER),
  /** Hides the map. */
  map: oneOf(['off']),
});
