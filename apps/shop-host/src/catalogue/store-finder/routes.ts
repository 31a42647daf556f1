import { distanceKm, isWithinRadius, type Position } from '@materia/domain-stores';
import type { FieldFaultKind, FieldPath, ParsedInput, Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { padSellerCode, parsePriceContextCode } from '@materia/domain-pricing';
import { stockLabelOfStore } from '@materia/domain-stock-status';
import type { Market } from '@materia/market-model';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Db, WithDb } from '../../platform/database/with-tx.ts';
import { skuOfAdeokey } from '../products/repository.ts';
import { findAddress, findPostcode, UNLOCATED } from '../places/locate.ts';
import { findTownAt, nearestPlace } from '../places/repository.ts';
import { wireAvailability } from '../offers/wire-offer.ts';
import { stockOfStores } from './repository.ts';
import { findStore, listStores } from '../stores/repository.ts';
import { wireStore } from '../stores/wire-store.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

type StoreCalls =
  | 'listStores'
  | 'readStoreByUrlKey'
  | 'readStore'
  | 'readStoreByCode'
  | 'listStoresNear'
  | 'findNearestStores'
  | 'measureDistance'
  | 'listStockOfStores';

/** The store calls (area 05). */
export const storeHandlers = ({ db }: WithDb): Pick<Handlers, StoreCalls> => {
  const one = async (
    { market }: RequestContext,
    by: Parameters<typeof findStore>[2],
  ): Promise<Result<Reply<'readStore'>, Refusal<'not-found'>>> => {
    const store = await findStore(db, market.id, by);
    return store === undefined ? NOT_FOUND : ok({ data: [wireStore(store, market)] });
  };

  const byDistance = async ({ market }: RequestContext, place: Position) => {
    const stores = (await listStores(db, market.id)).map((store) => ({
      store,
      distance: distanceKm(place, store),
    }));
    return stores
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ store, distance }) => ({ row: store, wire: wireStore(store, market, distance) }));
  };

  return {
    listStores: async (_input, { market }) =>
      ok({ data: (await listStores(db, market.id)).map((store) => wireStore(store, market)) }),
    readStoreByUrlKey: ({ params }, context) => one(context, { urlKey: params.urlKey }),
    readStore: ({ params }, context) => one(context, { id: params.storeId }),
    readStoreByCode: ({ params }, context) =>
      one(context, { sellerCode: padSellerCode(params.sellerCode) }),

    listStoresNear: async ({ params }, context) =>
      ok({ data: (await byDistance(context, params)).map(({ wire }) => wire) }),

    findNearestStores: async ({ query }, context) => {
      const found = await placeOf(db, context.market, query);
      if (!found.ok) return found;
      const { position, place } = found.value;
      return ok({
        data: (await byDistance(context, position)).map(({ wire }) => wire),
        ...(place && { place }),
      });
    },

    measureDistance: async ({ body }, context) => {
      const { market } = context;
      const { address, retailer_id } =
        'request' in body ? body.request : { address: body, retailer_id: body.retailer_id };
      const place = await findPostcode(db, market, address.postcode);
      if (!place.ok)
        return UNLOCATED[place.error.kind] === 'beyond'
          ? NOT_FOUND
          : fail({
              kind: 'bad-input',
              fields: [{ field: 'body.postcode', kind: 'not-a-postcode' }],
            });
      if (retailer_id === undefined)
        return ok({
          retailers: (await byDistance(context, place.value)).map(({ wire }) => wire),
        });
      const from = await findStore(db, market.id, { id: retailer_id });
      return from === undefined
        ? NOT_FOUND
        : ok({
            distance: distanceKm(from, place.value),
            is_within_radius: isWithinRadius(from, place.value),
          });
    },

    listStockOfStores: async ({ params, query }, context) => {
      const sku = await skuOfAdeokey(db, context.market.id, params.adeokey);
      if (sku === undefined || parsePriceContextCode(params.priceContextCode) === undefined)
        return NOT_FOUND;
      const stock = await stockOfStores(db, context.market.id, sku);
      const found = (await byDistance(context, params)).map(({ row, wire }) => {
        const availability = stock.get(row.id);
        return {
          store: wire,
          ...(availability && { availability: wireAvailability(availability) }),
        };
      });
      return ok({
        data:
          query.amount === undefined
            ? found
            : found
                .filter(
                  ({ availability }) => stockLabelOfStore(availability).kind !== 'unavailable',
                )
                .slice(0, query.amount),
      });
    },
  };
};

type NearestQuery = ParsedInput<'findNearestStores'>['query'];

type FoundPlace = {
  readonly position: Position;
  readonly place: Reply<'findNearestStores'>['place'];
};

/** The place of a search: exactly one of a postal code, a town or an address, and a position. */
const placeOf = async (
  db: Db,
  market: Market,
  { postcode = '', city = '', latitude, longitude }: NearestQuery,
): Promise<
  Result<FoundPlace, Refusal<'bad-input' | 'not-found', FieldPath<'findNearestStores'>>>
> => {
  const [code, town] = [postcode.trim(), city.trim()];
  if ((latitude === undefined) !== (longitude === undefined))
    return badField(latitude === undefined ? 'latitude' : 'longitude', 'missing');
  const given = [code !== '', town !== '', latitude !== undefined].filter(Boolean).length;
  if (given !== 1) return badField('postcode', 'one-of-postcode-city-and-position');
  if (latitude !== undefined && longitude !== undefined) {
    const position = { latitude, longitude };
    const nearest = await nearestPlace(db, market.id, position);
    return ok({ position, place: nearest && wireFound(nearest, position, false) });
  }
  if (code === '') {
    const found = await findAddress(db, market, town);
    if (!found.ok) return NOT_FOUND;
    const { town: row, postcode: located } = found.value;
    const position = located ?? row;
    return position === undefined
      ? NOT_FOUND
      : ok({
          position,
          place: wireFound(
            { postcode: position.postcode, city: row?.city },
            position,
            located !== undefined,
          ),
        });
  }
  const found = await findPostcode(db, market, code);
  if (found.ok) {
    const row = await findTownAt(db, market.id, found.value.postcode);
    const named = { postcode: found.value.postcode, city: row?.city };
    return ok({ position: found.value, place: wireFound(named, found.value, true) });
  }
  return UNLOCATED[found.error.kind] === 'beyond'
    ? NOT_FOUND
    : badField('postcode', 'not-a-postcode');
};

const wireFound = (
  { postcode, city }: { readonly postcode: string; readonly city: string | undefined },
  { latitude, longitude }: Position,
  isExact: boolean,
): FoundPlace['place'] => ({
  postcode,
  ...(city !== undefined && { city }),
  latitude,
  longitude,
  is_exact: isExact,
});

const badField = <Field extends keyof NearestQuery>(field: Field, kind: FieldFaultKind) =>
  fail({ kind: 'bad-input', fields: [{ field: `query.${field}`, kind }] } as const);
