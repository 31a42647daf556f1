import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoMarket, DemoStore } from '../markets/demo-market.ts';

/** Orders that a store hands over in an hour. Saturdays are for customers in the aisles. */
const CAPACITY = {
  bigbox: { weekday: 12, saturday: 8 },
  agency: { weekday: 5, saturday: 3 },
} as const satisfies Readonly<
  Record<DemoStore['type'], { readonly weekday: number; readonly saturday: number }>
>;
/** At noon half of the staff is at lunch. */
const NOON = 12;
/**
 * Trucks start in the morning, at noon and in the afternoon, each as many times as the store has
 * drivers.
 */
const TRUCK_HOURS = [8, 11, 14] as const;
const TRUCKS = { bigbox: 4, agency: 2 } as const satisfies Readonly<
  Record<DemoStore['type'], number>
>;
const WEEKDAYS = [1, 2, 3, 4, 5] as const;
const SATURDAY = 6;

/**
 * The pickup hours of the physical stores, every full opening hour from Monday to Saturday, and
 * those of their trucks.
 */
export const slotCapacityRows = ({
  stores,
}: DemoMarket): readonly FeedRecord<'slot-capacities'>[] =>
  stores
    .filter(({ services }) => !services.includes('web'))
    .flatMap((store) => [
      ...WEEKDAYS.flatMap((weekday) =>
        hoursOf(store, weekday, store.hours.weekdays, CAPACITY[store.type].weekday),
      ),
      ...hoursOf(store, SATURDAY, store.hours.saturday, CAPACITY[store.type].saturday),
      ...WEEKDAYS.flatMap((weekday) =>
        TRUCK_HOURS.map((startHour) => ({
          storeId: store.id,
          kind: 'delivery' as const,
          weekday,
          startHour,
          capacity: TRUCKS[store.type],
        })),
      ),
    ]);

const hoursOf = (
  { id }: DemoStore,
  weekday: number,
  [from, to]: DemoStore['hours']['weekdays'],
  capacity: number,
): readonly FeedRecord<'slot-capacities'>[] => {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first) }, (_, at) => ({
    storeId: id,
    weekday,
    startHour: first + at,
    capacity: first + at === NOON ? Math.ceil(capacity / 2) : capacity,
  }));
};
