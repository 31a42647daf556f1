import { FLAG_OBJECTS, type FlagObject } from '@materia/domain-feature-flags';
import type { Market } from './market.ts';

type FlaggedFacts = Pick<Market, 'rules' | 'ecoContributions' | 'taxes'> & {
  readonly settings: Pick<Market['settings'], 'paymentMethods' | 'shippingMethods'>;
};

const HAS: Readonly<Record<FlagObject, (market: FlaggedFacts) => boolean>> = {
  'company-types': ({ rules }) => rules.companyTypes.length > 0,
  'eco-contributions': ({ ecoContributions }) => ecoContributions.length > 0,
  igic: ({ taxes }) =>
    taxes.territories.some((territory) => 'tax' in territory && territory.tax === 'igic'),
  p24: ({ settings }) => settings.paymentMethods.includes('p24'),
  'parcel-lockers': ({ settings }) => settings.shippingMethods.includes('locker/locker'),
  'personal-numbers': ({ rules }) => rules.personalNumbers.length > 0,
};

/** What a market has of the things that flags switch. A flag without its object stays as it is. */
export const flagObjects = (market: FlaggedFacts): ReadonlySet<FlagObject> =>
  new Set(FLAG_OBJECTS.filter((object) => HAS[object](market)));
