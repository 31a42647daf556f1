/** A host call that a page of the console may make. `path` is below `/console` on the host and below `/api` here. */
type HostCall = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string };

/**
 * Every call that pages of the console make. A call that is not listed is not passed on, whatever the host offers: for example, the
 * server's own calls to the identity provider are missing on purpose.
 */
export const HOST_CALLS: readonly HostCall[] = [
  { method: 'POST', path: '/sign-in' },
  { method: 'GET', path: '/sign-in/ways' },
  { method: 'POST', path: '/sign-out' },
  { method: 'GET', path: '/me' },
  { method: 'GET', path: '/board' },
  { method: 'GET', path: '/units/:bu/sets' },
  { method: 'POST', path: '/units/:bu/sets' },
  { method: 'PUT', path: '/units/:bu/sets/:id' },
  { method: 'POST', path: '/units/:bu/sets/:id/withdraw' },
  { method: 'POST', path: '/units/:bu/sets/:id/approve' },
  { method: 'POST', path: '/units/:bu/sets/:id/publish' },
  { method: 'POST', path: '/units/:bu/sets/:id/preview' },
  { method: 'GET', path: '/units/:bu/publications' },
  { method: 'GET', path: '/units/:bu/audit' },
  { method: 'GET', path: '/units/:bu/audit/export' },
  { method: 'GET', path: '/units/:bu/export' },
  { method: 'POST', path: '/units/:bu/import' },
  { method: 'POST', path: '/units/:bu/kill' },
  { method: 'POST', path: '/units/:bu/rollback' },
];

/** The valid path parameters: business units and ids of change sets, never a dot or a slash. */
const PARAMETER = /^[\w-]{1,64}$/;

/**
 * The host path for a request of the console's pages, or undefined if it matches none of `HOST_CALLS`. Each segment is
 * decoded once and must match exactly, so no encoded slash, dot or backslash leads out of `/console`.
 * @param rawPath the undecoded path below `/api`, without the query, which calls of the console do not have
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
