/** A call of the host that a page of the console may make. `path` is below `/console` there and below `/api` here. */
type HostCall = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string };

/**
 * Every call that pages of the console make. What is not in this list is not passed on, whatever the host offers: the
 * server's own calls to the identity provider, for one, are missing on purpose.
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

/** What a parameter of a path may be: business units and ids of change sets, never a dot or a slash. */
const PARAMETER = /^[\w-]{1,64}$/;

/**
 * The path at the host for a request of the console's pages, or nothing where it is none of `HOST_CALLS`. Each segment is
 * decoded once and has to fit exactly, so no encoded slash, dot or backslash leads out of `/console`.
 * @param rawPath the path as it came, below `/api`, without the query: calls of the console have none
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
