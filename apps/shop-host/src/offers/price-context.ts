import { padSellerCode } from '@materia/domain-delivery-labels';
import { priceContextCode } from '@materia/domain-pricing';
import type { CustomerKind } from '../database/schema.ts';
import type { StoreRow } from '../stores/store.ts';
import { priceContextPair } from '../stores/wire-store.ts';

/** Where and for whom prices are asked: a store, and the kind of customer. */
export type PriceContext = { readonly store: StoreRow; readonly kind: CustomerKind; readonly code: string };

/** The context of a customer at a store. The kind comes from the account, never from a code or a flag of the request (PRC-05). */
export const priceContextOf = (store: StoreRow, isPro: boolean): PriceContext => ({
  store,
  kind: isPro ? 'professional' : 'private',
  code: priceContextCode(priceContextPair(store), isPro),
});

/** A context code taken apart: the seller code of its store and the kind it asks for. */
type AskedContext = { readonly sellerCode: string; readonly kind: CustomerKind };

/** Reads a code such as 012P or 12B; undefined for any other text. */
export const parseContextCode = (code: string): AskedContext | undefined => {
  const parts = /^(\d{1,3})([PB])$/.exec(code);
  return parts?.[1] === undefined ? undefined : { sellerCode: padSellerCode(parts[1]), kind: parts[2] === 'B' ? 'professional' : 'private' };
};
