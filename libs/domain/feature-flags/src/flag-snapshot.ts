import { choicesAt, nextFlip, type ScheduledChoice } from './flag-schedule.ts';
import { type FlagPresets, flagSet, type FlagSet } from './resolve-flag.ts';

/** What is published in a business unit: every change raises the revision by one. */
export type FlagDocument = {
  readonly revision: number;
  readonly choices: readonly ScheduledChoice[];
};

/** All flags at one moment. A page, a call or an order holds one snapshot from beginning to end. */
export type FlagSnapshot = {
  /** Differs whenever any flag may differ: what was made under another version is not shown again. */
  readonly version: string;
  readonly web: FlagSet;
  readonly app: FlagSet;
  /** The first moment (milliseconds since 1970) at which a schedule ends this snapshot; undefined when none does. */
  readonly until: number | undefined;
};

/** A unit before anybody chose anything. */
export const UNTOUCHED: FlagDocument = { revision: 0, choices: [] };

/** The flags of a unit at a moment, exact to the millisecond of a schedule without anybody being asked. */
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

/** Keeps the snapshot of a document and makes a new one only when a schedule flips or the clock goes back. */
export const snapshotReader = (
  document: FlagDocument,
  presets: FlagPresets,
): ((now: number) => FlagSnapshot) => {
  let kept: { readonly snapshot: FlagSnapshot; readonly from: number } | undefined;
  return (now) => {
    if (kept === undefined || now < kept.from || now >= (kept.snapshot.until ?? Infinity))
      kept = { snapshot: flagSnapshot(document, presets, now), from: now };
    return kept.snapshot;
  };
};
