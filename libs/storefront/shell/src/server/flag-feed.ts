import { setTimeout as sleep } from 'node:timers/promises';
import {
  changedChoices,
  type FlagChange,
  type FlagDocument,
  type FlagPresets,
  flagSnapshot,
  type FlagSnapshot,
  isFlagKey,
  type ScheduledChoice,
  snapshotReader,
  UNTOUCHED,
} from '@materia/domain-feature-flags';
import { z } from 'zod';

/** The flags of a storefront: what its market team published, on top of the market's presets. */
export type FlagReader = {
  /** The flags at an instant. A request takes one snapshot and keeps it. */
  readonly at: (now: string) => FlagSnapshot;
  /** The same with changes that are not published. */
  readonly withChanges: (changes: readonly FlagChange[], now: string) => FlagSnapshot;
};

export type FlagFeed = FlagReader & {
  /** Resolves when the flags were told for the first time, or after two seconds without: the presets count then. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

type FeedOptions = {
  readonly hostUrl: string;
  readonly marketId: string;
  readonly serviceCredential: string;
  readonly presets: FlagPresets;
  readonly log: (message: string) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds; tests are in a hurry. */
  readonly retryMs?: number;
  readonly silenceMs?: number;
};

const FIRST_WAIT_MS = 2000;
/** While the stream is down the document is asked for this often. */
const RETRY_MS = 1000;
/** The host says every five seconds that it is still there. */
const SILENCE_MS = 12_000;

const choice = z.union([
  z.boolean(),
  z.object({ web: z.boolean().optional(), app: z.boolean().optional() }),
]);
const document = z.object({
  revision: z.number(),
  choices: z.array(
    z.object({
      key: z.string(),
      choice,
      from: z.number().optional(),
      until: z.number().optional(),
    }),
  ),
});

/** Flags that nobody tells about: the presets of the market. */
export const presetFlags = (presets: FlagPresets): FlagReader => readerOf(() => UNTOUCHED, presets);

/** Follows the host's stream; while that is cut, asks for the document again and again. What was told last counts meanwhile. */
export const followFlags = ({
  hostUrl,
  marketId,
  serviceCredential,
  presets,
  log,
  fetch = globalThis.fetch,
  retryMs = RETRY_MS,
  silenceMs = SILENCE_MS,
}: FeedOptions): FlagFeed => {
  const address = `${hostUrl}/${marketId}/flags`;
  const headers = { authorization: `Bearer ${serviceCredential}` };
  const stopped = new AbortController();
  const first = Promise.withResolvers<void>();
  let told: FlagDocument = UNTOUCHED;

  const take = (text: string): void => {
    const read = document.parse(JSON.parse(text));
    told = {
      revision: read.revision,
      choices: read.choices.flatMap(({ key, ...rest }): ScheduledChoice[] =>
        isFlagKey(key) ? [{ key, ...rest }] : [],
      ),
    };
    first.resolve();
  };

  const poll = async (): Promise<void> => {
    const response = await fetch(address, {
      headers,
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(silenceMs)]),
    });
    if (response.ok) take(await response.text());
  };

  const follow = async (): Promise<void> => {
    const silence = new AbortController();
    let watch = setTimeout(() => silence.abort(), silenceMs);
    try {
      const response = await fetch(`${address}/stream`, {
        headers,
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      });
      if (!response.ok || response.body === null) return;
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watch);
        watch = setTimeout(() => silence.abort(), silenceMs);
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events)
          if (event.startsWith('data: ')) take(event.slice('data: '.length));
      }
    } finally {
      clearTimeout(watch);
    }
  };

  const run = async (): Promise<void> => {
    let isTold = false;
    while (!stopped.signal.aborted) {
      try {
        await follow();
        isTold = false;
        await poll();
      } catch (error) {
        if (!stopped.signal.aborted && !isTold)
          log(
            `flags: the host's stream is cut (${error instanceof Error ? error.message : String(error)}); asking again every ${retryMs} ms`,
          );
        isTold = true;
        await poll().catch(() => undefined);
      }
      await sleep(retryMs, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };

  return {
    ...readerOf(() => told, presets),
    start: async () => {
      void run();
      // Nothing else keeps the process alive yet: it must not end because the host is down.
      await Promise.race([first.promise, sleep(FIRST_WAIT_MS)]);
    },
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
