import { fail, ok, type Result } from '@materia/domain-kernel';
import { isSellable, type StockedOffer } from '@materia/domain-stock-status';

/** Whether a store takes orders online; a showcase only shows its prices and its stock. */
export type SellingStore = { readonly sellsOnline: boolean };

/**
 * `disableEcommerceMode` only permits showcase mode: the shop sells unless the store does not sell
 * online either. A store that is not known does not.
 */
export const sellingMode = (
  store: SellingStore | undefined,
  { disableEcommerceMode }: { readonly disableEcommerceMode: boolean },
): 'selling' | 'showcase' =>
  disableEcommerceMode && store?.sellsOnline !== true ? 'showcase' : 'selling';

export type AddRefusal =
  { readonly kind: 'no-offer' } | { readonly kind: 'showcase' } | { readonly kind: 'not-sellable' };

/**
 * Whether an item may be requested. Refuses, before any request, an item without an offer, a store
 * that does not sell and an unavailable offer.
 */
export const canAddToCart = <Offer extends StockedOffer>(
  item: { readonly offer?: Offer | null | undefined },
  mode: 'selling' | 'showcase',
): Result<Offer, AddRefusal> => {
  if (!item.offer) return fail({ kind: 'no-offer' });
  if (mode === 'showcase') return fail({ kind: 'showcase' });
  return isSellable(item.offer) ? ok(item.offer) : fail({ kind: 'not-sellable' });
};
