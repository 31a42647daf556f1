import type { CartOutcome } from './notices.ts';

/** What became of one item of an add: `quantity` is what went in. */
export type ItemOutcome = {
  readonly sku: string;
  readonly outcome: CartOutcome;
  readonly quantity: number;
};

/** The answer to an add of several products. Items with an outcome may still be in the cart, in a smaller quantity or at another price. */
export type MultiAddResult =
  | { readonly kind: 'all-added' }
  | { readonly kind: 'some-added'; readonly failed: readonly ItemOutcome[] }
  | { readonly kind: 'none-added'; readonly failed: readonly ItemOutcome[] };

/** Reads the outcomes of the items that were asked for; an item without an outcome went in as asked. */
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
