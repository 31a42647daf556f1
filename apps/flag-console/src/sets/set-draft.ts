import type { ChangeSet, NewSet, Unit } from '@materia/api-contract';
import {
  type BrokenDependency,
  changedChoices,
  type FlagChange,
  type FlagChoice,
  newlyBroken,
  type ScheduledChoice,
} from '@materia/domain-feature-flags';

/** A change set as entered in the form. */
export type SetDraft = Pick<ChangeSet, 'title' | 'reason' | 'from' | 'until'> & {
  readonly changes: readonly FlagChange[];
};

/** The request body for a draft, or for an edited set. */
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

/** Whether two drafts are saved as the same set. */
export const isSameDraft = (one: SetDraft, other: SetDraft): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** The possible values of a change, by the name of their option. */
export const VALUES = {
  on: true,
  off: false,
  web: { web: true, app: false },
  app: { web: false, app: true },
  none: null,
} as const satisfies Readonly<Record<string, FlagChoice | null>>;
export type Value = keyof typeof VALUES;
export const VALUE_NAMES = ['on', 'off', 'web', 'app', 'none'] as const satisfies readonly Value[];

/** The option for a choice; a choice for only one channel maps to the closest option. */
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

/** The dependencies that the draft would break in the unit once published. */
export const brokenBy = (
  { changes }: SetDraft,
  { choices, presets }: Unit,
  now: number,
): readonly BrokenDependency[] => {
  const after = changedChoices<ScheduledChoice>(choices, changes, {}, now, (choice) => choice);
  return after.ok ? newlyBroken(choices, after.value, presets, now) : [];
};
