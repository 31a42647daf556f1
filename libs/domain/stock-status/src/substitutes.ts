import { firstAvailability, type StockedOffer } from './availability.ts';
import { quantityBounds } from './quantity-bounds.ts';
import { isDeliverable } from './stock-status.ts';
import { isSellable } from './unavailability.ts';

/**
 * The compared fields of a product. Its offer is the one of the selected store; attribute values
 * are compared as is.
 */
export type Substitutable = {
  readonly sku: string;
  readonly categoryId: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly offer: StockedOffer;
};

export type Substitute<Product> = {
  readonly product: Product;
  /** The main attributes it shares with the product that is short of stock. */
  readonly shared: readonly string[];
  /** Units in stock at the store; never fewer than wanted. */
  readonly units: number;
};

/**
 * Whether a store cannot supply the wanted number of sale units now: stock is too low, or the
 * product must be ordered first.
 */
export const isShortOf = (offer: StockedOffer, quantity: number): boolean =>
  unitsAtHand(offer) < quantity;

/**
 * Substitutes that a store can offer for a product it is short of: products of the same category
 * with every wanted unit in stock, those that share most of the category's main attributes first,
 * then those with more stock, then in the given order. If the category has main attributes, a
 * product that shares none of them is no substitute. Empty while the product itself is not short.
 */
export const substitutesFor = <Product extends Substitutable>(
  wanted: { readonly product: Substitutable; readonly quantity: number },
  candidates: readonly Product[],
  { mainAttributes, most }: { readonly mainAttributes: readonly string[]; readonly most: number },
): readonly Substitute<Product>[] => {
  const { product, quantity } = wanted;
  if (!isShortOf(product.offer, quantity)) return [];
  return candidates
    .filter(
      (candidate) => candidate.sku !== product.sku && candidate.categoryId === product.categoryId,
    )
    .map((candidate) => ({
      product: candidate,
      shared: sharedAttributes(product, candidate, mainAttributes),
      units: unitsAtHand(candidate.offer),
    }))
    .filter(
      ({ shared, units }) =>
        units >= quantity && (shared.length > 0 || mainAttributes.length === 0),
    )
    .toSorted((a, b) => b.shared.length - a.shared.length || b.units - a.units)
    .slice(0, most);
};

const sharedAttributes = (
  one: Substitutable,
  other: Substitutable,
  mainAttributes: readonly string[],
): readonly string[] =>
  mainAttributes.filter(
    (name) => one.attributes[name] !== undefined && one.attributes[name] === other.attributes[name],
  );

/** Units that the store can hand out now; a range product has none, whatever its stock figure. */
const unitsAtHand = (offer: StockedOffer): number => {
  const first = firstAvailability(offer);
  return first !== null && isDeliverable(first.stockStatus) && isSellable(offer)
    ? quantityBounds(offer).max
    : 0;
};
