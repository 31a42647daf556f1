import Stripe from 'stripe';

/** How a notice reaches the shop: testers choose it on the pages. */
export const NOTICE_MODES = ['once', 'late', 'twice', 'reordered', 'none'] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

export const isNoticeMode = (text: string | undefined): text is NoticeMode =>
  NOTICE_MODES.some((mode) => mode === text);

/** A market's endpoint for notices, with the secret that signs them. */
export type Endpoint = { readonly url: string; readonly secret: string };

const LATE_MS = 10_000;
/** Deliveries that fail are repeated after these pauses. */
const RETRY_MS = [1000, 5000, 30_000, 120_000];

type Delivery = { readonly endpoint: Endpoint; readonly payload: string };

/**
 * Sends signed notices to the shops. `now` returns seconds since 1970; `sleep` waits that many
 * milliseconds.
 */
export const notifier = (tools: {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}) => {
  const { webhooks } = Stripe;
  const attempt = async ({ endpoint, payload }: Delivery): Promise<boolean> => {
    const signature = webhooks.generateTestHeaderString({
      payload,
      secret: endpoint.secret,
      timestamp: tools.now(),
    });
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      return response.ok;
    } catch {
      return false;
    }
  };
  const deliver = async (delivery: Delivery): Promise<void> => {
    for (const pause of [0, ...RETRY_MS]) {
      if (pause > 0) await tools.sleep(pause);
      if (await attempt(delivery)) return;
    }
  };
  /** Sends the events of one change in the chosen mode. */
  return async (
    endpoint: Endpoint,
    payloads: readonly string[],
    mode: NoticeMode,
  ): Promise<void> => {
    if (mode === 'none') return;
    if (mode === 'late') await tools.sleep(LATE_MS);
    const ordered = mode === 'reordered' ? payloads.toReversed() : payloads;
    for (const payload of mode === 'twice' ? [...ordered, ...ordered] : ordered)
      await deliver({ endpoint, payload });
  };
};
