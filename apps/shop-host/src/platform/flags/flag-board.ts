import {
  type FlagDocument,
  type FlagSnapshot,
  snapshotReader,
  UNTOUCHED,
} from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';
import type { Db } from '../database/with-tx.ts';
import { readRevisions, readUnits } from './repository.ts';

/** The published flags of every market, in memory. */
export type FlagBoard = {
  readonly documentOf: (market: string) => FlagDocument;
  /** The flags of a market at an instant. One snapshot serves a whole request. */
  readonly snapshotOf: (market: Pick<Market, 'id' | 'flagPresets'>, now: string) => FlagSnapshot;
  /** Checks whether another process published something. Called after each change made by this one. */
  readonly refresh: () => Promise<void>;
  /** Notifies the listener of each new document of a market. The returned function unsubscribes. */
  readonly onChange: (listener: (market: string, document: FlagDocument) => void) => () => void;
  /** Refreshes every second until stopped. */
  readonly watch: () => () => void;
};

const LOOK_MS = 1000;

export const flagBoard = (db: Db, onFailure: (error: unknown) => void): FlagBoard => {
  const documents = new Map<string, FlagDocument>();
  const readers = new Map<string, ReturnType<typeof snapshotReader>>();
  const listeners = new Set<(market: string, document: FlagDocument) => void>();
  const documentOf = (market: string): FlagDocument => documents.get(market) ?? UNTOUCHED;
  let loading: Promise<void> = Promise.resolve();

  const load = async (): Promise<void> => {
    const revisions = await readRevisions(db);
    if (revisions.every(({ market, revision }) => documentOf(market).revision === revision)) return;
    for (const { market, revision, choices } of await readUnits(db)) {
      if (documentOf(market).revision >= revision) continue;
      const document = {
        revision,
        choices: choices.map(({ key, choice, from, until }) => ({
          key,
          choice,
          ...(from !== undefined && { from }),
          ...(until !== undefined && { until }),
        })),
      };
      documents.set(market, document);
      readers.delete(market);
      for (const notify of listeners) notify(market, document);
    }
  };

  const refresh = (): Promise<void> => {
    // Sequential: a change published during one load is found by the next.
    loading = loading.then(load, load);
    return loading;
  };

  return {
    documentOf,
    snapshotOf: ({ id, flagPresets }, now) => {
      const reader = readers.get(id) ?? snapshotReader(documentOf(id), flagPresets);
      readers.set(id, reader);
      return reader(Date.parse(now));
    },
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: () => {
      const timer = setInterval(() => void refresh().catch(onFailure), LOOK_MS).unref();
      return () => clearInterval(timer);
    },
  };
};
