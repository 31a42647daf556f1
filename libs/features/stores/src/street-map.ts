import 'leaflet/dist/leaflet.css';
import {
  control,
  divIcon,
  latLngBounds,
  type Map as LeafletMap,
  map as createMap,
  marker,
  tileLayer,
} from 'leaflet';
import styles from './StreetMap.module.css';

/** A store on the map, in degrees; `href` leads to its place in the list. */
type MapPin = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isChosen: boolean;
  readonly href: string;
};
type StreetMapWords = { readonly zoomIn: string; readonly zoomOut: string };
type Options = {
  readonly pins: readonly MapPin[];
  readonly words: StreetMapWords;
  readonly isStill: boolean;
  readonly onFailure: () => void;
};

/** The server's own address of the squares. */
const TILES = '/map-tiles/{z}/{x}/{y}';
const FARTHEST_ZOOM = 3;
const NEAREST_ZOOM = 18;
/** A single store is shown with the quarter around it. */
const FIRST_ZOOM = 13;
const EDGE = 32;
const PIN = 24;
/** So many squares in a row without a picture, and the map is of no use. */
const MOST_FAILURES = 3;

/**
 * Opens a map of streets in an element, and answers how to close it. Stores on it are links to their places in the
 * list. It is a file of its own, with the library it needs, which nobody loads who does not open the map.
 */
export const openStreetMap = (
  element: HTMLElement,
  { pins, words, isStill, onFailure }: Options,
): (() => void) => {
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The wheel goes on scrolling the page.
    scrollWheelZoom: false,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.fitBounds(latLngBounds(pins.map(placeOf)), {
    padding: [EDGE, EDGE],
    maxZoom: FIRST_ZOOM,
    animate: false,
  });
  const tiles = tileLayer(TILES, { minZoom: FARTHEST_ZOOM, maxZoom: NEAREST_ZOOM, noWrap: true });
  let failures = 0;
  tiles.on('tileload', () => {
    failures = 0;
  });
  tiles.on('tileerror', () => {
    failures += 1;
    if (failures === MOST_FAILURES) onFailure();
  });
  tiles.addTo(map);
  for (const pin of pins)
    marker(placeOf(pin), {
      interactive: false,
      keyboard: false,
      icon: divIcon({
        html: pinLink(map, pin),
        className: pin.isChosen ? styles.chosenPin : styles.pin,
        iconSize: [PIN, PIN],
      }),
    }).addTo(map);
  return () => map.remove();
};

const placeOf = ({ latitude, longitude }: MapPin): [number, number] => [latitude, longitude];

/** A link to the store's place in the list. The end of a pull at the map is no press, and who comes by keyboard sees where he is. */
const pinLink = (map: LeafletMap, pin: MapPin): HTMLElement => {
  const link = document.createElement('a');
  link.href = pin.href;
  link.draggable = false;
  const name = document.createElement('span');
  name.textContent = pin.name;
  link.append(name);
  let isPulled = false;
  link.addEventListener('pointerdown', () => {
    isPulled = false;
  });
  map.on('dragstart', () => {
    isPulled = true;
  });
  link.addEventListener('click', (event) => {
    if (isPulled && event.detail > 0) event.preventDefault();
  });
  link.addEventListener('focus', () =>
    map.panInside(placeOf(pin), { padding: [EDGE, EDGE], animate: false }),
  );
  return link;
};
