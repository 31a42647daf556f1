import 'leaflet/dist/leaflet.css';
import {
  Control,
  divIcon,
  DomEvent,
  latLngBounds,
  type Map as LeafletMap,
  map as createMap,
  marker,
  tileLayer,
} from 'leaflet';
import styles from './StreetMap.module.css';

/**
 * A store or point on the map, in degrees; `href` links to its entry in the list. The `number` of a point is also in the list,
 * whose radio buttons say which one is chosen.
 */
export type MapPin = {
  readonly name: string;
  readonly number?: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly isChosen?: boolean;
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
 * Opens a street map in an element and returns the function that closes it. Pins on it link to their entries in the
 * list, and choose those with a radio button. It is a separate chunk with its library, loaded only if the map is opened.
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
  zoomControl(map, texts).addTo(map);
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
        className: pin.isChosen === true ? styles.chosenPin : styles.pin,
        iconSize: [PIN, PIN],
      }),
    }).addTo(map);
  return () => map.remove();
};

/** Leaflet's own buttons are written as HTML, which the policy of the pages refuses. */
const zoomControl = (map: LeafletMap, { zoomIn, zoomOut }: StreetMapTexts): Control => {
  const buttons = new Control({ position: 'topleft' });
  buttons.onAdd = () => {
    const bar = document.createElement('div');
    bar.className = 'leaflet-control-zoom leaflet-bar';
    bar.append(
      zoomButton('+', zoomIn, () => map.zoomIn()),
      zoomButton('−', zoomOut, () => map.zoomOut()),
    );
    DomEvent.disableClickPropagation(bar);
    return bar;
  };
  return buttons;
};

const zoomButton = (sign: string, name: string, zoom: () => void): HTMLElement => {
  const button = document.createElement('a');
  button.href = '#';
  button.role = 'button';
  button.title = name;
  button.ariaLabel = name;
  button.textContent = sign;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    zoom();
  });
  return button;
};

const placeOf = ({ latitude, longitude }: MapPin): [number, number] => [latitude, longitude];

/**
 * A link to the entry in the list, or to its radio button, which it chooses. The pointer does not scroll the map away; the
 * keyboard goes on at the button. Ending a drag on a pin is not a click, and focusing it pans the map there.
 */
const pinLink = (map: LeafletMap, pin: MapPin): HTMLElement => {
  const link = document.createElement('a');
  link.href = pin.href;
  link.draggable = false;
  if (pin.number !== undefined) {
    link.dataset['pin'] = String(pin.number);
    link.append(`${pin.number} `);
  }
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
    const isDragEnd = isDragged && event.detail > 0;
    const entry = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (isDragEnd || entry instanceof HTMLInputElement) event.preventDefault();
    if (isDragEnd || !(entry instanceof HTMLInputElement)) return;
    entry.click();
    entry.focus({ preventScroll: event.detail > 0 });
  });
  link.addEventListener('focus', () =>
    map.panInside(placeOf(pin), { padding: [EDGE, EDGE], animate: false }),
  );
  return link;
};
