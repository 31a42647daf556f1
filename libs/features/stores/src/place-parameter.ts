/** Query parameters of the store search: a postal code or a town, or a position in degrees. */
export const PLACE_PARAMETER = 'q';
export const LATITUDE_PARAMETER = 'lat';
export const LONGITUDE_PARAMETER = 'lon';
/** `off` hides the map. */
export const MAP_PARAMETER = 'map';
