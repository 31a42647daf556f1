import { PURCHASE_LISTS, type PurchaseList } from '@materia/page-request';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import type { CookieNames } from '../cookies/cookie-names.ts';

/** Longer queries are not ones that the lists write. */
const LONGEST_QUERY = 200;

/**
 * The list of purchases as a customer left it; undefined for a broken cookie and for another
 * customer's.
 */
export const readPurchaseList = (
  jar: CookieJar,
  names: CookieNames,
  customerId: string,
): PurchaseList | undefined => {
  const [owner, list, query = ''] = (jar.read(names.purchaseList) ?? '').split('!');
  const name = PURCHASE_LISTS.find((known) => known === list);
  return owner !== customerId || name === undefined || query.length > LONGEST_QUERY
    ? undefined
    : { list: name, query: String(new URLSearchParams(query)) };
};

export const writePurchaseList = (
  jar: CookieJar,
  names: CookieNames,
  customerId: string,
  { list, query }: PurchaseList,
): void => {
  const value = [customerId, list, query].join('!');
  if (query.length <= LONGEST_QUERY && jar.read(names.purchaseList) !== value)
    jar.write(names.purchaseList, value, {});
};
