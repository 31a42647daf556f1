import { defineForm } from './define-form.ts';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER } from '../store/position.ts';
import { line } from './field-kinds.ts';

/** No place name is longer. */
const LONGEST_PLACE = 80;

/** Where the shopper wants their orders. */
export const placeForm = defineForm({
  /** A postal code, a town or an address. */
  place: line(LONGEST_PLACE),
});

/** Where the shopper is, with the browser's permission. */
export const positionPlaceForm = defineForm({
  latitude: line().named(LATITUDE_PARAMETER),
  longitude: line().named(LONGITUDE_PARAMETER),
});

/** Forgets the place. */
export const forgetPlaceForm = defineForm({}, { intent: 'forget' });
