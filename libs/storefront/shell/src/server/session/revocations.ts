import type { HostClient } from '@materia/api-client-kernel';

/** Waiting times before the retries, in milliseconds. */
const RETRY_SECONDS = [1, 5, 30, 120] as const;

/**
 * Revokes tokens at the host without making the shopper wait. A failure never reaches the shopper,
 * but is retried, since a token that stays valid is a risk.
 */
export const createRevocations = (
  log: (message: string) => void,
  after: (seconds: number, run: () => void) => void = later,
): ((host: HostClient) => void) => {
  const attempt = async (host: HostClient, waits: readonly number[]): Promise<void> => {
    const done = await host('signOut', {}).then(
      () => true,
      () => false,
    );
    const [wait, ...rest] = waits;
    if (done) return;
    if (wait === undefined) log('A session could not be revoked at the host');
    else after(wait, () => void attempt(host, rest));
  };
  return (host) => void attempt(host, RETRY_SECONDS);
};

const later = (seconds: number, run: () => void): void => {
  setTimeout(run, seconds * 1000).unref();
};
