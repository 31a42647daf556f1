import { firstAvailability, type StockedOffer } from './availability.ts';

/** Where the retailer has units of its own products: at the chosen store, or in the central warehouse. */
type UnitSource = 'store' | 'warehouse';

/** Units of a product that come from one source. */
export type SourcedUnits = { readonly source: UnitSource; readonly quantity: number };

/** Whether the store has none of the retailer's own product, so that all of it comes from the warehouse. */
export const isFromWarehouse = (offer: StockedOffer): boolean =>
  !offer.isSoldByAThirdPartyVendor && (firstAvailability(offer)?.mode ?? 'store') !== 'store';

/**
 * Divides a quantity of the retailer's own product: the store's units first, then those of the
 * warehouse. Units that neither has are left with the last source that has some, so that the parts
 * always add up to the quantity; the check of the cart lowers such a line.
 */
export const divideQuantity = (offer: StockedOffer, quantity: number): readonly SourcedUnits[] => {
  if (isFromWarehouse(offer)) return [{ source: 'warehouse', quantity }];
  const added = offer.warehouse?.availableStock ?? 0;
  const here = firstAvailability(offer)?.availableStock ?? quantity;
  if (quantity <= here || added <= 0) return [{ source: 'store', quantity }];
  if (here <= 0) return [{ source: 'warehouse', quantity }];
  return [
    { source: 'store', quantity: here },
    { source: 'warehouse', quantity: quantity - here },
  ];
};
