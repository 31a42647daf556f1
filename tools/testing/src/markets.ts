import { marketById } from '@materia/market-all';
import type { Market } from '@materia/market-model';

/**
 * Every market, for specs that loop over all of them. It is outside the libraries on purpose: if a
 * spec imported the registry, its whole library would depend on all markets, and a text change in
 * one market would rebuild every storefront. The cache key of such specs includes the markets
 * instead (tools/nx-plugin).
 */
export { marketById, markets } from '@materia/market-all';

/** A market that a spec names. Throws if there is none, so that the spec needs no case for it. */
export const marketOf = (id: string): Market => {
  const market = marketById(id);
  if (market === undefined) throw new Error(`There is no market ${id}`);
  return market;
};
