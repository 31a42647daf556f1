/**
 * Every market, for specs that loop over all of them. It is outside the libraries on purpose: if a
 * spec imported the registry, its whole library would depend on all markets, and a text change in
 * one market would rebuild every storefront. The cache key of such specs includes the markets
 * instead (tools/nx-plugin).
 */
export { marketById, markets } from '@materia/market-all';
