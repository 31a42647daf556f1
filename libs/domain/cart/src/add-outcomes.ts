import type { CartOutcome } from './notices.ts';

/** The outcome of one item of an add. `quantity` is the quantity that was added. */
export type ItemOutcome = {
  readonly sku: string;
  readonly outcome: CartOutcome;
  readonly quantity: number;
};

/**
 * The response to adding several products. Items with an outcome may still be in the cart, in a
 * smaller quantity or at another price.
 */
export type MultiAddResult =
  | { readonly kind: 'all-added' }
  | { readonly kind: 'some-added'; readonly failed: readonly ItemOutcome[] }
  | { readonly kind: 'none-added'; readonly failed: readonly ItemOutcome[] };

/** Reads the outcomes of the requested items. An item without an outcome was added as requested. */
export const multiAddResult = (
  requestedSkus: readonly string[],
  outcomes: readonly ItemOutcome[],
): MultiAddResult => {
  const failed = outcomes.filter(
    (item) => item.outcome === 'TECHNICAL_ERROR' || item.quantity === 0,
  );
  if (failed.length === 0) return { kind: 'all-added' };
  const failedSkus = new Set(failed.map((item) => item.sku));
  return {
    kind: requestedSkus.every((sku) => failedSkus.has(sku)) ? 'none-added' : 'some-added',
    failed,
  };
};
