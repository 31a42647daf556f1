import type { PromisedTime, Shipment } from '@materia/api-checkout';
import { SHIPMENT_PARTS } from '@materia/domain-checkout';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { chosenTime } from '../progress/chosen-pickup.ts';

/** The days that the page shows, for a hidden field: for each shipment `part date minute=seller`. */
export const writePromised = (shipments: readonly Shipment[]): string =>
  new URLSearchParams(
    shipments.flatMap((shipment): [string, string][] => {
      const { seller, part, selected } = shipment;
      const time = selected && chosenTime(selected, shipment);
      if (time === undefined || time.kind === 'slot') return [];
      const minute = time.kind === 'from' ? [time.minutes] : [];
      return [[[part, time.date, ...minute].join(' '), seller.code]];
    }),
  ).toString();

/** Reads that field; entries that this page has not written are left out. */
export const readPromised = (field: string): readonly PromisedTime[] =>
  [...new URLSearchParams(field)].flatMap(([time, seller]) => {
    const [named, written = '', minute] = time.split(' ');
    const part = SHIPMENT_PARTS.find((each) => each === named);
    const date = parsePlainDate(written);
    const fromMinute = minute === undefined ? undefined : Number(minute);
    return part === undefined ||
      !date.ok ||
      (fromMinute !== undefined && !Number.isInteger(fromMinute))
      ? []
      : [{ seller, part, date: date.value, fromMinute }];
  });
