import { FLAG_KEYS, type FlagKey } from './flags.ts';
import type { FlagSet } from './resolve-flag.ts';

/** Flags that have no effect unless another flag is on. */
export const FLAG_NEEDS = {
  ACCOUNT_CREATION_COMPANY_TYPES: ['ACCOUNT_COMPANY_TYPE'],
  ACCOUNT_COMPANY_NUMBER_SEARCH: ['ACCOUNT_COMPANY_TYPE'],
  ACCOUNT_CREATION_LOYALTY_INPUT: ['LOYALTY_CLUB'],
  CART_DISPLAY_P24_PAYMENT_ICON: ['CART_DISPLAY_PAYMENT_METHOD_ICONS'],
  MARKETPLACE_LABEL: ['MARKETPLACE_MODE'],
} as const satisfies Readonly<Partial<Record<FlagKey, readonly FlagKey[]>>>;

const needs: Readonly<Partial<Record<FlagKey, readonly FlagKey[]>>> = FLAG_NEEDS;

/** The flags that have no effect without a flag, directly or through another one. */
export const dependentFlags = (key: FlagKey): readonly FlagKey[] => {
  const direct = FLAG_KEYS.filter((flag) => needs[flag]?.includes(key));
  return [...new Set(direct.flatMap((flag) => [flag, ...dependentFlags(flag)]))];
};

export type BrokenDependency = {
  readonly kind: 'flag-needs-flag';
  readonly flag: FlagKey;
  readonly needs: FlagKey;
};

/**
 * Flags that are on although a flag they need is off. The console shows these and refuses to
 * publish such a set.
 */
export const brokenDependencies = (flags: FlagSet): readonly BrokenDependency[] =>
  FLAG_KEYS.filter((flag) => flags[flag]).flatMap((flag) =>
    (needs[flag] ?? [])
      .filter((needed) => !flags[needed])
      .map((needed) => ({ kind: 'flag-needs-flag', flag, needs: needed }) as const),
  );
