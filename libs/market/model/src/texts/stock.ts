import { plural, text } from '../text-shape.ts';

/** The one fact of stock beside a product. */
export const stock = {
  unavailable: text(),
  restocking: text(),
  onOrder: text(),
  inStore: text(),
  inStoreUnits: plural(),
  online: text(),
  onlineUnits: plural(),
  within24: text(),
  within24Units: plural(),
  homeCourier: text(),
  vendorDelivery: text(),
  units: plural(),
} as const;
