import type { Reply } from '@materia/api-contract';
import type { Position } from '@materia/domain-stores';
import type { Market } from '@materia/market-model';
import type { LocatedAddress } from './locate.ts';
import type { PlaceRow } from './repository.ts';

type WirePlace = Reply<'readPlace'>['result'];
type WirePrediction = Reply<'autocompletePlaces'>['predictions'][number];
type WirePart = WirePlace['address_components'][number];

const BETWEEN = '~';

/** The id with which a suggested town is requested again. */
export const placeId = ({
  postcode,
  city_folded,
}: Pick<PlaceRow, 'postcode' | 'city_folded'>): string => postcode + BETWEEN + city_folded;

/** The id of a suggested address is its text, after the separator. */
export const addressId = (text: string): string => BETWEEN + text;

/**
 * What an id names: a town by its postal code and folded name, or an address by its text;
 * `undefined` for an id that is not ours.
 */
export const parsePlaceId = (
  id: string,
):
  | { readonly kind: 'town'; readonly postcode: string; readonly cityFolded: string }
  | { readonly kind: 'address'; readonly text: string }
  | undefined => {
  const [postcode, cityFolded, ...rest] = id.split(BETWEEN);
  if (postcode === undefined || cityFolded === undefined || rest.length > 0) return undefined;
  return postcode === ''
    ? { kind: 'address', text: cityFolded }
    : { kind: 'town', postcode, cityFolded };
};

export const wirePrediction = (place: PlaceRow): WirePrediction => ({
  place_id: placeId(place),
  description: place.city,
  postal_code: place.postcode,
});

/** The suggestion of an address; its postal code is the typed one, else one of the town. */
export const wireAddressPrediction = (address: LocatedAddress): WirePrediction => {
  const text = addressText(address);
  return {
    place_id: addressId(text),
    description: text,
    postal_code: address.postcode?.postcode ?? address.town?.postcode ?? '',
  };
};

/** A town in the format of map services: its coordinates and the parts of its address. */
export const wirePlace = (place: PlaceRow, { country }: Pick<Market, 'country'>): WirePlace => ({
  place_id: placeId(place),
  formatted_address: `${place.postcode} ${place.city}`,
  ...locationOf(place),
  address_components: [
    part(place.postcode, 'postal_code'),
    part(place.city, 'locality', 'political'),
    part(country, 'country', 'political'),
  ],
});

/**
 * An address in the same format. A postal code is among its parts only if it was typed: a town has
 * many.
 */
export const wireAddress = (
  address: LocatedAddress,
  { country }: Pick<Market, 'country'>,
): WirePlace | undefined => {
  const { street, town, postcode } = address;
  const place = postcode ?? town;
  if (place === undefined) return undefined;
  const { route, number } = street === undefined ? {} : splitStreet(street);
  return {
    place_id: addressId(addressText(address)),
    formatted_address: addressText(address),
    ...locationOf(place),
    address_components: [
      ...(number === undefined ? [] : [part(number, 'street_number')]),
      ...(route === undefined ? [] : [part(route, 'route')]),
      ...(postcode === undefined ? [] : [part(postcode.postcode, 'postal_code')]),
      ...(town === undefined ? [] : [part(town.city, 'locality', 'political')]),
      part(country, 'country', 'political'),
    ],
  };
};

const addressText = ({ street, town, postcode }: LocatedAddress): string => {
  const place = [postcode?.postcode, town?.city].filter((text) => text !== undefined).join(' ');
  return street === undefined ? place : `${street}, ${place}`;
};

/** House numbers come last (`Długa 12/5`), or in France first (`12 bis rue Victor Hugo`). */
const splitStreet = (street: string): { readonly route?: string; readonly number?: string } => {
  const [, first, after] = /^(\d+\S*(?: (?:bis|ter|quater))?)[\s,]+(.+)$/iu.exec(street) ?? [];
  if (first !== undefined && after !== undefined) return { route: after, number: first };
  const [, before, last] = /^(.+?)[\s,]+(\d+\S*)$/u.exec(street) ?? [];
  return before !== undefined && last !== undefined
    ? { route: before, number: last }
    : { route: street };
};

const locationOf = ({ latitude, longitude }: Position): Pick<WirePlace, 'geometry'> => ({
  geometry: { location: { lat: latitude, lng: longitude } },
});

const part = (name: string, ...types: string[]): WirePart => ({
  long_name: name,
  short_name: name,
  types,
});
