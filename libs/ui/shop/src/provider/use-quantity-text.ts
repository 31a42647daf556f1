import type { TextKey, TextReader } from '@materia/market-model';
import { useFormats } from './use-formats.ts';
import { useText } from './ShopProvider.tsx';

/** Writes how many units of a product there are, in the unit in which it is sold: `40 sacks`. */
export type QuantityText = (quantity: number, saleUnit: string) => string;

/** The units in which products are sold, with their plural forms. */
const COUNTED: ReadonlyMap<string, CountedKey> = new Map([
  ['piece', 'saleUnits.piece'],
  ['bag', 'saleUnits.bag'],
  ['pack', 'saleUnits.pack'],
  ['roll', 'saleUnits.roll'],
  ['pallet', 'saleUnits.pallet'],
  ['bucket', 'saleUnits.bucket'],
  ['box', 'saleUnits.box'],
  ['set', 'saleUnits.set'],
]);
type CountedKey = Extract<TextKey, `saleUnits.${string}`>;

/** A quantity in words of a market. A unit without plural forms stands beside the number. */
export const quantityTextOf =
  (t: TextReader, unit: (code: string) => string): QuantityText =>
  (quantity, saleUnit) => {
    const key = COUNTED.get(saleUnit);
    return key === undefined
      ? t('line.quantityTimes', { quantity, unit: unit(saleUnit) })
      : t(key, { count: quantity });
  };

/** The same for the page's market. */
export const useQuantityText = (): QuantityText => quantityTextOf(useText(), useFormats().unit);
