import { fail, ok, type Result } from '@materia/domain-kernel';
import { isSellable, type StockedOffer } from '@materia/domain-stock-status';

/** The value of a retailer's ecommerce flag that means the store sells online. */
const ECOMMERCE_ACTIVE = '1';

/** Whether a retailer's ecommerce flag lets the store sell online; a missing flag does not. */
export const isEcommerceActive = (retailer: { readonly ecommerce?: string | undefined }): boolean =>
  retailer.ecommerce === ECOMMERCE_ACTIVE;

/**
 * `disableEcommerceMode` only permits showcase mode: the shop sells unless the store's own flag
 * also disables it.
 */
export const sellingMode = (
  retailer: { readonly ecommerce?: string | undefined },
  { disableEcommerceMode }: { readonly disableEcommerceMode: boolean },
): 'selling' | 'showcase' =>
  disableEcommerceMode && !isEcommerceActive(retailer) ? 'showcase' : 'selling';

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
