import { type PriceBasis, priceContextCode, priceContextPair } from '@materia/domain-pricing';
import type { CustomerKind } from '../../platform/database/tables/price-tables.ts';
import type { StoreRow } from '../stores/repository.ts';

/** The context of prices: a store and the kind of customer. */
export type PriceContext = {
  readonly store: StoreRow;
  readonly kind: CustomerKind;
  readonly code: string;
  readonly basis: PriceBasis;
};

/**
 * The price context of a customer at a store. The kind comes from the account, never from a code or
 * a flag in the request.
 */
export const priceContextOf = (store: StoreRow, isPro: boolean): PriceContext => ({
  store,
  kind: customerKindOf(isPro),
  code: contextCodeAt(store, isPro),
  basis: priceBasisOf(isPro),
});

/** Firms agree on prices without tax, everybody else on prices with tax. */
export const priceBasisOf = (isPro: boolean): PriceBasis => (isPro ? 'excluded' : 'included');

export const customerKindOf = (isPro: boolean): CustomerKind =>
  isPro ? 'professional' : 'private';

/** The code of a customer's price context at a store. */
export const contextCodeAt = (
  { seller_code }: Pick<StoreRow, 'seller_code'>,
  isPro: boolean,
): string => priceContextCode(priceContextPair(seller_code), isPro);
