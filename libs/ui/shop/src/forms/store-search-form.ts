import { defineForm } from './define-form.ts';
import { line, oneOf } from './field-kinds.ts';
import { PLACE_PARAMETER } from './query-parameters.ts';

/** No place name is longer. */
export const LONGEST_PLACE = 80;

/** The search for stores around a place. */
export const storeSearchForm = defineForm({
  /** A postal code or a town. */
  place: line(LONGEST_PLACE).named(PLACE_PARAMETER),
  /** Hides the map. */
  map: oneOf(['off']),
});
