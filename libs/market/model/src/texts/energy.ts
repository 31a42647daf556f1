import { text } from '../text-shape.ts';

/** The energy label beside a price, and the information sheet it leads to. */
export const energy = {
  classOnScale: text('energyClass', 'best', 'worst'),
  sheet: text(),
  sheetOf: text('product'),
  sheetTitle: text(),
  supplier: text(),
  model: text(),
  energyClass: text(),
  scale: text('energyClass', 'best', 'worst'),
} as const;
