import { fail, ok, type Result } from '@materia/domain-kernel';
import { brokenDependencies, type BrokenDependency } from './flag-dependencies.ts';
import { CHANNELS } from './flag-definition.ts';
import { choicesAt, type ScheduledChoice, schedulePhase } from './flag-schedule.ts';
import type { FlagKey } from './flags.ts';
import { type FlagChoice, type FlagPresets, flagSet } from './resolve-flag.ts';

/** One line of a change set: the value to set, or null to return to the preset and the default. */
export type FlagChange = { readonly key: FlagKey; readonly choice: FlagChoice | null };

/**
 * When a change set applies, in milliseconds since 1970; without bounds it applies from its
 * publication on.
 */
export type FlagSchedule = {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
};

export type ChangeRefusal =
  | { readonly kind: 'flag-named-twice'; readonly key: FlagKey }
  /** A schedule sets a value and reverts it at its end; a withdrawal has no value to revert. */
  | { readonly kind: 'withdrawal-with-schedule'; readonly key: FlagKey };

/**
 * The choices of a unit after a change set, all of its lines or none. A change without schedule
 * replaces every earlier choice for its flag; one with a schedule overrides them while it runs.
 * Expired choices are dropped.
 */
export const changedChoices = <Choice extends ScheduledChoice>(
  choices: readonly Choice[],
  changes: readonly FlagChange[],
  schedule: FlagSchedule,
  now: number,
  make: (choice: ScheduledChoice) => Choice,
): Result<readonly Choice[], ChangeRefusal> => {
  const keys = changes.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) return fail({ kind: 'flag-named-twice', key: twice });
  const isScheduled = schedule.from !== undefined || schedule.until !== undefined;
  const withdrawal = changes.find(({ choice }) => choice === null);
  if (isScheduled && withdrawal !== undefined)
    return fail({ kind: 'withdrawal-with-schedule', key: withdrawal.key });
  const stays = (choice: Choice): boolean =>
    schedulePhase(choice, now) !== 'ended' && (isScheduled || !keys.includes(choice.key));
  const added = changes.flatMap(({ key, choice }) =>
    choice === null ? [] : [make({ key, choice, ...(isScheduled ? schedule : {}) })],
  );
  return ok([...choices.filter(stays), ...added]);
};

/** The choices after restoring some flags to their earlier choices. */
export const restoredChoices = <Choice extends ScheduledChoice>(
  choices: readonly Choice[],
  keys: readonly FlagKey[],
  before: readonly Choice[],
): readonly Choice[] => [
  ...choices.filter(({ key }) => !keys.includes(key)),
  ...before.filter(({ key }) => keys.includes(key)),
];

/**
 * Whether some flags have exactly the choices that a publication left them, so that undoing it
 * undoes nothing else. Expired choices, which a later publication drops, do not count.
 */
export const areAsLeft = (
  keys: readonly FlagKey[],
  after: readonly ScheduledChoice[],
  choices: readonly ScheduledChoice[],
  now: number,
): boolean => {
  // A restored flag is behind the others, so only the choices of one flag have an order.
  const present = (key: FlagKey, list: readonly ScheduledChoice[]): string =>
    JSON.stringify(
      list
        .filter((choice) => choice.key === key && schedulePhase(choice, now) !== 'ended')
        .map((choice) => Object.entries(choice).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
  return keys.every((key) => present(key, after) === present(key, choices));
};

/**
 * Dependencies satisfied by the choices before and violated by those after, on any channel, at a
 * moment.
 */
export const newlyBroken = (
  before: readonly ScheduledChoice[],
  after: readonly ScheduledChoice[],
  presets: FlagPresets,
  at: number,
): readonly BrokenDependency[] => {
  const broken = (choices: readonly ScheduledChoice[]): readonly BrokenDependency[] =>
    CHANNELS.flatMap((channel) =>
      brokenDependencies(flagSet({ channel, choices: choicesAt(choices, at), presets })),
    );
  const known = broken(before).map(nameOf);
  const found = broken(after).filter((each) => !known.includes(nameOf(each)));
  return found.filter(
    (each, at) => found.findIndex((other) => nameOf(other) === nameOf(each)) === at,
  );
};

const nameOf = ({ flag, needs }: BrokenDependency): string => `${flag} ${needs}`;
