import { plural, text } from '../text-shape.ts';

/** The home page. */
export const home = {
  title: text(),
  description: text(),
  heroTitle: text(),
  heroText: text(),
  heroAction: text(),
  heroStores: text(),
  departments: text(),
  departmentProducts: plural(),
  bestSellers: text(),
  bestSellersAt: text('store'),
  storeTitle: text(),
  storeText: text(),
  storeLabel: text(),
  storeHint: text('example'),
  storeAction: text(),
  storeChosenTitle: text('store'),
  storeChosenText: text(),
  proTitle: text(),
  proText: text(),
  proAction: text(),
} as const;
