/** The query parameter of the store search: a postal code or a town. */
export const PLACE_PARAMETER = 'q';
/** `off` hides the map. */
export const MAP_PARAMETER = 'map';
