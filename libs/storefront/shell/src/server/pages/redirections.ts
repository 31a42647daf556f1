import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { safeReturnPath } from '@materia/domain-navigation';

export type Redirection = { readonly location: string; readonly status: 301 | 302 };

/** A path without a redirect is not looked up again for a minute. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_PATHS = 5000;

/** Requests the target of an old path from the host. Undefined when it has none, leaves the site, or */
export const redirectionFinder = (
  host: HostClient,
  now: () => number = () => performance.now(),
): ((path: string) => Promise<Redirection | undefined>) => {
  const nowhere = new Map<string, number>();
  return async (path) => {
    if (path.length > 2000 || now() < (nowhere.get(path) ?? 0)) return undefined;
    const found = await ask(host, path);
    if (found === 'host-unavailable') return undefined;
    if (found === undefined) {
      if (nowhere.size >= REMEMBERED_PATHS) nowhere.clear();
      nowhere.set(path, now() + REMEMBERED_MS);
    }
    return found;
  };
};

const ask = async (
  host: HostClient,
  path: string,
): Promise<Redirection | 'host-unavailable' | undefined> => {
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
