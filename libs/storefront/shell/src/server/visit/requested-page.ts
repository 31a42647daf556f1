import type { FlagKey } from '@materia/domain-feature-flags';
import { parsePageNumber } from '@materia/domain-navigation';
import type { Destination } from '../../routes/address.ts';
import { factsOf } from '../../routes/pages.ts';

/**
 * The requested page, parsed from the method and the raw target (path and query of the request
 * line).
 */
export type RequestedPage = {
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  readonly destination: Destination;
};

/**
 * Parses the request; undefined for a target that is not a path. A host in the target is never
 * trusted.
 */
export const parseRequestedPage = (
  method: string,
  target: string,
  publicOrigin: string,
  destinationOf: (pathname: string) => Destination,
): RequestedPage | undefined => {
  if (!target.startsWith('/')) return undefined;
  const url = URL.parse(publicOrigin + target);
  if (url === null || url.origin !== publicOrigin) return undefined;
  return { method, url, path: url.pathname, destination: destinationOf(url.pathname) };
};

/** A page that a flag disables counts as an unknown path, under its aliases too. */
export const asOpened = (
  asked: RequestedPage,
  flags: Readonly<Record<FlagKey, boolean>>,
): RequestedPage => {
  if (asked.destination.kind === 'unknown') return asked;
  const { flag } = factsOf(asked.destination.name);
  return flag === undefined || flags[flag] ? asked : { ...asked, destination: { kind: 'unknown' } };
};

/** Parameters that select or order what a list contains, so that its pages are others. */
const ARRANGES = /^(?:f-.*|sort)$/;

/**
 * The absolute URL by which search engines know the page; undefined for an unknown path. Each page
 * of a list is its own, whatever other parameters it has, such as tracking. A filtered or sorted
 * list leads to the whole list: page 3 of it shows other products than page 3 of the whole.
 */
export const canonicalAddress = ({ url, path, destination }: RequestedPage): string | undefined => {
  if (destination.kind === 'unknown') return undefined;
  const isArranged = [...url.searchParams.keys()].some((name) => ARRANGES.test(name));
  const number =
    factsOf(destination.name).isPaged && !isArranged
      ? parsePageNumber(url.searchParams.get('page'))
      : undefined;
  const later = number?.ok === true && number.value > 1 ? `?page=${number.value}` : '';
  return url.origin + path + later;
};

/** Has more segments than any page, so it is always an unknown path. */
export const UNKNOWN_PATH = '/404/404/404/404/404/404';
