export { type CountryOutline, island, type MapPoint, type OutlineArea } from './country-outline.ts';
export { drawCountry, type DrawnArea, type DrawnMap, placeOn } from './draw-country.ts';
export { drawSurroundings, type DrawnSurroundings } from './draw-surroundings.ts';
