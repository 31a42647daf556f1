import { unreachable } from '@materia/domain-kernel';
import { addDays } from '@materia/domain-holiday-calendar';
import {
  type OfferDelivery,
  stockLabel,
  type StockedOffer,
  type StockLabel,
} from '@materia/domain-stock-status';
import { earliestPromise, type PromisedDelivery } from './earliest-promise.ts';
import type { LocalMoment } from '@materia/domain-stores';
import type { PromiseContext, PromiseFact } from './promise.ts';

/**
 * What a page may say about getting an offer: its stock, and the earliest time. They never
 * contradict each other.
 */
export type OfferOutlook = {
  readonly stock: StockLabel;
  readonly promise: PromisedDelivery | undefined;
};

/** Where an offer goes: the place and the store that the shopper named. */
export type OfferDestination = {
  readonly place: string | undefined;
  /** Whether the store that sells sends orders to that place. */
  readonly isServed: boolean;
  readonly store: string | undefined;
};

/**
 * Where the shopper looks from: the promise context, if the store's hours are known, and whether
 * they chose a store.
 */
export type OutlookPoint = {
  readonly promises: PromiseContext | undefined;
  readonly isStoreChosen: boolean;
  /** Flag MARKETPLACE_MODE; false unless it is given. */
  readonly marketplaceMode?: boolean;
  /** Absent where nothing depends on the place. */
  readonly destination?: OfferDestination;
};

/**
 * The stock and earliest promise of an offer. Without a chosen store the shop shows its website's
 * own store, which has no premises: its stock is on the website, and no pickup is promised. Stock
 * of the big store reads "within 24 hours" only if the promise is that early. Where nothing is sent to the shopper's place,
 * no delivery is promised.
 */
export const offerOutlook = (
  offer: StockedOffer,
  { promises, isStoreChosen, marketplaceMode = false, destination }: OutlookPoint,
): OfferOutlook => {
  const stock = stockLabel(offer, { marketplaceMode });
  const delivery = reachable(offer.delivery, {
    isCollected: isStoreChosen,
    isSent: destination?.isServed !== false,
  });
  const promise = promises && earliestPromise(delivery, promises);
  if (!isStoreChosen) return { stock: onTheWebsite(stock), promise };
  const isSoon =
    promises !== undefined &&
    promise !== undefined &&
    isWithin24Hours(promise.promise, promises.now);
  return {
    stock:
      stock.kind === 'regional-stock' && isSoon
        ? { kind: 'within-24-hours', units: stock.units }
        : stock,
    promise,
  };
};

const NONE = { availabilities: [] };

/** The deliveries of an offer without those that do not reach the shopper. */
export const reachable = (
  { home, relay, store }: OfferDelivery,
  { isCollected, isSent }: { readonly isCollected: boolean; readonly isSent: boolean },
): OfferDelivery => ({
  home: isSent ? home : NONE,
  relay: isSent ? relay : NONE,
  store: isCollected ? store : NONE,
});

/**
 * Whether a promise is due within 24 hours from now. A promise of a day without a time is due at
 * the end of that day.
 */
export const isWithin24Hours = (fact: PromiseFact, now: LocalMoment): boolean => {
  if (fact.date === now.date) return true;
  return (
    fact.kind !== 'working-days' &&
    fact.date === addDays(now.date, 1) &&
    fact.minute <= now.minutesOfDay
  );
};

const onTheWebsite = (stock: StockLabel): StockLabel => {
  switch (stock.kind) {
    case 'in-stock':
    case 'regional-stock':
    case 'within-24-hours':
      return { kind: 'in-stock', where: 'website', units: stock.units };
    case 'unavailable':
    case 'restocking':
    case 'on-order':
    case 'home-courier':
    case 'vendor-delivery':
      return stock;
    default:
      return unreachable(stock);
  }
};
