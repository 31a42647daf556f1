import type { QuoteDates } from '@materia/domain-quotes';
import {
  type PriceBasis,
  priceBasisOf,
  priceContextCode,
  priceContextPair,
} from '@materia/domain-pricing';
import type { FlagSet } from '@materia/domain-feature-flags';
import type { CustomerPrincipal } from '../../platform/contract/context.ts';
import type { CustomerKind } from '../../platform/database/tables/price-tables.ts';
import type { StoreRow } from '../stores/repository.ts';

/** The context of prices: a store and the kind of customer. */
export type PriceContext = {
  readonly store: StoreRow;
  readonly kind: CustomerKind;
  readonly code: string;
  readonly basis: PriceBasis;
  /** Whether offers of vendors are on sale (flag MARKETPLACE_MODE). */
  readonly isMarketplace: boolean;
  /** The quote whose prices hold at the lines of a cart. */
  readonly quote?: Pick<QuoteDates, 'validUntil'>;
};

/** Who asks for prices, and under which flags. */
export type OfferViewer = {
  readonly customer: Pick<CustomerPrincipal, 'isPro'> | undefined;
  readonly flags: Pick<FlagSet, 'MARKETPLACE_MODE'>;
};

/**
 * The price context of a customer at a store. The kind comes from the account, never from a code or
 * a flag in the request.
 */
export const priceContextOf = (store: StoreRow, { customer, flags }: OfferViewer): PriceContext => {
  const isPro = customer?.isPro === true;
  return {
    store,
    kind: customerKindOf(isPro),
    code: contextCodeAt(store, isPro),
    basis: priceBasisOf(isPro),
    isMarketplace: flags.MARKETPLACE_MODE,
  };
};

export const customerKindOf = (isPro: boolean): CustomerKind =>
  isPro ? 'professional' : 'private';

/** The code of a customer's price context at a store. */
export const contextCodeAt = (
  { seller_code }: Pick<StoreRow, 'seller_code'>,
  isPro: boolean,
): string => priceContextCode(priceContextPair(seller_code), isPro);
