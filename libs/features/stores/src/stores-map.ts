import { drawCountry, type DrawnMap, placeOn } from '@materia/domain-country-map';
import type { Market } from '@materia/market-model';
import type { MapStore } from '@materia/ui-shop';
import type { StoreFacts } from './store-facts.ts';

/** The drawn country with the stores on it. */
export type StoresMap = { readonly drawn: DrawnMap; readonly stores: readonly MapStore[] };

const WIDTH = 400;

/** Draws the market's country with these stores; stores outside the drawing are left out. */
export const storesMap = (
  { outline }: Pick<Market, 'outline'>,
  stores: readonly Pick<StoreFacts, 'id' | 'name' | 'latitude' | 'longitude' | 'isSelected'>[],
): StoresMap => {
  const drawn = drawCountry(outline, WIDTH);
  return {
    drawn,
    stores: stores.flatMap(({ id, name, isSelected, ...place }) => {
      const point = placeOn(drawn, outline, place);
      return point === undefined ? [] : [{ id, name, isChosen: isSelected, ...point }];
    }),
  };
};
