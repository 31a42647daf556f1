import { fail, ok, type Result } from '@materia/domain-kernel';
import { isSellable, type StockedOffer } from '@materia/domain-stock-status';

/** The value of a retailer's ecommerce flag that means "sells". */
const ECOMMERCE_ACTIVE = '1';

/** Whether a retailer's ecommerce flag says that the store sells; a flag that is missing does not. */
export const isEcommerceActive = (retailer: { readonly ecommerce?: string | undefined }): boolean =>
  retailer.ecommerce === ECOMMERCE_ACTIVE;

/** `disableEcommerceMode` is FLAG-05, which only permits the showcase: the shop sells unless the store's own flag says otherwise. */
export const sellingMode = (
  retailer: { readonly ecommerce?: string | undefined },
  { disableEcommerceMode }: { readonly disableEcommerceMode: boolean },
): 'selling' | 'showcase' =>
  disableEcommerceMode && !isEcommerceActive(retailer) ? 'showcase' : 'selling';

export type AddRefusal =
  { readonly kind: 'no-offer' } | { readonly kind: 'showcase' } | { readonly kind: 'not-sellable' };

/** Whether an item may be asked for. Refuses, before any request, an item without an offer, a store that does not sell and an offer that is not to be had. */
export const canAddToCart = <Offer extends StockedOffer>(
  item: { readonly offer?: Offer | null | undefined },
  mode: 'selling' | 'showcase',
): Result<Offer, AddRefusal> => {
  if (!item.offer) return fail({ kind: 'no-offer' });
  if (mode === 'showcase') return fail({ kind: 'showcase' });
  return isSellable(item.offer) ? ok(item.offer) : fail({ kind: 'not-sellable' });
};
