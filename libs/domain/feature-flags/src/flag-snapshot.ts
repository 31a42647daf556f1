import { choicesAt, nextFlip, type ScheduledChoice } from './flag-schedule.ts';
import { type FlagPresets, flagSet, type FlagSet } from './resolve-flag.ts';

/** The published choices of a business unit. Every change raises the revision by one. */
export type FlagDocument = {
  readonly revision: number;
  readonly choices: readonly ScheduledChoice[];
};

/** All flags at one moment. A page, a call or an order uses one snapshot throughout. */
export type FlagSnapshot = {
  /** Changes whenever any flag may change: output rendered under another version is not reused. */
  readonly version: string;
  readonly web: FlagSet;
  readonly app: FlagSet;
  /** The first moment (milliseconds since 1970) at which a schedule invalidates this snapshot; undefined when none does. */
  readonly until: number | undefined;
};

/** A unit without any choice. */
export const UNTOUCHED: FlagDocument = { revision: 0, choices: [] };

/** The flags of a unit at a moment, accurate to the millisecond of a schedule without a new query. */
export const flagSnapshot = (
  { revision, choices: scheduled }: FlagDocument,
  presets: FlagPresets,
  now: number,
): FlagSnapshot => {
  const choices = choicesAt(scheduled, now);
  const until = nextFlip(scheduled, now);
  return {
    version: `${revision}.${until ?? ''}`,
    web: flagSet({ channel: 'web', choices, presets }),
    app: flagSet({ channel: 'app', choices, presets }),
    until,
  };
};

/** Caches the snapshot of a document and builds a new one only when a scheduled change is due or the clock goes back. */
export const snapshotReader = (
  document: FlagDocument,
  presets: FlagPresets,
): ((now: number) => FlagSnapshot) => {
  let cached: { readonly snapshot: FlagSnapshot; readonly from: number } | undefined;
  return (now) => {
    if (cached === undefined || now < cached.from || now >= (cached.snapshot.until ?? Infinity))
      cached = { snapshot: flagSnapshot(document, presets, now), from: now };
    return cached.snapshot;
  };
};
