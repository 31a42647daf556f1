import { safeReturnPath } from '@materia/domain-navigation';
import type { RouteName } from '@materia/market-model';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import type { Shop } from '../shop.ts';
import type { AskedPage } from './requested-page.ts';

/** Pages on which a store is looked for: nobody means to come back to them. */
const LOOKING: readonly RouteName[] = ['stores', 'store', 'storeChange'];
const LONGEST_PATH = 1000;

type ShopFacts = Pick<Shop, 'destinationOf' | 'names'> & {
  readonly environment: Pick<Shop['environment'], 'publicOrigin'>;
};

/** Is this the list of stores, where the page before is noted? Such an answer depends on more than its address. */
export const notesPageBefore = ({ destination, method }: AskedPage): boolean =>
  destination.kind === 'page' && destination.name === 'stores' && method === 'GET';

/**
 * Notes the page from which a shopper came to the list of stores, so that choosing one leads back there, with and
 * without scripts (STO-24). Who comes from outside has none; looking around among stores changes nothing.
 */
export const notePageBefore = (
  { destinationOf, environment, names }: ShopFacts,
  asked: AskedPage,
  jar: CookieJar,
  referer: string | undefined,
): void => {
  if (!notesPageBefore(asked)) return;
  const from = referer === undefined ? null : URL.parse(referer);
  const page =
    from === null || from.origin !== environment.publicOrigin
      ? undefined
      : destinationOf(from.pathname);
  if (from === null || page === undefined || page.kind !== 'page')
    return jar.remove(names.pageBefore);
  if (LOOKING.includes(page.name)) return;
  const path = encodeURIComponent(from.pathname + from.search);
  if (path.length > LONGEST_PATH) return jar.remove(names.pageBefore);
  if (jar.read(names.pageBefore) !== path) jar.write(names.pageBefore, path, {});
};

/** The noted page, if it can be one of the shop's. */
export const readPageBefore = (jar: CookieJar, name: string): string | undefined => {
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
