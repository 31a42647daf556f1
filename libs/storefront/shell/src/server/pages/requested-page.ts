import type { FlagKey } from '@materia/domain-feature-flags';
import { parsePageNumber } from '@materia/domain-navigation';
import type { Destination } from '../../routes/address.ts';
import { factsOf } from '../../routes/pages.ts';

/** The requested page, parsed from the method and the raw target (path and query of the request line). */
export type RequestedPage = {
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  readonly destination: Destination;
};

/** Parses the request; undefined for a target that is not a path. A host in the target is never trusted. */
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

/**
 * The absolute URL by which search engines know the page; undefined for an unknown path. Each page of a list is its own, and
 * all other parameters (filters, order, tracking) lead to the same one.
 */
export const canonicalAddress = ({ url, path, destination }: RequestedPage): string | undefined => {
  if (destination.kind === 'unknown') return undefined;
  const number = factsOf(destination.name).isPaged
    ? parsePageNumber(url.searchParams.get('page'))
    : undefined;
  const later = number?.ok === true && number.value > 1 ? `?page=${number.value}` : '';
  return url.origin + path + later;
};

/** Has more segments than any page, so it is always an unknown path. */
export const UNKNOWN_PATH = '/404/404/404/404/404/404';
