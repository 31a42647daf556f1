import { SERVICE_LEVELS, type ServiceLevel } from '@materia/domain-shipping';
import type { OfferDelivery, PromisedDelay } from '@materia/domain-stock-status';

/** A shipping method for everything from one vendor. The promise is that of the slowest line. */
export type ShippingLevel = {
  readonly code: ServiceLevel;
  readonly selected: boolean;
  readonly promise: PromisedDelay | undefined;
};

/** The shipment of one vendor in a cart. */
export type VendorShipping = {
  readonly code: string;
  readonly selected: boolean;
  readonly lineIds: readonly string[];
  readonly serviceLevels: readonly ShippingLevel[];
};

/** A line with its vendor's shipping methods. */
export type SentLine = {
  readonly id: string;
  readonly vendorCode: string;
  readonly delivery: OfferDelivery;
};

/**
 * How the vendors of a cart ship their lines, one parcel each, in the order of their first lines. A
 * method counts when every line of the vendor supports it. A single method is selected
 * automatically, since there is no choice; a vendor without a method has no selection.
 */
export const vendorShippings = (lines: readonly SentLine[]): readonly VendorShipping[] =>
  [...Map.groupBy(lines, ({ vendorCode }) => vendorCode)].map(([code, sent]) => {
    const levels = SERVICE_LEVELS.flatMap((level) => levelOf(level, sent) ?? []);
    return {
      code,
      selected: levels.length === 1,
      lineIds: sent.map(({ id }) => id),
      serviceLevels: levels.map((level) => ({ ...level, selected: levels.length === 1 })),
    };
  });

/**
 * Undefined where a line does not support the method. One line without a promise leaves the
 * shipment without one.
 */
const levelOf = (
  code: ServiceLevel,
  sent: readonly SentLine[],
): Omit<ShippingLevel, 'selected'> | undefined => {
  const firsts = sent.flatMap(({ delivery }) => delivery[code].availabilities.slice(0, 1));
  if (firsts.length < sent.length) return undefined;
  const promises = firsts.flatMap(({ promise }) => promise ?? []);
  return {
    code,
    promise: promises.length < firsts.length ? undefined : promises.toSorted(slowestFirst)[0],
  };
};

/** Working days take longer than opening hours. */
const slowestFirst = (one: PromisedDelay, other: PromisedDelay): number =>
  Number(one.unit === 'HOUR') - Number(other.unit === 'HOUR') || other.delay - one.delay;
