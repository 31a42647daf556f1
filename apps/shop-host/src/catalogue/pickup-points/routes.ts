import { distanceKm, NEARBY_RADIUS_KM } from '@materia/domain-stores';
import {
  nearestPoints,
  offeredMethods,
  type PickupPointKind,
  pointKindOf,
} from '@materia/domain-shipping';
import type { FlagSet } from '@materia/domain-feature-flags';
import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { findPostcode, UNLOCATED } from '../places/locate.ts';
import { findStore } from '../stores/repository.ts';
import { isTaxedAsAtStore } from '../stores/store-taxes.ts';
import { pointsAround } from './repository.ts';
import { wirePickupPoint } from './wire-pickup-point.ts';

/** Candidates read beyond the requested number, since some may be in another tax territory. */
const SPARE_POINTS = 40;
const METRES = 1000;

/** Relay points and parcel lockers (area 09). */
export const pickupPointHandlers = ({ db }: WithDb): Pick<Handlers, 'listPickupPoints'> => ({
  listPickupPoints: async ({ query }, { market, flags }) => {
    const { postcode, kind, retailer_id, limit } = query;
    const place = await findPostcode(db, market, postcode);
    if (!place.ok)
      return UNLOCATED[place.error.kind] === 'beyond'
        ? fail({ kind: 'not-found' })
        : fail({
            kind: 'bad-input',
            fields: [{ field: 'query.postcode', kind: 'not-a-postcode' }],
          });
    const store =
      retailer_id === undefined ? undefined : await findStore(db, market.id, { id: retailer_id });
    if (retailer_id !== undefined && store === undefined) return fail({ kind: 'not-found' });
    if (!offersPoints(kind, market, flags)) return ok({ data: [] });
    const around = await pointsAround(db, market.id, kind, place.value, limit + SPARE_POINTS);
    const served = around.filter(
      (point) =>
        distanceKm(place.value, point) <= NEARBY_RADIUS_KM &&
        (store === undefined || isTaxedAsAtStore(market, store, point.postcode)),
    );
    const { latitude, longitude } = place.value;
    return ok({
      place: { latitude, longitude },
      data: nearestPoints(served, place.value, limit).map(({ km, ...point }) => ({
        ...wirePickupPoint(point),
        distance: Math.round(km * METRES) / METRES,
      })),
    });
  },
});

/** Whether the market delivers to points of this kind now. */
const offersPoints = (kind: PickupPointKind, { settings }: Market, flags: FlagSet): boolean =>
  offeredMethods(settings.shippingMethods, flags).some((method) => pointKindOf(method) === kind);
