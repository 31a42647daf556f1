/** The script of the store pages, without React. */
export { startPlaceField } from './start-place-field.ts';
