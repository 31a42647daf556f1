import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { Db } from '../../platform/database/with-tx.ts';
import { fold } from '../words/fold.ts';
import { addQueryCount, deleteQueriesBefore, queriesWithoutClick } from './repository.ts';

/** Counts of queries are deleted after this many days. */
const COUNTED_DAYS = 30;
const LONGEST = 80;
/** As many digits are a phone number, a card or an order. */
const MOST_DIGITS = 6;
const WRITE_AFTER_MS = 2000;
/** Distinct queries between two writes; more are not counted. */
const MOST_WAITING = 1000;
const MOST_LISTED = 100;

/**
 * The query as it is counted: folded, so that spellings count together. `undefined` for texts that may be about a
 * person, such as e-mail addresses, phone numbers and long texts.
 */
export const countableQuery = (typed: string): string | undefined => {
  const folded = fold(typed);
  const digits = folded.replace(/\D/g, '').length;
  const isPersonal = /@|https?:|www\./i.test(typed) || digits > MOST_DIGITS;
  return folded === '' || folded.length > LONGEST || isPersonal ? undefined : folded;
};

export type QueryCounts = {
  readonly searched: (market: string, today: PlainDate, typed: string, results: number) => void;
  readonly clicked: (market: string, today: PlainDate, typed: string) => void;
  /** Writes what is waiting, before the process stops. */
  readonly flush: () => Promise<void>;
};

type Waiting = {
  readonly market: string;
  readonly day: PlainDate;
  readonly query: string;
  searches: number;
  clicks: number;
  results: number;
};

/**
 * Counts queries by market and day, without anything about who searched. Counts are written in batches, so that a
 * search does not wait for a write. They are written at the latest when the process stops; those of the last seconds are lost when
 * it is killed.
 */
export const queryCounts = (db: Db, onError: (error: unknown) => void): QueryCounts => {
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...waiting.values()];
    waiting = new Map();
    for (const row of rows) await addQueryCount(db, row);
    const [first] = rows;
    if (first !== undefined) await deleteQueriesBefore(db, addDays(first.day, -COUNTED_DAYS));
  };
  /** One write after the other, so that the last one ends after all. */
  const flush = (): Promise<void> => (writing = writing.then(write).catch(onError));
  const entryOf = (market: string, day: PlainDate, typed: string): Waiting | undefined => {
    const query = countableQuery(typed);
    if (query === undefined) return undefined;
    const key = `${market} ${day} ${query}`;
    const known = waiting.get(key);
    if (known !== undefined || waiting.size >= MOST_WAITING) return known;
    const fresh = { market, day, query, searches: 0, clicks: 0, results: 0 };
    waiting.set(key, fresh);
    timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    return fresh;
  };
  return {
    flush,
    searched: (market, today, typed, results) => {
      const entry = entryOf(market, today, typed);
      if (entry === undefined) return;
      entry.searches += 1;
      entry.results = results;
    },
    clicked: (market, today, typed) => {
      const entry = entryOf(market, today, typed);
      if (entry !== undefined) entry.clicks += 1;
    },
  };
};

type CountedQuery = { readonly query: string; readonly searches: number };

/** Queries since `COUNTED_DAYS` ago that found nothing, or whose results were never opened; the most frequent first. */
export const queriesToImprove = async (
  db: Db,
  market: string,
  today: PlainDate,
): Promise<{
  readonly withoutResult: readonly CountedQuery[];
  readonly withoutClick: readonly CountedQuery[];
}> => {
  const rows = await queriesWithoutClick(db, market, addDays(today, -COUNTED_DAYS));
  const listed = (found: boolean): readonly CountedQuery[] =>
    rows
      .filter((row) => row.found === found)
      .slice(0, MOST_LISTED)
      .map(({ query, searches }) => ({ query, searches }));
  return { withoutResult: listed(false), withoutClick: listed(true) };
};
