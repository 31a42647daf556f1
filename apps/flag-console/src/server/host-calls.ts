import { type Call, CALLS, CALLS_BY_AREA } from '@materia/api-contract';

/**
 * A host call that a page of the console may make. `path` is below `/console` on the host and below
 * `/api` here.
 */
type HostCall = Pick<Call, 'method' | 'path'>;

const BASE = '/console';

/**
 * The console's server makes these itself, around the page loads to and from the identity provider.
 */
const OWN_CALLS: readonly Call[] = [CALLS.startConsoleOpenId, CALLS.finishConsoleOpenId];

/**
 * Every call that pages of the console make: the console's calls of the contract, except those of
 * its server. Any other path is not passed on, whatever the host offers.
 */
export const HOST_CALLS: readonly HostCall[] = Object.values<Call>(CALLS_BY_AREA['Flag console'])
  .filter((call) => !OWN_CALLS.includes(call))
  .map(({ method, path }) => ({ method, path: path.slice(BASE.length) }));

/** The valid path parameters: business units and ids of change sets, never a dot or a slash. */
const PARAMETER = /^[\w-]{1,64}$/;

/**
 * The host path for a request of the console's pages, or undefined if it matches none of
 * `HOST_CALLS`. Each segment is decoded once and must match exactly, so no encoded slash, dot or
 * backslash leads out of `/console`.
 * @param rawPath the undecoded path below `/api`, without the query, which calls of the console do
 *   not have
 */
export const hostPath = (
  method: string,
  rawPath: string,
  calls: readonly HostCall[] = HOST_CALLS,
): string | undefined => {
  const segments = decoded(rawPath);
  const isCalled =
    segments !== undefined &&
    calls.some((call) => call.method === method && fits(segments, call.path.split('/')));
  return isCalled ? segments.join('/') : undefined;
};

const fits = (segments: readonly string[], template: readonly string[]): boolean =>
  segments.length === template.length &&
  template.every((part, at) =>
    part.startsWith(':') ? PARAMETER.test(segments[at] ?? '') : part === segments[at],
  );

const decoded = (rawPath: string): readonly string[] | undefined => {
  try {
    return rawPath.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
};
