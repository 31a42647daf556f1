import { text } from '../text-shape.ts';

/** Words beside prices. */
export const price = {
  taxIncluded: text(),
  taxExcluded: text(),
  igicIncluded: text(),
  igicExcluded: text(),
  free: text(),
  from: text('amount'),
  now: text(),
  before: text(),
  reduction: text('percent'),
  lowest30Days: text('amount'),
  perUnit: text('amount', 'unit'),
  promotion: text(),
  clearance: text(),
  everydayLowPrice: text(),
  lastUnits: text(),
  ecoWithin: text('amount', 'stream'),
  ecoAdded: text('amount', 'stream'),
  ecoElectrical: text(),
  ecoFurniture: text(),
  ecoBuilding: text(),
  ecoOther: text(),
  none: text(),
} as const;
