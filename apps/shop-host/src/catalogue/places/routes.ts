import { fail, ok } from '@materia/domain-kernel';
import { padSellerCode } from '@materia/domain-pricing';
import { distanceKm } from '@materia/domain-stores';
import { rateWindow } from '@materia/platform-network';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import type { Limit } from '../../platform/limits/attempts.ts';
import { fold } from '../words/fold.ts';
import { findStore } from '../stores/repository.ts';
import { findAddress } from './locate.ts';
import { findPlace, nearestPlace, placesBeginning } from './repository.ts';
import {
  parsePlaceId,
  wireAddress,
  wireAddressPrediction,
  wirePlace,
  wirePrediction,
} from './wire-place.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);
const PREDICTIONS = 6;

type PlaceCalls =
  | 'readCustomerContext'
  | 'autocompletePlaces'
  | 'readPlace'
  | 'geocodeAddress'
  | 'geolocatePosition';

/** Nobody proves who they are to look something up, so each network may do so this often. */
const LOOKUPS: Limit = { attempts: 60, windowMs: 60_000 };
const BUSY = fail({ kind: 'too-many-requests' } as const);

/** Farther away no known town says where a position is. */
const NEAR_KM = 30;

/**
 * A stand-in for a map service, based on the feed's towns and the market's postal areas. It
 * responds in the format of the services that a market may use instead, so the storefront needs no
 * changes. It only knows its market, and no streets: an address is located by its postal code or
 * town.
 */
export const placeHandlers = ({ db }: WithDb): Pick<Handlers, PlaceCalls> => {
  const withinLimit = rateWindow(LOOKUPS);
  const mayLookUp = ({ market, shopperNetwork, now }: RequestContext): boolean =>
    withinLimit(`${market.id}:${shopperNetwork}`, now);
  return {
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
      if (typed === '' || isElsewhere) return ok({ predictions: [] });
      const towns = await placesBeginning(db, market.id, typed, PREDICTIONS);
      if (towns.length > 0) return ok({ predictions: towns.map(wirePrediction) });
      const address = await findAddress(db, market, query.input);
      return ok({ predictions: address.ok ? [wireAddressPrediction(address.value)] : [] });
    },

    readPlace: async ({ query }, { market }) => {
      const id = parsePlaceId(query.place_id);
      if (id === undefined) return NOT_FOUND;
      if (id.kind === 'town') {
        const town = await findPlace(db, market.id, id.postcode, id.cityFolded);
        return town === undefined ? NOT_FOUND : ok({ result: wirePlace(town, market) });
      }
      const address = await findAddress(db, market, id.text);
      const result = address.ok ? wireAddress(address.value, market) : undefined;
      return result === undefined ? NOT_FOUND : ok({ result });
    },

    geocodeAddress: async ({ query }, context) => {
      if (!mayLookUp(context)) return BUSY;
      const { market } = context;
      const address = await findAddress(db, market, query.address);
      if (!address.ok) return NOT_FOUND;
      const { street, town } = address.value;
      const result =
        town !== undefined && street === undefined && address.value.postcode === undefined
          ? wirePlace(town, market)
          : wireAddress(address.value, market);
      return result === undefined ? NOT_FOUND : ok({ results: [result] });
    },

    geolocatePosition: async ({ query }, context) => {
      if (!mayLookUp(context)) return BUSY;
      const { market } = context;
      const [latitude = NaN, longitude = NaN] = query.address.split(',').map(Number);
      const position = { latitude, longitude };
      const nearest = await nearestPlace(db, market.id, position);
      return nearest === undefined || distanceKm(nearest, position) > NEAR_KM
        ? NOT_FOUND
        : ok({ results: [wirePlace(nearest, market)] });
    },
  };
};
