import { createBreaker } from './breaker.ts';

/** The addresses of the shop's hosts: one, or several that serve the same database. */
export type HostUrls = readonly [string, ...string[]];

type Sent<Answer> = {
  /** Whether sending it twice changes nothing, so that another address may be asked when one does not answer. */
  readonly isRepeatable: boolean;
  readonly to: (hostUrl: string) => Promise<Answer>;
  /** Whether an answer says that its host is about to stop, and another one should be asked. */
  readonly isTurnedAway?: (answer: Answer) => boolean;
};

/** Sends to one of the addresses. Rejects if none answers. */
export type HostAddresses = {
  readonly urls: HostUrls;
  readonly send: <Answer>(sent: Sent<Answer>) => Promise<Answer>;
};

/**
 * Spreads calls over the addresses in turn. Each has its own breaker: one that does not answer is left out until a trial succeeds,
 * and delays nothing meanwhile. `now` counts milliseconds and is monotonic.
 */
export const hostAddresses = (urls: HostUrls, now?: () => number): HostAddresses => {
  const all = urls.map((url) => ({ url, breaker: createBreaker(now) }));
  let turn = 0;
  return {
    urls,
    send: async ({ isRepeatable, to, isTurnedAway = () => false }) => {
      const first = turn % all.length;
      turn += 1;
      const open = [...all.slice(first), ...all.slice(0, first)].filter(({ breaker }) =>
        breaker.admits(),
      );
      let failure: unknown = new TypeError('No shop host answered a moment ago');
      const asked = isRepeatable ? open : open.slice(0, 1);
      for (const [at, { url, breaker }] of asked.entries()) {
        try {
          const answer = await breaker.run(() => to(url));
          if (at === asked.length - 1 || !isTurnedAway(answer)) return answer;
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
};
