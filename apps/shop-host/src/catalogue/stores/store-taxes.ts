import { isServedFrom, type TaxPlace, taxPlace } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { StoreRow } from './repository.ts';

/** The taxes on sales to the shoppers of a store. */
export type StoreTaxes = {
  /** On what the retailer sells at the store. */
  readonly own: TaxPlace;
  /** On what vendors send to its area. Their offers do not state from where, so the mainland is assumed. */
  readonly vendors: TaxPlace;
};

/** Whether products sent to a postal code are taxed as the store's prices are. */
export const isTaxedAsAtStore = (
  market: Pick<Market, 'id' | 'taxes'>,
  store: Pick<StoreRow, 'postcode'>,
  postcode: string,
): boolean => isServedFrom(market.taxes, { from: store.postcode, to: postcode });

/** A postal code outside all territories is on the mainland. */
const ON_THE_MAINLAND = '';

/** The taxes at a store, by its postal code. Throws for a store in a territory that the market does not serve; imports refuse those. */
export const storeTaxes = (
  { id, taxes }: Pick<Market, 'id' | 'taxes'>,
  { postcode }: Pick<StoreRow, 'postcode'>,
): StoreTaxes => {
  const own = taxPlace(taxes, { from: postcode, to: postcode });
  const vendors = taxPlace(taxes, { from: ON_THE_MAINLAND, to: postcode });
  if (!own.ok || !vendors.ok) throw new Error(`The market ${id} serves no store at ${postcode}`);
  return { own: own.value, vendors: vendors.value };
};
