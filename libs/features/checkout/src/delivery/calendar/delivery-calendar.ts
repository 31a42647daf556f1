import type { Checkout, Shipment } from '@materia/api-checkout';
import type { ExpectedTime } from '@materia/domain-order';
import { handoverPlace, type ShippingMethodCode } from '@materia/domain-shipping';
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
  /** False before a choice, or before an hour is chosen: then it is the earliest possible time. */
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
  // A pickup by appointment has no time before its hour is chosen.
  const chosen = selected && chosenTime(selected, shipment);
  const time = chosen ?? earliestOf(shipment, selected?.method);
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
          isChosen: chosen !== undefined,
        },
      ];
};

/** The soonest time of a method, or of all that are available now. */
const earliestOf = (
  { choices }: Shipment,
  chosen: ShippingMethodCode | undefined,
): ExpectedTime | undefined =>
  choices
    .filter(({ available, method }) => available && (chosen === undefined || method === chosen))
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
