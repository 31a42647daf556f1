import { parsePostcode } from '@materia/domain-customer';
import { fail, ok } from '@materia/domain-kernel';
import { padSellerCode } from '@materia/domain-pricing';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { fold } from '../search/fold.ts';
import { findStore } from '../stores/repository.ts';
import { findPlace, placesBeginning } from './repository.ts';
import { placeId, parsePlaceId, wirePlace } from './wire-place.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);
const PREDICTIONS = 6;

type PlaceCalls = 'readCustomerContext' | 'autocompletePlaces' | 'readPlace' | 'geocodeAddress';

/**
 * A stand-in for a map service, based on the feed's towns. It responds in the format of the services that a market may
 * use instead, so the storefront needs no changes. It only knows towns of its market.
 */
export const placeHandlers = (db: Db): Pick<Handlers, PlaceCalls> => ({
  readCustomerContext: async ({ query }, { market }) => {
    const store = await findStore(db, market.id, { sellerCode: padSellerCode(query.mainStore) });
    if (store === undefined) return NOT_FOUND;
    return ok({
      storeId: store.id,
      mainStore: store.seller_code,
      postcode: store.postcode,
      latitude: query.latitude,
      longitude: query.longitude,
    });
  },

  autocompletePlaces: async ({ query }, { market }) => {
    const typed = fold(query.input);
    const isElsewhere = query.country !== undefined && query.country !== market.country;
    const places =
      typed === '' || isElsewhere ? [] : await placesBeginning(db, market.id, typed, PREDICTIONS);
    return ok({
      predictions: places.map((place) => ({
        place_id: placeId(place),
        description: place.city,
        postal_code: place.postcode,
      })),
    });
  },

  readPlace: async ({ query }, { market }) => {
    const id = parsePlaceId(query.place_id);
    const place = id && (await findPlace(db, market.id, ...id));
    return place === undefined ? NOT_FOUND : ok({ result: wirePlace(place, market) });
  },

  geocodeAddress: async ({ query }, { market }) => {
    const postcode = parsePostcode(query.address, market.rules.postcode);
    const places = await placesBeginning(
      db,
      market.id,
      postcode.ok ? postcode.value : fold(query.address),
      1,
    );
    return places.length === 0
      ? NOT_FOUND
      : ok({ results: places.map((place) => wirePlace(place, market)) });
  },
});
