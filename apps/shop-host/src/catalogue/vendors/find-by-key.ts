import { vendorIdIn, vendorSlug } from '@materia/domain-navigation';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findVendor, type VendorRow, vendorsWith } from './repository.ts';

/**
 * The vendors that a URL segment may mean: first the one with this name-and-identifier slug, then
 * by url key, then by identifier, alone or after a name that has changed since, then by shop name,
 * which several vendors may share.
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
