import type { PriceContextPair } from '@materia/domain-pricing';
import type { OpeningHoursRow } from './opening-hours.ts';

/** The two kinds of store. */
export const RETAILER_TYPES = ['agency', 'bigbox'] as const;

export type RetailerType = (typeof RETAILER_TYPES)[number];

/** A store as used by pages and rules. */
export type Store = {
  readonly id: string;
  readonly sellerCode: string;
  readonly urlKey: string;
  readonly name: string;
  readonly retailerType: RetailerType;
  /** Whether the store takes orders online; otherwise it is a showcase. */
  readonly sellsOnline: boolean;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly priceContextCodes: PriceContextPair;
  readonly phone: string;
  readonly email: string;
  readonly openingHours: readonly OpeningHoursRow[];
  readonly services: readonly string[];
  /** Region of the holiday calendar. */
  readonly regionCode: string | undefined;
  /** Distance in kilometres from the place of a search. */
  readonly distance: number | undefined;
};
