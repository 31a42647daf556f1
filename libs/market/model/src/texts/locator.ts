import { plural, text } from '../text-shape.ts';

/** The ways to a store on the page of stores: map, position, places while typing. */
export const locator = {
  map: text(),
  mapText: text(),
  showMap: text(),
  hideMap: text(),
  position: text(),
  positionAsking: text(),
  positionDenied: text(),
  positionFailed: text(),
  resultsHere: plural(),
  noPlace: text(),
  placeCount: plural(),
  streetMap: text(),
  streetMapFailed: text(),
  streetMapClose: text(),
  streetMapKeys: text(),
  zoomIn: text(),
  zoomOut: text(),
  lookupFailed: text(),
  storeOnMap: text('store'),
} as const;
