import type { ChangeSet, FlagFile } from '@materia/api-contract';
import {
  choicesAt,
  FLAG_KEYS,
  type FlagChange,
  missingObject,
} from '@materia/domain-feature-flags';
import type { Result } from '@materia/domain-kernel';
import { flagObjects } from '@materia/market-model';
import { readUnit } from '../../platform/flags/repository.ts';
import { type ActingStaff, createSet } from './change-sets.ts';
import { type ConsoleFailure, refuse } from './failure.ts';

/** The current choices of a unit, as a file. */
export const exportFlags = async ({ db, market, now }: ActingStaff): Promise<FlagFile> => {
  const { revision, choices } = await readUnit(db, market.id);
  const running = choicesAt(choices, Date.parse(now));
  return {
    format: 'materia-flags-1',
    unit: market.id,
    revision,
    exportedAt: now,
    choices: FLAG_KEYS.flatMap((key) => withChoice(key, running[key])),
  };
};

const withChoice = (
  key: FlagFile['choices'][number]['key'],
  choice: FlagFile['choices'][number]['choice'] | undefined,
): FlagFile['choices'] => (choice === undefined ? [] : [{ key, choice }]);

/**
 * Turns a file into a change set that leads to its choices, except those of flags that cannot be
 * switched here. It is published like any other set.
 */
export const importFlags = async (
  acting: ActingStaff,
  file: FlagFile,
  { fromOtherUnit }: { readonly fromOtherUnit: boolean },
): Promise<Result<ChangeSet, ConsoleFailure>> => {
  if (file.unit !== acting.market.id && !fromOtherUnit)
    return refuse('import-of-another-unit', { subject: file.unit });
  const { revision, choices } = await readUnit(acting.db, acting.market.id);
  const wanted = new Map(file.choices.map(({ key, choice }) => [key, choice]));
  const running = choicesAt(choices, Date.parse(acting.now));
  const present = flagObjects(acting.market);
  const changes = FLAG_KEYS.flatMap((key): FlagChange[] => {
    const choice = missingObject(key, present) === undefined ? (wanted.get(key) ?? null) : null;
    return JSON.stringify(choice) === JSON.stringify(running[key] ?? null) ? [] : [{ key, choice }];
  });
  if (changes.length === 0) return refuse('nothing-to-publish');
  const title = `${file.unit} ${file.exportedAt.slice(0, 10)} · ${file.revision}`;
  return createSet(acting, {
    title,
    reason: title,
    changes,
    from: null,
    until: null,
    base: revision,
  });
};
