import type { PlainDate } from '@materia/domain-holiday-calendar';
import { FLAG_KEYS, flagDefinition, type FlagKey } from './flags.ts';

/** Flags whose review day has passed, the longest overdue first. */
export const staleFlags = (today: PlainDate): readonly FlagKey[] =>
  FLAG_KEYS.filter((key) => isStale(flagDefinition(key), today)).toSorted((one, other) =>
    compareText(flagDefinition(one).reviewBy, flagDefinition(other).reviewBy),
  );

/** The review day itself is not overdue. Both days are yyyy-mm-dd, which compares as text. */
export const isStale = (flag: { readonly reviewBy: string }, today: PlainDate): boolean =>
  flag.reviewBy < today;

const compareText = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);
