import type { z } from 'zod';
import { offer } from '@materia/api-contract/schemas';

export type WireOffer = z.infer<typeof offer>;

/** A retailer offer at store 012: twelve euros per bag, 40 in stock. */
export const anOffer = (changes: Partial<WireOffer> = {}): WireOffer =>
  offer.parse({
    code: 'R-100234-012P',
    priceContextCode: '012P',
    isSoldByAThirdPartyVendor: false,
    isShipping: false,
    vendor: { name: 'Materia', code: 'MATERIA', sellerIdentifier: 'MATERIA' },
    product: {
      sku: '100234',
      adeokey: 'A100234',
      conditioning: { saleUnit: 'bag', capacityUnit: 'kg', numberOfCapacityUnitPerSaleUnit: 25 },
    },
    price: {
      unitAmount: 12,
      initialUnitAmount: 12,
      unitAmountNoTax: 9.76,
      initialUnitAmountNoTax: 9.76,
      amountPerCapacityUnit: 0.48,
      amountPerCapacityUnitNoTax: 0.39,
      ecotaxes: [],
      vatRate: 23,
    },
    delivery: {
      home: { availabilities: [] },
      store: {
        availabilities: [
          { stockStatus: 'ONSITE', availableStock: 40, promise: { unit: 'HOUR', delay: 2 } },
        ],
      },
      relay: { availabilities: [] },
    },
    storeAvailability: {
      stockStatus: 'ONSITE',
      availableStock: 40,
      promise: { unit: 'HOUR', delay: 2 },
    },
    ...changes,
  });

/** The same product, sold by a marketplace vendor and delivered to the home. */
export const aVendorOffer = (changes: Partial<WireOffer> = {}): WireOffer =>
  anOffer({
    code: 'V-100234-BUDMAX',
    isSoldByAThirdPartyVendor: true,
    isShipping: true,
    vendor: { name: 'Budmax', code: 'BUDMAX', sellerIdentifier: 'S-0001' },
    delivery: {
      home: {
        availabilities: [
          { stockStatus: 'SITE_DELIVERY', availableStock: 12, promise: { unit: 'DAY', delay: 3 } },
        ],
      },
      store: { availabilities: [] },
      relay: { availabilities: [] },
    },
    storeAvailability: undefined,
    ...changes,
  });
