import { defineForm } from './define-form.ts';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER } from '../store/position.ts';
import { line, ticked } from './field-kinds.ts';

/** Makes a store the reference store. */
export const chooseStoreForm = defineForm({
  store: line(),
  /** The page to return to; by default the one from which the shopper came to the stores. */
  returnTo: line(),
});

/** Looks for stores around the shopper, and makes the nearest one the reference store. */
export const nearestStoreForm = defineForm({
  latitude: line().named(LATITUDE_PARAMETER),
  longitude: line().named(LONGITUDE_PARAMETER),
  /** Keeps the reference store: the list is sorted, but prices and stock stay the same. */
  keepsStore: ticked().named('noChangeStore'),
});
