import type { Unit } from '@materia/api-contract';
import {
  FLAG_KEYS,
  flagDefinition,
  type FlagKey,
  type FlagScreen,
  isStale,
} from '@materia/domain-feature-flags';
import { addDays, parsePlainDate } from '@materia/domain-holiday-calendar';

export const SHOWN = ['all', 'chosen', 'differing', 'guarded', 'stale', 'due'] as const;
export type Shown = (typeof SHOWN)[number];

export type FlagFilter = { readonly search: string; readonly owner: string; readonly shown: Shown };

const DUE_DAYS = 90;

/** The names of flags and of the screens they change, in the user's language. */
export type FlagWords = {
  readonly question: (key: FlagKey) => string;
  readonly screen: (screen: FlagScreen) => string;
};

/** The flags that match the filters: by key, question and the screens they change. */
export const filterFlags = (
  { search, owner, shown }: FlagFilter,
  units: readonly Unit[],
  words: FlagWords,
): readonly FlagKey[] => {
  const wanted = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return FLAG_KEYS.filter((key) => {
    const screens = flagDefinition(key).screens.map(words.screen).join(' ');
    const text = fold(`${key} ${key.replaceAll('_', ' ')} ${words.question(key)} ${screens}`);
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
