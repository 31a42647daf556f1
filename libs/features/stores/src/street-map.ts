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

/** A store on the map, in degrees; `href` links to its entry in the list. */
type MapPin = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isChosen: boolean;
  readonly href: string;
};
type StreetMapTexts = { readonly zoomIn: string; readonly zoomOut: string };
type Options = {
  readonly pins: readonly MapPin[];
  readonly texts: StreetMapTexts;
  readonly reducesMotion: boolean;
  readonly onFailure: () => void;
};

/** The server's own URL of the map tiles. */
const TILES = '/map-tiles/{z}/{x}/{y}';
const FARTHEST_ZOOM = 3;
const NEAREST_ZOOM = 18;
/** A single store is shown with its neighbourhood. */
const FIRST_ZOOM = 13;
const EDGE = 32;
const PIN = 24;
/** The number of consecutive failed tiles after which the map is useless. */
const MAX_FAILURES = 3;

/**
 * Opens a street map in an element and returns the function that closes it. Stores on it link to their entries in the
 * list. It is a separate chunk with its library, loaded only if the map is opened.
 */
export const openStreetMap = (
  element: HTMLElement,
  { pins, texts, reducesMotion, onFailure }: Options,
): (() => void) => {
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The mouse wheel keeps scrolling the page.
    scrollWheelZoom: false,
    fadeAnimation: !reducesMotion,
    zoomAnimation: !reducesMotion,
    markerZoomAnimation: !reducesMotion,
    inertia: !reducesMotion,
  });
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
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
    if (failures === MAX_FAILURES) onFailure();
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

/** A link to the store's entry in the list. Ending a drag on it is not a click, and focusing it pans the map to the store. */
const pinLink = (map: LeafletMap, pin: MapPin): HTMLElement => {
  const link = document.createElement('a');
  link.href = pin.href;
  link.draggable = false;
  const name = document.createElement('span');
  name.textContent = pin.name;
  link.append(name);
  let isDragged = false;
  link.addEventListener('pointerdown', () => {
    isDragged = false;
  });
  map.on('dragstart', () => {
    isDragged = true;
  });
  link.addEventListener('click', (event) => {
    if (isDragged && event.detail > 0) event.preventDefault();
  });
  link.addEventListener('focus', () =>
    map.panInside(placeOf(pin), { padding: [EDGE, EDGE], animate: false }),
  );
  return link;
};
