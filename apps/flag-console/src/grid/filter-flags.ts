import type { Unit } from '@materia/api-contract';
import { FLAG_KEYS, flagDefinition, type FlagKey, isStale } from '@materia/domain-feature-flags';
import { addDays, parsePlainDate } from '@materia/domain-holiday-calendar';

export const SHOWN = ['all', 'chosen', 'differing', 'guarded', 'stale', 'due'] as const;
export type Shown = (typeof SHOWN)[number];

export type FlagFilter = { readonly search: string; readonly owner: string; readonly shown: Shown };

const DUE_DAYS = 90;

/**
 * The flags that match the filters. `questionOf` returns the flag's question in the user's
 * language.
 */
export const filterFlags = (
  { search, owner, shown }: FlagFilter,
  units: readonly Unit[],
  questionOf: (key: FlagKey) => string,
): readonly FlagKey[] => {
  const wanted = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return FLAG_KEYS.filter((key) => {
    const text = fold(`${key} ${key.replaceAll('_', ' ')} ${questionOf(key)}`);
    return (
      wanted.every((word) => text.includes(word)) &&
      (owner === '' || flagDefinition(key).owner === owner) &&
      FITS[shown](key, units)
    );
  });
};

const FITS: Readonly<Record<Shown, (key: FlagKey, units: readonly Unit[]) => boolean>> = {
  all: () => true,
  chosen: (key, units) => units.some(({ choices }) => choices.some((choice) => choice.key === key)),
  differing: (key, units) =>
    new Set(units.map(({ values }) => `${values.web[key]} ${values.app[key]}`)).size > 1,
  guarded: (key) => flagDefinition(key).needsSecondPerson,
  stale: (key, units) => units.some((unit) => isStaleIn(key, unit, 0)),
  due: (key, units) => units.some((unit) => isStaleIn(key, unit, DUE_DAYS)),
};

/**
 * Whether the review day of a flag is before the unit's current day, or within this many days of
 * it.
 */
export const isStaleIn = (key: FlagKey, { now }: Pick<Unit, 'now'>, days = 0): boolean => {
  const today = parsePlainDate(now.slice(0, 10));
  return today.ok && isStale(flagDefinition(key), addDays(today.value, days));
};

/** People search without accents. */
const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
