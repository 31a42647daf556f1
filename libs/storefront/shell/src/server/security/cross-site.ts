import type { HeaderReader } from '../visit/incoming.ts';

/**
 * Returns whether a request that may change something comes from the shop's own pages. Browsers
 * report this in `Sec-Fetch-Site`; where that is absent, `Origin` must be the shop's origin. A
 * request with neither is rejected.
 */
export const isFromOwnPages = (header: HeaderReader, publicOrigin: string): boolean => {
  const site = header('sec-fetch-site');
  return site === undefined ? header('origin') === publicOrigin : site === 'same-origin';
};

/**
 * Whether a request may come from a program that shows mails: it has nothing of a browser, so nobody
 * else's session either.
 */
export const isMailProgram = (header: HeaderReader): boolean =>
  ['sec-fetch-site', 'origin', 'cookie'].every((name) => header(name) === undefined);

/**
 * Script calls must also have a header that a form cannot send, and their body, if any, must be
 * JSON.
 */
export const isOwnScriptCall = (
  header: HeaderReader,
  publicOrigin: string,
  method: string,
): boolean =>
  header('x-materia') === '1' &&
  (method === 'GET'
    ? header('sec-fetch-site') === undefined || header('sec-fetch-site') === 'same-origin'
    : isFromOwnPages(header, publicOrigin) && isJson(header('content-type')));

const isJson = (type: string | undefined): boolean =>
  /^application\/json(?:\s*;|$)/i.test(type ?? '');

/**
 * Host names that the storefront accepts: its public one, and localhost on its own port. Any other
 * is not this shop.
 */
export const isKnownHost = (
  host: string | undefined,
  publicOrigin: string,
  port: number,
): boolean =>
  host !== undefined &&
  [new URL(publicOrigin).host, `localhost:${port}`].includes(host.toLowerCase());
