import { vendorIdIn, vendorSlug } from '@materia/domain-navigation';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findVendor, type VendorRow, vendorsWith } from './repository.ts';

/**
 * The vendors a word of an address may mean (RTE-06, RTE-15): the one whose name-and-identifier slug it is wins, then
 * the url key, then the identifier, alone or behind words that changed since, then the shop name, which several may share.
 */
export const findByKey = async (
  db: Reader,
  market: string,
  key: string,
): Promise<readonly VendorRow[]> => {
  const id = vendorIdIn(key);
  const identified = id === undefined ? undefined : await findVendor(db, market, id);
  if (
    identified !== undefined &&
    key === vendorSlug({ id: identified.seller_identifier, shopName: identified.name })
  )
    return [identified];
  const [keyed, ...others] = await vendorsWith(db, market, 'url_key', key);
  if (keyed !== undefined && others.length === 0) return [keyed];
  if (identified !== undefined) return [identified];
  const named = await vendorsWith(db, market, 'name', key);
  return named.length > 0 || keyed === undefined ? named : [keyed, ...others];
};
