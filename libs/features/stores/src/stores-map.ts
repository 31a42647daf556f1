import { drawCountry, type DrawnMap, placeOn } from '@materia/domain-country-map';
import type { Market } from '@materia/market-model';
import type { MapStore } from '@materia/ui-shop';
import type { StoreFacts } from './store-facts.ts';

/** The drawn country with the stores on it. */
export type StoresMap = { readonly drawn: DrawnMap; readonly stores: readonly MapStore[] };

const WIDTH = 400;

type MappedStore = Pick<StoreFacts, 'id' | 'name' | 'latitude' | 'longitude' | 'isSelected'>;

/**
 * Draws the market's country with these stores, and faintly with the far ones that the list does
 * not show; stores outside the drawing are left out.
 */
export const storesMap = (
  { outline }: Pick<Market, 'outline'>,
  stores: readonly MappedStore[],
  far: readonly MappedStore[] = [],
): StoresMap => {
  const drawn = drawCountry(outline, WIDTH);
  const drawStore = ({ id, name, isSelected, ...place }: MappedStore): readonly MapStore[] => {
    const point = placeOn(drawn, outline, place);
    return point === undefined ? [] : [{ id, name, isChosen: isSelected, ...point }];
  };
  return {
    drawn,
    // Later points cover earlier ones.
    stores: [
      ...far.flatMap(drawStore).map((store) => ({ ...store, isFar: true })),
      ...stores.flatMap(drawStore),
    ],
  };
};
