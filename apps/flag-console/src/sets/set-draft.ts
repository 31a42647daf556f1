import type { ChangeSet, NewSet, Unit } from '@materia/api-contract';
import {
  type BrokenDependency,
  changedChoices,
  type FlagChange,
  type FlagChoice,
  newlyBroken,
  type ScheduledChoice,
} from '@materia/domain-feature-flags';

/** A change set as it stands in the form. */
export type SetDraft = Pick<ChangeSet, 'title' | 'reason' | 'from' | 'until'> & {
  readonly changes: readonly FlagChange[];
};

/** What is sent of a draft, or of a set that is edited. */
export const contentOf = ({
  title,
  reason,
  changes,
  from,
  until,
}: SetDraft): Pick<NewSet, 'title' | 'reason' | 'changes' | 'from' | 'until'> => ({
  title,
  reason,
  changes: changes.map(({ key, choice }) => ({ key, choice: wireChoice(choice) })),
  from,
  until,
});

const wireChoice = (choice: FlagChoice | null): NewSet['changes'][number]['choice'] =>
  typeof choice === 'object' && choice !== null ? { ...choice } : choice;

/** The values a change can have, by the word of their option. */
export const VALUES = {
  on: true,
  off: false,
  web: { web: true, app: false },
  app: { web: false, app: true },
  none: null,
} as const satisfies Readonly<Record<string, FlagChoice | null>>;
export type Value = keyof typeof VALUES;
export const VALUE_NAMES = ['on', 'off', 'web', 'app', 'none'] as const satisfies readonly Value[];

/** The option that stands for a choice; a choice for one channel only counts as the nearest one. */
export const valueOf = (choice: FlagChoice | null): Value => {
  if (choice === null) return 'none';
  if (typeof choice === 'boolean') return choice ? 'on' : 'off';
  return (choice.web ?? false)
    ? choice.app === true
      ? 'on'
      : 'web'
    : choice.app === true
      ? 'app'
      : 'off';
};

/** What the draft would break in the unit when it is in force. */
export const brokenBy = (
  { changes }: SetDraft,
  { choices, presets }: Unit,
  now: number,
): readonly BrokenDependency[] => {
  const after = changedChoices<ScheduledChoice>(choices, changes, {}, now, (choice) => choice);
  return after.ok ? newlyBroken(choices, after.value, presets, now) : [];
};
