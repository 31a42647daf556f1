import type { Reply } from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import type { PlaceRow } from './repository.ts';

type WirePlace = Reply<'readPlace'>['result'];

const BETWEEN = '~';

/** The id by which a suggested place is asked for again. */
export const placeId = ({
  postcode,
  city_folded,
}: Pick<PlaceRow, 'postcode' | 'city_folded'>): string => postcode + BETWEEN + city_folded;

/** Postal code and folded town of an id; nothing when it is none of ours. */
export const readPlaceId = (
  id: string,
): readonly [postcode: string, cityFolded: string] | undefined => {
  const [postcode, cityFolded, ...rest] = id.split(BETWEEN);
  return postcode === undefined || cityFolded === undefined || rest.length > 0
    ? undefined
    : [postcode, cityFolded];
};

/** A place as map services tell it (STO-17): where it lies, and the parts of its address. */
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
