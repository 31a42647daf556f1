import { unreachable } from '@materia/domain-kernel';
import { addDays } from '@materia/domain-holiday-calendar';
import { stockLabel, type StockedOffer, type StockLabel } from '@materia/domain-stock-status';
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

/**
 * Where the shopper looks from: the promise context, if the store's hours are known, and whether
 * they chose a store.
 */
export type OutlookPoint = {
  readonly promises: PromiseContext | undefined;
  readonly isStoreChosen: boolean;
  /** Flag MARKETPLACE_MODE; false unless it is given. */
  readonly marketplaceMode?: boolean;
};

/**
 * The stock and earliest promise of an offer. Without a chosen store the shop shows its website's
 * own store, which nobody can visit: its stock is on the website, and no pickup is promised. Stock
 * of the big store reads "within 24 hours" only if the promise keeps that.
 */
export const offerOutlook = (
  offer: StockedOffer,
  { promises, isStoreChosen, marketplaceMode = false }: OutlookPoint,
): OfferOutlook => {
  const stock = stockLabel(offer, { marketplaceMode });
  if (!isStoreChosen) {
    const delivery = { ...offer.delivery, store: { availabilities: [] } };
    return {
      stock: onTheWebsite(stock),
      promise: promises && earliestPromise(delivery, promises),
    };
  }
  const promise = promises && earliestPromise(offer.delivery, promises);
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

/**
 * Whether a promise is kept within 24 hours from now. A promise of a day without a time is kept at
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
