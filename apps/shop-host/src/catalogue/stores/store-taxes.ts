import { type TaxPlace, taxPlace } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { StoreRow } from './repository.ts';

/** The taxes on sales to the shoppers of a store. */
export type StoreTaxes = {
  /** On what the retailer sells at the store. */
  readonly own: TaxPlace;
  /** On what sellers send to its area. Their offers do not state from where, so the mainland is assumed. */
  readonly sellers: TaxPlace;
};

/** A postal code of no territory stands for the mainland. */
const ON_THE_MAINLAND = '';

/** The taxes at a store, by its postal code. Throws for a store in a territory that the market does not serve; imports refuse those. */
export const storeTaxes = (
  { id, taxes }: Pick<Market, 'id' | 'taxes'>,
  { postcode }: Pick<StoreRow, 'postcode'>,
): StoreTaxes => {
  const own = taxPlace(taxes, { from: postcode, to: postcode });
  const sellers = taxPlace(taxes, { from: ON_THE_MAINLAND, to: postcode });
  if (!own.ok || !sellers.ok) throw new Error(`The market ${id} serves no store at ${postcode}`);
  return { own: own.value, sellers: sellers.value };
};
