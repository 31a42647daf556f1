import { priceContextCode, priceContextPair } from '@materia/domain-pricing';
import type { CustomerKind } from '../database/schema.ts';
import type { StoreRow } from '../stores/store.ts';

/** Where and for whom prices are asked: a store, and the kind of customer. */
export type PriceContext = { readonly store: StoreRow; readonly kind: CustomerKind; readonly code: string };

/** The context of a customer at a store. The kind comes from the account, never from a code or a flag of the request (PRC-05). */
export const priceContextOf = (store: StoreRow, isPro: boolean): PriceContext => ({
  store,
  kind: isPro ? 'professional' : 'private',
  code: priceContextCode(priceContextPair(store.seller_code), isPro),
});
