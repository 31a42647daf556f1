import type { FlagKey } from './flags.ts';

/** What some flags switch, and a market may lack. */
export const FLAG_OBJECTS = [
  'company-types',
  'eco-contributions',
  'igic',
  'p24',
  'parcel-lockers',
  'personal-numbers',
] as const;
export type FlagObject = (typeof FLAG_OBJECTS)[number];

const OBJECT_OF_FLAG = {
  ACCOUNT_CREATION_COMPANY_TYPES: 'company-types',
  CART_DISPLAY_P24_PAYMENT_ICON: 'p24',
  CHECKOUT_PARCEL_LOCKER_PICKUP: 'parcel-lockers',
  DISPLAY_ECOTAX: 'eco-contributions',
  DISPLAY_IGIC_TAX_LABEL: 'igic',
  USER_FISCAL_ID: 'personal-numbers',
} as const satisfies Readonly<Partial<Record<FlagKey, FlagObject>>>;

const objectOfFlag: Readonly<Partial<Record<FlagKey, FlagObject>>> = OBJECT_OF_FLAG;

/**
 * What a market lacks that a flag would switch; undefined for a flag that can be switched there.
 */
export const missingObject = (
  key: FlagKey,
  present: ReadonlySet<FlagObject>,
): FlagObject | undefined => {
  const needed = objectOfFlag[key];
  return needed === undefined || present.has(needed) ? undefined : needed;
};
