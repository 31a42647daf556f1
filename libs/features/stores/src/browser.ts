/** The scripts of the store pages, without React. */
export { startPlaceField } from './start-place-field.ts';
export { startStreetMap } from './switch-street-map.ts';
