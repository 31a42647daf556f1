import type { Reply } from '@materia/api-contract';
import { anOrder } from './customer.ts';

type WireAvailability = Reply<'readOrderAvailability'>;

/** The lines of the sample order, all of them on the shelves, for one złoty more than then. */
export const anAvailability = (changes: Partial<WireAvailability> = {}): WireAvailability => ({
  currency: 'PLN',
  isReorderable: true,
  lines: anOrder().lines.map(({ lineNumber, itemId, name, price, qtyOrdered, customData }) => ({
    lineNumber,
    itemId,
    name,
    imageUrl: customData.imageUrl,
    urlKey: customData.urlKey,
    vendorName: customData.vendorName,
    qtyOrdered,
    price,
    priceNoTax: customData.unitaryPriceNoTax,
    available: {
      offerId: `R-${itemId}`,
      qtyMax: 40,
      qtyInStore: 40,
      price: price + 1,
      priceNoTax: customData.unitaryPriceNoTax + 0.81,
    },
    substitutes: [],
  })),
  ...changes,
});
