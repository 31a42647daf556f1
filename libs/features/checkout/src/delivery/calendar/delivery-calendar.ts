import type { Checkout, Shipment } from '@materia/api-checkout';
import type { ExpectedTime } from '@materia/domain-order';
import { handoverPlace } from '@materia/domain-shipping';
import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { chosenTime } from '../../progress/chosen-pickup.ts';

/** A pickup or an arrival on a day, with its sender. */
export type CalendarEntry = {
  readonly seller: string;
  /** It is ready in the store; otherwise it arrives. */
  readonly isAtStore: boolean;
  readonly time: ExpectedTime;
  /** The name of the relay point or locker where it waits. */
  readonly point: string | undefined;
  /** False before a choice: then it is the earliest possible day. */
  readonly isChosen: boolean;
};

export type CalendarDay = {
  readonly date: PlainDate;
  readonly entries: readonly CalendarEntry[];
};

/** The days on which the shipments of a checkout are ready or arrive, by what was chosen; in order of day and time. */
export const deliveryCalendar = ({
  shipments,
}: Pick<Checkout, 'shipments'>): readonly CalendarDay[] => {
  const entries = shipments
    .flatMap(entryOf)
    .toSorted(
      (one, other) =>
        comparePlainDates(one.time.date, other.time.date) || startOf(one) - startOf(other),
    );
  return [...Map.groupBy(entries, ({ time }) => time.date)].map(([date, ofDay]) => ({
    date,
    entries: ofDay,
  }));
};

const entryOf = (shipment: Shipment): readonly CalendarEntry[] => {
  const { seller, part, selected } = shipment;
  const time = selected === undefined ? earliestOf(shipment) : chosenTime(selected, shipment);
  return time === undefined
    ? []
    : [
        {
          seller: seller.name,
          isAtStore:
            selected === undefined
              ? part === 'collected'
              : handoverPlace(selected.method) === 'store',
          time,
          point: selected?.point?.name,
          isChosen: selected !== undefined,
        },
      ];
};

/** The soonest of the methods that are available now. */
const earliestOf = ({ choices }: Shipment): ExpectedTime | undefined =>
  choices
    .filter(({ available }) => available)
    .flatMap(({ arrives, earliest }): readonly ExpectedTime[] => {
      if (arrives !== undefined) return [{ kind: 'day', date: arrives }];
      return earliest === undefined
        ? []
        : [{ kind: 'from', date: earliest.date, minutes: earliest.minutesOfDay }];
    })
    .toSorted((one, other) => comparePlainDates(one.date, other.date))[0];

const startOf = ({ time }: CalendarEntry): number => {
  if (time.kind === 'slot') return time.from;
  return time.kind === 'from' ? time.minutes : 0;
};
