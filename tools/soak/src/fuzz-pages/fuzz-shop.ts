import { randomFrom } from '../random.ts';
import { signInDemo } from '../sign-in.ts';
import type { RunningShop } from '../shop.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { sender } from './send.ts';

/** A request that was answered as none may be. */
export type FuzzFinding = { readonly request: HostileRequest; readonly why: string };

export type FuzzResult = {
  readonly findings: readonly FuzzFinding[];
  readonly slowestMs: number;
  readonly largestBytes: number;
  /** How often each class of status came: '2', '3', '4'. */
  readonly classes: Readonly<Record<string, number>>;
};

/** No page takes longer, whatever it is asked for: that of a host that hangs is answered within three seconds. */
export const PATIENCE_MS = 5000;
/** No page is larger. */
export const LARGEST_BYTES = 1_000_000;

const CONNECTIONS = 4;

/** Sends hostile requests at a storefront: none may answer 5xx, late, without end, or not at all. */
export const fuzzShop = async (
  shop: RunningShop,
  amount: number,
  seed: number,
): Promise<FuzzResult> => {
  const { market, origin } = shop;
  const next = hostileRequests(market, randomFrom(seed), await signInDemo(shop));
  const { send, close } = sender(origin, CONNECTIONS, PATIENCE_MS);
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
          : bytes > LARGEST_BYTES
            ? `${bytes} bytes`
            : undefined);
      if (why !== undefined) findings.push({ request, why });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  close();
  return { findings, slowestMs, largestBytes, classes };
};
