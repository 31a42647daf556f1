import { planReorder, reorderLines } from '@materia/domain-order';
import { ok, type Result } from '@materia/domain-kernel';
import type { Offer } from '@materia/domain-pricing';
import { isSellable } from '@materia/domain-stock-status';
import { readOffers } from '../../catalogue/offers/offers.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { PurchasedLine } from './bought-lines.ts';

/** A line that can be ordered at the store, with the offer that it was bought from. */
export type OrderableLine = { readonly line: PurchasedLine; readonly offer: Offer };

type StoreReorder = {
  readonly orderable: readonly OrderableLine[];
  readonly unavailable: readonly PurchasedLine[];
};

/** Which of some lines a store can sell again, each from the offer that it was bought from. */
export const planAtStore = async (
  db: Reader,
  lines: readonly PurchasedLine[],
  store: StoreRow,
  viewer: RequestContext,
): Promise<StoreReorder> => {
  const offers = await readOffers(
    db,
    viewer.market,
    [...new Set(lines.map(({ sku }) => sku))],
    priceContextOf(store, viewer),
    viewer.today,
  );
  const sellable = new Map(
    [...offers.values()].flatMap((ofProduct) =>
      ofProduct.filter(isSellable).map((offer) => [offer.code, offer] as const),
    ),
  );
  const { available, unavailable } = planReorder(lines, new Set(sellable.keys()));
  return {
    orderable: available.flatMap((line) => {
      const offer = sellable.get(line.offerId ?? '');
      return offer === undefined ? [] : [{ line, offer }];
    }),
    unavailable,
  };
};

/** The lines of a purchase that can be bought again, unless one of its lines prevents it. */
export const linesToReorder = (
  lines: readonly PurchasedLine[],
): Result<readonly PurchasedLine[], { readonly kind: 'not-reorderable' }> => {
  const found = reorderLines(lines);
  return found.ok ? ok(found.value) : { ok: false, error: { kind: 'not-reorderable' } };
};
