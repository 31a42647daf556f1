/**
 * Every market, for specs that loop over all of them. It stands outside the packages on purpose: an import of
 * the registry in a spec would tie its whole library to all markets, and a text changed in one market would
 * then rebuild every storefront. Caches of such specs name the markets' folders instead (tools/nx-plugin).
 */
export { marketById, markets } from '@materia/market-all';
