import type { Reply } from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import type { PlaceRow } from './repository.ts';

type WirePlace = Reply<'readPlace'>['result'];

const BETWEEN = '~';

/** The id with which a suggested place is requested again. */
export const placeId = ({
  postcode,
  city_folded,
}: Pick<PlaceRow, 'postcode' | 'city_folded'>): string => postcode + BETWEEN + city_folded;

/** Postal code and folded town of an id; `undefined` for an id that is not ours. */
export const parsePlaceId = (
  id: string,
): readonly [postcode: string, cityFolded: string] | undefined => {
  const [postcode, cityFolded, ...rest] = id.split(BETWEEN);
  return postcode === undefined || cityFolded === undefined || rest.length > 0
    ? undefined
    : [postcode, cityFolded];
};

/** A place in the format of map services: its coordinates and the parts of its address. */
export const wirePlace = (place: PlaceRow, { country }: Pick<Market, 'country'>): WirePlace => ({
  place_id: placeId(place),
  formatted_address: `${place.postcode} ${place.city}`,
  geometry: { location: { lat: place.latitude, lng: place.longitude } },
  address_components: [
    { long_name: place.postcode, short_name: place.postcode, types: ['postal_code'] },
    { long_name: place.city, short_name: place.city, types: ['locality', 'political'] },
    { long_name: country, short_name: country, types: ['country', 'political'] },
  ],
});
