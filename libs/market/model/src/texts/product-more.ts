import { plural, text } from '../text-shape.ts';

/** What a product page offers beside buying: larger pictures, other offers, further products, stock around. */
export const productMore = {
  zoom: text(),
  larger: text(),
  pictureOf: text('number', 'count'),
  showOffer: text('seller'),
  shownOffer: text('seller'),
  bestOffer: text(),
  packaging: text(),
  packagingText: text('saleUnit', 'amount', 'unit'),
  /** What the maker promises of their own accord: never the guarantee that the law gives. */
  warranty: text(),
  warrantyYears: plural(),
  recommended: text('category'),
  /** Leads to the shopper's lists with this product. */
  toList: text(),
  seen: text(),
  nearMe: text(),
  nearMeAsking: text(),
  nearMeDenied: text(),
  nearMeFailed: text(),
  nearMeResult: text(),
} as const;
