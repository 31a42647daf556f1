import type { FlagKey } from '@materia/domain-feature-flags';
import type { Destination } from '../../routes/address.ts';
import { factsOf } from '../../routes/pages.ts';

/** What a request asks for, read from its method and raw target (path and query as they stand in the request line). */
export type AskedPage = {
  readonly method: string;
  readonly url: URL;
  /** Asked by the browser's router, which wants the data only. */
  readonly dataOnly: boolean;
  /** The page's path, without the mark of a data request. */
  readonly path: string;
  readonly destination: Destination;
};

/** Reads what is asked for; nothing for a target that is not a path. A host in the target is never believed. */
export const readAskedPage = (
  method: string,
  target: string,
  publicOrigin: string,
  destinationOf: (pathname: string) => Destination,
): AskedPage | undefined => {
  if (!target.startsWith('/')) return undefined;
  const url = URL.parse(publicOrigin + target);
  if (url === null || url.origin !== publicOrigin) return undefined;
  const dataOnly = url.pathname.endsWith('.data');
  const path = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  return {
    method,
    url,
    dataOnly,
    path: path === '/_root' ? '/' : path,
    destination: destinationOf(path === '/_root' ? '/' : path),
  };
};

/** A page that a flag keeps shut is an address the shop does not know, under its aliases too (FLAG-07, FLAG-43). */
export const asOpened = (
  asked: AskedPage,
  flags: Readonly<Record<FlagKey, boolean>>,
): AskedPage => {
  if (asked.destination.kind === 'unknown') return asked;
  const { flag } = factsOf(asked.destination.name);
  return flag === undefined || flags[flag] ? asked : { ...asked, destination: { kind: 'unknown' } };
};

/** More segments than any page has: what is asked under this path is nothing the shop knows. */
export const UNKNOWN_PATH = '/404/404/404/404/404/404';
