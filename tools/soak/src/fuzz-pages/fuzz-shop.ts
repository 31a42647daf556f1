import { randomFrom } from '../random.ts';
import { signInDemo } from '../sign-in.ts';
import type { RunningShop } from '../shop.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { sender } from './send.ts';

/** A request with an unacceptable response. */
export type FuzzFinding = { readonly request: HostileRequest; readonly why: string };

export type FuzzResult = {
  readonly findings: readonly FuzzFinding[];
  readonly slowestMs: number;
  readonly largestBytes: number;
  /** Number of responses by status class: '2', '3', '4'. */
  readonly classes: Readonly<Record<string, number>>;
};

/**
 * No page may take longer: even if the host hangs, the storefront responds within three seconds.
 */
export const TIMEOUT_MS = 5000;
/** No page may be larger. */
export const MAX_BYTES = 1_000_000;

const CONNECTIONS = 4;

/** Sends hostile requests to a storefront: no response may be a 5xx, late, too large or missing. */
export const fuzzShop = async (
  shop: RunningShop,
  amount: number,
  seed: number,
): Promise<FuzzResult> => {
  const { market, origin } = shop;
  const next = hostileRequests(market, randomFrom(seed), await signInDemo(shop));
  const { send, close } = sender(origin, CONNECTIONS, TIMEOUT_MS);
  const findings: FuzzFinding[] = [];
  const classes: Record<string, number> = {};
  let [slowestMs, largestBytes, left] = [0, 0, amount];
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const request = next();
      const { status, fault, ms, bytes } = await send(request);
      slowestMs = Math.max(slowestMs, ms);
      largestBytes = Math.max(largestBytes, bytes);
      const kind = status === undefined ? 'none' : String(Math.floor(status / 100));
      classes[kind] = (classes[kind] ?? 0) + 1;
      const why =
        fault ??
        (status === undefined || status >= 500
          ? `status ${status}`
          : bytes > MAX_BYTES
            ? `${bytes} bytes`
            : undefined);
      if (why !== undefined) findings.push({ request, why });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  close();
  return { findings, slowestMs, largestBytes, classes };
};
