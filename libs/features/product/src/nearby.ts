import type { StockAtStore } from '@materia/api-stores';
import { NEARBY_RADIUS_KM } from '@materia/domain-stores';
import { stockLabelOfStore, type StockLabel } from '@materia/domain-stock-status';

/** The stock of the product in a store near the selected one or near the shopper. */
export type NearbyStock = {
  readonly name: string;
  readonly urlKey: string;
  readonly city: string;
  readonly distance: number | undefined;
  readonly stock: StockLabel;
};

const STORES_SHOWN = 5;

/**
 * Two more than are shown, because the reply may include the selected store and the website's own.
 */
export const STORES_REQUESTED = STORES_SHOWN + 2;

/**
 * The first five of the given stores that are near, nearest first, and have the product or can get
 * it, without the store `except`.
 */
export const nearbyStock = (
  found: readonly StockAtStore[],
  except?: string,
): readonly NearbyStock[] =>
  found
    .filter(({ store }) => store.id !== except && (store.distance ?? Infinity) <= NEARBY_RADIUS_KM)
    .map(({ store: { name, urlKey, city, distance }, availability }) => ({
      name,
      urlKey,
      city,
      distance,
      stock: stockLabelOfStore(availability),
    }))
    .filter(({ stock }) => stock.kind !== 'unavailable')
    .slice(0, STORES_SHOWN);
