import { itemSubtype } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';

export type ReorderLine = {
  readonly lineId: string;
  readonly offerId?: string | undefined;
  readonly subType?: string | undefined;
};

export type ReorderRefusal =
  | { readonly kind: 'nothing-to-reorder' }
  | { readonly kind: 'lines-without-offer'; readonly lineIds: readonly string[] };

/** The lines to add to the cart, and those whose offer is gone. */
export type ReorderPlan<Line> = {
  readonly available: readonly Line[];
  readonly unavailable: readonly Line[];
};

/**
 * A purchase can be ordered again only if every line has an offer or is packaging or handling.
 * Returns the lines with an offer; the refusal names the lines that prevent a reorder.
 */
export const reorderLines = <Line extends ReorderLine>(
  lines: readonly Line[],
): Result<readonly Line[], ReorderRefusal> => {
  const inTheWay = lines.filter((line) => !hasOffer(line) && itemSubtype(line.subType) === null);
  if (inTheWay.length > 0)
    return fail({ kind: 'lines-without-offer', lineIds: inTheWay.map((line) => line.lineId) });
  const goods = lines.filter(hasOffer);
  return goods.length === 0 ? fail({ kind: 'nothing-to-reorder' }) : ok(goods);
};

/**
 * Splits the lines of a reorder into those whose offer is still sold and the others, which are
 * reported to the customer.
 */
export const planReorder = <Line extends ReorderLine>(
  lines: readonly Line[],
  sellableOfferIds: ReadonlySet<string>,
): ReorderPlan<Line> => {
  const sells = (line: Line): boolean =>
    line.offerId !== undefined && sellableOfferIds.has(line.offerId);
  return { available: lines.filter(sells), unavailable: lines.filter((line) => !sells(line)) };
};

const hasOffer = (line: ReorderLine): boolean => line.offerId !== undefined && line.offerId !== '';
