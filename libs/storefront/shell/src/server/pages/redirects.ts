import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { safeReturnPath } from '@materia/domain-navigation';
import { LRUCache } from 'lru-cache';

export type Redirect = { readonly location: string; readonly status: 301 | 302 };

/** A path without a redirect is not looked up again for a minute. */
const NO_REDIRECT_MS = 60_000;
const NO_REDIRECT_PATHS = 5000;

/**
 * Requests the target of an old path from the host. Undefined when it has none, leads off the site,
 * or the host is down.
 */
export const redirectFinder = (
  host: HostClient,
  now: () => number = () => performance.now(),
): ((path: string) => Promise<Redirect | undefined>) => {
  const lookUpAfter = new LRUCache<string, number>({ max: NO_REDIRECT_PATHS });
  return async (path) => {
    if (path.length > 2000 || now() < (lookUpAfter.get(path) ?? 0)) return undefined;
    const found = await fetchRedirect(host, path);
    if (found === 'host-unavailable') return undefined;
    if (found === undefined) lookUpAfter.set(path, now() + NO_REDIRECT_MS);
    return found;
  };
};

const fetchRedirect = async (
  host: HostClient,
  path: string,
): Promise<Redirect | 'host-unavailable' | undefined> => {
  try {
    const answer = await host('findRedirection', { body: { url_path: path } });
    if (!answer.ok) return undefined;
    const location = safeReturnPath(answer.value.target_path, '');
    return location === '' || location === path
      ? undefined
      : { location, status: answer.value.status };
  } catch (error) {
    if (error instanceof HostUnavailable) return 'host-unavailable';
    throw error;
  }
};
