import { setTimeout as sleep } from 'node:timers/promises';
import { type FlagFeedClient, flagFeedClient } from '@materia/api-flags';
import {
  changedChoices,
  type FlagChange,
  type FlagDocument,
  type FlagPresets,
  flagSnapshot,
  type FlagSnapshot,
  type ScheduledChoice,
  snapshotReader,
  UNTOUCHED,
} from '@materia/domain-feature-flags';
import type { HostUrls } from './host-addresses.ts';

/** The flags of a storefront: the changes published by its market team, on top of the market's presets. */
export type FlagReader = {
  /** The flags at an instant. A request takes one snapshot and uses it throughout. */
  readonly at: (now: string) => FlagSnapshot;
  /** The same with unpublished changes. */
  readonly withChanges: (changes: readonly FlagChange[], now: string) => FlagSnapshot;
};

export type FlagFeed = FlagReader & {
  /** Resolves when the flags are first received, or after two seconds without them, when the presets apply. */
  readonly start: () => Promise<void>;
  /** Whether the flags were received, so that the presets do not apply instead. */
  readonly hasArrived: () => boolean;
  readonly stop: () => void;
};

type FeedOptions = {
  /** The next one is tried when the stream of one is cut. */
  readonly hostUrls: HostUrls;
  readonly marketId: string;
  readonly serviceCredential: string;
  readonly presets: FlagPresets;
  readonly log: (message: string) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Intervals in milliseconds; tests use shorter ones. */
  readonly retryMs?: number;
  readonly silenceMs?: number;
};

const FIRST_WAIT_MS = 2000;
/** The polling interval while the stream is down. */
const RETRY_MS = 1000;
/** The host sends a heartbeat every five seconds. */
const SILENCE_MS = 12_000;

/** Flags without a feed: the presets of the market. */
export const presetFlags = (presets: FlagPresets): FlagReader => readerOf(() => UNTOUCHED, presets);

/** Follows the host's stream and polls the document while the stream is cut. The last received flags apply meanwhile. */
export const followFlags = ({
  hostUrls,
  marketId,
  serviceCredential,
  presets,
  log,
  fetch = globalThis.fetch,
  retryMs = RETRY_MS,
  silenceMs = SILENCE_MS,
}: FeedOptions): FlagFeed => {
  const feeds = hostUrls.map((hostUrl) =>
    flagFeedClient({ hostUrl, marketId, serviceCredential, fetch }),
  );
  let tries = 0;
  const feed = (): FlagFeedClient | undefined => feeds[tries % feeds.length];
  let hasArrived = false;
  const stopped = new AbortController();
  const first = Promise.withResolvers<void>();
  let latest: FlagDocument = UNTOUCHED;

  const take = (document: FlagDocument): void => {
    latest = document;
    hasArrived = true;
    first.resolve();
  };

  const poll = async (): Promise<void> => {
    const answer = await feed()?.read(silenceMs);
    if (answer?.ok === true && !stopped.signal.aborted) take(answer.value);
  };

  const follow = async (): Promise<void> => {
    const silence = new AbortController();
    let watch = setTimeout(() => silence.abort(), silenceMs);
    const onActivity = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), silenceMs);
    };
    try {
      const opened = await feed()?.follow({
        signal: AbortSignal.any([stopped.signal, silence.signal]),
        onActivity,
      });
      if (opened?.ok === true) for await (const document of opened.value) take(document);
    } finally {
      clearTimeout(watch);
    }
  };

  const run = async (): Promise<void> => {
    let isLogged = false;
    while (!stopped.signal.aborted) {
      try {
        await follow();
        isLogged = false;
        await poll();
      } catch (error) {
        if (!stopped.signal.aborted && !isLogged)
          log(
            `flags: the host's stream is cut (${error instanceof Error ? error.message : String(error)}); asking again every ${retryMs} ms`,
          );
        isLogged = true;
        tries += 1;
        await poll().catch(() => undefined);
      }
      await sleep(retryMs, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };

  return {
    ...readerOf(() => latest, presets),
    start: async () => {
      void run();
      // Nothing else keeps the process alive yet, and it must not exit because the host is down.
      await Promise.race([first.promise, sleep(FIRST_WAIT_MS)]);
    },
    hasArrived: () => hasArrived,
    stop: () => stopped.abort(),
  };
};

const readerOf = (documentNow: () => FlagDocument, presets: FlagPresets): FlagReader => {
  let read:
    { readonly document: FlagDocument; readonly at: (now: number) => FlagSnapshot } | undefined;
  return {
    at: (now) => {
      const current = documentNow();
      if (read?.document !== current)
        read = { document: current, at: snapshotReader(current, presets) };
      return read.at(Date.parse(now));
    },
    withChanges: (changes, now) => {
      const { revision, choices } = documentNow();
      const at = Date.parse(now);
      const changed = changedChoices<ScheduledChoice>(choices, changes, {}, at, (made) => made);
      return flagSnapshot({ revision, choices: changed.ok ? changed.value : choices }, presets, at);
    },
  };
};
