import { priceContextCode, priceContextPair } from '@materia/domain-pricing';
import type { CustomerKind } from '../../platform/database/schema.ts';
import type { StoreRow } from '../stores/repository.ts';

/** Where and for whom prices are asked: a store, and the kind of customer. */
export type PriceContext = {
  readonly store: StoreRow;
  readonly kind: CustomerKind;
  readonly code: string;
};

/** The context of a customer at a store. The kind comes from the account, never from a code or a flag of the request (PRC-05). */
export const priceContextOf = (store: StoreRow, isPro: boolean): PriceContext => ({
  store,
  kind: customerKindOf(isPro),
  code: contextCodeAt(store, isPro),
});

export const customerKindOf = (isPro: boolean): CustomerKind =>
  isPro ? 'professional' : 'private';

/** The code of the context of a customer at a store. */
export const contextCodeAt = (
  { seller_code }: Pick<StoreRow, 'seller_code'>,
  isPro: boolean,
): string => priceContextCode(priceContextPair(seller_code), isPro);
