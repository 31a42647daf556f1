import { setTimeout } from 'node:timers/promises';
import { callPath, monitoringCalls } from '@materia/api-contract';

const TRY_AGAIN_MS = 25;

/**
 * Waits until the host is healthy, at most `ms` milliseconds. While the host starts, a storefront can load its modules;
 * afterwards it serves as during an outage.
 */
export const hostAnswers = async (hostUrl: string, ms: number): Promise<void> => {
  const until = performance.now() + ms;
  const isUp = (): Promise<boolean> =>
    fetch(hostUrl + callPath(monitoringCalls.readHealth), { signal: AbortSignal.timeout(ms) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (performance.now() < until && !(await isUp())) await setTimeout(TRY_AGAIN_MS);
};
