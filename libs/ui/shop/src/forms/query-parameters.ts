/**
 * Names of fields that scripts in the browser send as well. They are apart from their forms, whose
 * definitions would be added to the bundle.
 */
export const SEARCH_PARAMETER = 'q';
export const PLACE_PARAMETER = 'q';
/** A postal code whose town is asked for. */
export const POSTCODE_PARAMETER = 'postcode';
