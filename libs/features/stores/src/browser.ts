/** The scripts of the store pages, without React. */
export { startPosition } from './ask-position.ts';
export { startStreetMap } from './switch-street-map.ts';
