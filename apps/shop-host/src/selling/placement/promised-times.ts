import type { ShipmentPart } from '@materia/domain-checkout';
import type { ChosenTime } from '../fulfilment/selection.ts';

/** When a shopper was told that a shipment is ready or arrives, before they ordered it. */
export type PromisedShipment = {
  readonly seller: string;
  readonly part: ShipmentPart;
  readonly date: string;
  /** Of a pickup that is ready from a certain minute of the day. */
  readonly fromMinute: number | undefined;
};

/**
 * A shopper may take this long between the last look at the order and its button. A store has two
 * hours for a pickup, so it keeps a promise that is this old.
 */
const KEPT_MINUTES = 30;

/**
 * The time of an order: the promised one, as long as it can be kept. Undefined if the order would
 * be later than its shopper knows. Chosen hours do not move, and an earlier time needs no consent.
 */
export const keptTime = (
  time: ChosenTime,
  promised: Pick<PromisedShipment, 'date' | 'fromMinute'> | undefined,
): ChosenTime | undefined => {
  if (promised === undefined || time.date === null || time.startHour !== undefined) return time;
  if (time.date !== promised.date) return time.date < promised.date ? time : undefined;
  const { fromMinute } = time;
  if (fromMinute === null || promised.fromMinute === undefined) return time;
  const later = fromMinute - promised.fromMinute;
  if (later <= 0) return time;
  return later <= KEPT_MINUTES ? { ...time, fromMinute: promised.fromMinute } : undefined;
};
