import type { StockAtStore } from '@materia/api-stores';
import { stockFactOfStore, type StockFact } from '@materia/domain-stock-status';

/** The stock of the product in a store near the selected one or near the shopper. */
export type NearbyStock = {
  readonly name: string;
  readonly urlKey: string;
  readonly city: string;
  readonly distance: number | undefined;
  readonly stock: StockFact;
};

const STORES_SHOWN = 5;

/** The selected store and the one of the website may be among those that come. */
export const STORES_ASKED = STORES_SHOWN + 2;

/** Of stores that come nearest first the five that have the product or can get it (STK-13); `except` is left out. */
export const nearbyStock = (
  found: readonly StockAtStore[],
  except?: string,
): readonly NearbyStock[] =>
  found
    .filter(({ store }) => store.id !== except)
    .map(({ store: { name, urlKey, city, distance }, availability }) => ({
      name,
      urlKey,
      city,
      distance,
      stock: stockFactOfStore(availability),
    }))
    .filter(({ stock }) => stock.kind !== 'unavailable')
    .slice(0, STORES_SHOWN);
