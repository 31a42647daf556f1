import { firstAvailability, quantityBounds } from '@materia/domain-stock-status';
import type { TaxedAmount } from '@materia/domain-pricing';
import {
  findSubstitutes,
  type FoundSubstitute,
  type SubstituteTools,
} from '../../catalogue/substitutes/find-substitutes.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Bought, PurchasedLine } from './bought-lines.ts';
import { linesToReorder, type OrderableLine, planAtStore } from './sellable-offers.ts';

/** What a store has of a line now, or what it has instead. */
export type LineAvailability = { readonly line: PurchasedLine } & (
  | {
      readonly kind: 'available';
      readonly offerId: string;
      readonly most: number;
      /** On the shelves of the store; undefined when the product comes from elsewhere. */
      readonly inStore: number | undefined;
      readonly unit: TaxedAmount;
    }
  | { readonly kind: 'unavailable'; readonly substitutes: readonly FoundSubstitute[] }
);

export type PurchaseAvailability = {
  readonly isReorderable: boolean;
  readonly lines: readonly LineAvailability[];
};

/** More unavailable products than these are named without substitutes. */
const MOST_REPLACED = 8;

/** What a store has now of what was bought, line by line. */
export const availabilityAt = async (
  tools: SubstituteTools,
  { lines }: Bought,
  store: StoreRow,
  viewer: RequestContext,
): Promise<PurchaseAvailability> => {
  const { orderable, unavailable } = await planAtStore(tools.db, lines, store, viewer);
  const gone = [...new Set(unavailable.map(({ sku }) => sku))].slice(0, MOST_REPLACED);
  const instead = new Map(
    await Promise.all(
      gone.map(async (sku) => [sku, await findSubstitutes(tools, sku, store, viewer)] as const),
    ),
  );
  const now = new Map(orderable.map((each) => [each.line.lineNumber, availableNow(each)]));
  return {
    isReorderable: linesToReorder(lines).ok,
    lines: lines.map(
      (line) =>
        now.get(line.lineNumber) ?? {
          kind: 'unavailable',
          line,
          substitutes: instead.get(line.sku) ?? [],
        },
    ),
  };
};

const availableNow = ({ line, offer }: OrderableLine): LineAvailability => {
  const first = firstAvailability(offer);
  return {
    kind: 'available',
    line,
    offerId: offer.code,
    most: quantityBounds(offer).max,
    inStore: first?.mode === 'store' ? first.availableStock : undefined,
    unit: offer.price.unit,
  };
};
