/** The parameter of the store search: a postal code or a town. */
export const PLACE_PARAMETER = 'q';
