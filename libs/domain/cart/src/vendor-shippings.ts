import type { OfferDelivery, PromisedDelay } from '@materia/domain-stock-status';

/** The ways in which vendors send; what lies in a store is the retailer's own. */
export const SERVICE_LEVELS = ['home', 'relay'] as const;

export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** A way in which everything from one vendor can be sent; the promise is that of the line that takes longest. */
export type ShippingLevel = {
  readonly code: ServiceLevel;
  readonly selected: boolean;
  readonly promise: PromisedDelay | undefined;
};

/** What one vendor sends of a cart. */
export type VendorShipping = {
  readonly code: string;
  readonly selected: boolean;
  readonly lineIds: readonly string[];
  readonly serviceLevels: readonly ShippingLevel[];
};

/** A line as its vendor sends it. */
export type SentLine = {
  readonly id: string;
  readonly vendorCode: string;
  readonly delivery: OfferDelivery;
};

/**
 * How the vendors of a cart send their lines, one parcel each, in the order of their first lines. A way counts when every line of the
 * vendor can go by it. Where there is one way only it is selected, for there is nothing to choose; a vendor without a selected way is not.
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

/** Nothing where a line cannot go by it. One line without a promise leaves the whole without one. */
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

/** Working days last longer than opening hours. */
const slowestFirst = (one: PromisedDelay, other: PromisedDelay): number =>
  Number(one.unit === 'HOUR') - Number(other.unit === 'HOUR') || other.delay - one.delay;
