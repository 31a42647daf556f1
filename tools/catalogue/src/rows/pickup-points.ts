import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoMarket, DemoStore } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';

type PickupPoint = FeedRecord<'pickup-points'>;

/** Points of each kind around every store. */
const POINTS_OF_STORE = 6;
/** Degrees from the store to the farthest point: about four kilometres. */
const REACH = 0.036;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEKDAYS = [1, 2, 3, 4, 5] as const;

const hours = (weekdays: readonly number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

/** A kiosk, a grocer's, a bookshop and a petrol station. */
const HOURS_OF_SHOPS = [
  [...hours(WEEKDAYS, 6, 19), ...hours([6], 7, 14)],
  hours([1, 2, 3, 4, 5, 6], 7, 21),
  [...hours(WEEKDAYS, 9, 18), ...hours([6], 9, 13)],
  hours(EVERY_DAY, 0, 24),
] as const satisfies readonly PickupPoint['openingHours'][];

/**
 * The relay points around the physical stores and, where the market has them, the parcel lockers.
 */
export const pickupPointRows = (
  { stores, pickupPoints }: DemoMarket,
  marketId: string,
  draw: Draw,
): readonly PickupPoint[] => {
  const physical = stores.filter(({ services }) => !services.includes('web'));
  const { relays, streets, lockers } = pickupPoints;
  return physical.flatMap((store, storeAt) =>
    Array.from({ length: POINTS_OF_STORE }, (_, at) => {
      const shop = (storeAt + at) % relays.length;
      const relay: PickupPoint = {
        id: `${marketId.toUpperCase()}-R${store.id}-${at + 1}`,
        kind: 'relay',
        name: relays[shop] ?? '',
        ...placeNear(store, storeAt * POINTS_OF_STORE + at, streets, draw),
        openingHours: HOURS_OF_SHOPS[shop % HOURS_OF_SHOPS.length] ?? [],
      };
      if (lockers === undefined) return [relay];
      const locker: PickupPoint = {
        id: `${marketId.toUpperCase()}-L${store.id}-${at + 1}`,
        kind: 'locker',
        name: lockers.replace(
          '{code}',
          `${store.city.slice(0, 3).toUpperCase()}${store.id}${at + 1}`,
        ),
        ...placeNear(store, 10_000 + storeAt * POINTS_OF_STORE + at, streets, draw),
        openingHours: hours(EVERY_DAY, 0, 24),
      };
      return [relay, locker];
    }).flat(),
  );
};

/** A street and position near a store, in its town. */
const placeNear = (
  { postcode, city, position: [latitude, longitude] }: DemoStore,
  key: number,
  streets: readonly string[],
  draw: Draw,
): Pick<PickupPoint, 'street' | 'postcode' | 'city' | 'latitude' | 'longitude'> => {
  const offset = (second: number): number => (draw('pickup-point', key, second) * 2 - 1) * REACH;
  const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  const street = streets[between(draw('pickup-point', key, 2), 0, streets.length - 1)] ?? '';
  return {
    street: [street.replace('{number}', String(between(draw('pickup-point', key, 3), 1, 98)))],
    postcode,
    city,
    latitude: rounded(latitude + offset(0)),
    longitude: rounded(longitude + offset(1)),
  };
};
