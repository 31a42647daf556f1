import { setTimeout } from 'node:timers/promises';
import { callPath, monitoringCalls } from '@materia/api-contract';
import type { HostUrls } from './host-addresses.ts';

const TRY_AGAIN_MS = 25;

/** Whether one of the hosts answers 2xx at a path within so many milliseconds. */
const anyHost = (
  hostUrls: HostUrls,
  path: string,
  ms: number,
  fetch = globalThis.fetch,
): Promise<boolean> =>
  Promise.any(
    hostUrls.map(async (hostUrl) => {
      const { ok } = await fetch(hostUrl + path, { signal: AbortSignal.timeout(ms) });
      if (!ok) throw new Error(`${hostUrl} is not ready`);
    }),
  ).then(
    () => true,
    () => false,
  );

/**
 * Waits until one of the hosts is healthy, at most `ms` milliseconds. While the host starts, a storefront can load its modules;
 * afterwards it serves as during an outage.
 */
export const hostAnswers = async (hostUrls: HostUrls, ms: number): Promise<void> => {
  const until = performance.now() + ms;
  const isUp = (): Promise<boolean> => anyHost(hostUrls, callPath(monitoringCalls.readHealth), ms);
  while (performance.now() < until && !(await isUp())) await setTimeout(TRY_AGAIN_MS);
};

/** A balancer that asks every second or two has to have its answer by then. */
const READY_WITHIN_MS = 1000;

/** Whether one of the hosts is ready for requests. */
export const hasReadyHost = (
  hostUrls: HostUrls,
  fetch: typeof globalThis.fetch,
): Promise<boolean> =>
  anyHost(hostUrls, callPath(monitoringCalls.readReadiness), READY_WITHIN_MS, fetch);
