import { ACCOUNT_FLAGS } from './definitions/account-flags.ts';
import { CHECKOUT_FLAGS } from './definitions/checkout-flags.ts';
import { SHOP_FLAGS } from './definitions/shop-flags.ts';
import type { FlagDefinition } from './flag-definition.ts';

/** Every flag of the shop, the same list in all business units. */
export const FLAGS = { ...ACCOUNT_FLAGS, ...CHECKOUT_FLAGS, ...SHOP_FLAGS } as const;

export type FlagKey = keyof typeof FLAGS;

const definitions: Readonly<Record<FlagKey, FlagDefinition>> = FLAGS;

export const isFlagKey = (text: string): text is FlagKey => Object.hasOwn(FLAGS, text);

/** Keys in alphabetical order, for display in lists. */
export const FLAG_KEYS: readonly FlagKey[] = Object.keys(FLAGS).filter(isFlagKey).toSorted();

export const flagDefinition = (key: FlagKey): FlagDefinition => definitions[key];
