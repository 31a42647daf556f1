import { safeReturnPath } from '@materia/domain-navigation';
import type { RouteName } from '@materia/market-model';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import type { Shop } from '../shop/shop.ts';
import { isOpenedByAddress } from './opened-by-address.ts';
import type { RequestedPage } from './requested-page.ts';

/** Pages for finding a store, which are never return targets. */
const LOOKING: readonly RouteName[] = ['stores', 'place', 'store', 'storeChange'];

/** Pages on which a store is chosen from a list. */
const LISTS: readonly RouteName[] = ['stores', 'place'];
const LONGEST_PATH = 1000;

type ShopFacts = Pick<Shop, 'destinationOf' | 'names'> & {
  readonly environment: Pick<Shop['environment'], 'publicOrigin'>;
};

/**
 * Whether this is a list of stores, where the previous page is saved. Such a response depends on
 * more than its URL.
 */
export const savesPreviousPage = ({ destination, method }: RequestedPage): boolean =>
  destination.kind === 'page' && LISTS.includes(destination.name) && method === 'GET';

/**
 * Saves the page from which a shopper came to the list of stores, so that choosing one returns
 * there, with or without scripts. Visitors from other sites have none; browsing between stores
 * changes nothing.
 */
export const savePreviousPage = (
  { destinationOf, environment, names }: ShopFacts,
  asked: RequestedPage,
  jar: CookieJar,
  referer: string | undefined,
): void => {
  if (!savesPreviousPage(asked)) return;
  const from = referer === undefined ? null : URL.parse(referer);
  const page =
    from === null || from.origin !== environment.publicOrigin
      ? undefined
      : destinationOf(from.pathname);
  if (from === null || page === undefined || page.kind !== 'page' || isOpenedByAddress(page.name))
    return jar.remove(names.previousPage);
  if (LOOKING.includes(page.name)) return;
  const path = encodeURIComponent(from.pathname + from.search);
  if (path.length > LONGEST_PATH) return jar.remove(names.previousPage);
  if (jar.read(names.previousPage) !== path) jar.write(names.previousPage, path, {});
};

/** The saved page, if it can be one of the shop's. */
export const readPreviousPage = (jar: CookieJar, name: string): string | undefined => {
  const path = safeReturnPath(decoded(jar.read(name)), '');
  return path === '' ? undefined : path;
};

const decoded = (text: string | undefined): string | undefined => {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
