import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import { type CompanyTypeIds, STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';
import { personalNumbers, taxNumbers } from './tax-numbers.ts';

/** Metropolitan France, Corsica included; 97 and 98 are overseas. */
const deliveryTerritory = {
  country: 'FR',
  remoteRegions: [{ region: 'overseas', postcodePrefixes: ['97', '98'] }],
} as const satisfies DeliveryTerritory;

/** +33 or 0, one digit 1–9, eight digits; 6 and 7 are mobiles. */
const PHONE = {
  countryCode: '33',
  trunkPrefix: '0',
  national: /^[1-9]\d{8}$/,
  nationalLength: 9,
  groups: [2, 2, 2, 2, 2],
  mobile: /^[67]/,
  placeholder: '06 12 34 56 78',
} as const satisfies PhoneRule;

/** The first two digits are the department; 97 and 98 are overseas, and 98000 is Monaco. */
const POSTCODE = {
  groups: [5],
  areas: [
    [1, 95],
    [97, 98],
  ],
  example: '75011',
} as const satisfies PostcodeRule;

/**
 * No document gives ids: COMPANY is 3 as elsewhere, the other two get distinct values.
 */
const COMPANY_TYPE_IDS = {
  ids: { OTHER: 2, COMPANY: 3, SELF_EMPLOYED: 37 },
  others: 'OTHER',
} as const satisfies CompanyTypeIds;

export const rules = {
  phone: PHONE,
  postcode: POSTCODE,
  password: STANDARD_PASSWORD,
  taxNumbers,
  personalNumbers,
  companyTypes: [
    { code: 'administration', name: 'Administration' },
    { code: 'EURL', name: 'EURL' },
    { code: 'farmer', name: 'Exploitant agricole' },
    { code: 'GAEC', name: 'GAEC' },
    { code: 'GIE', name: 'GIE' },
    { code: 'SA', name: 'SA' },
    { code: 'SARL', name: 'SARL' },
    { code: 'SAS', name: 'SAS' },
    { code: 'SCI', name: 'SCI' },
    { code: 'SNC', name: 'SNC' },
    { code: 'syndic', name: 'Syndic de copropriété' },
    { code: 'other', name: 'Autre forme juridique' },
    { code: 'undetermined', name: 'Je ne sais pas' },
  ],
  companyTypeIds: COMPANY_TYPE_IDS,
  /** Recherche d’entreprises: SIREN, SIRET and names. */
  companyRegister: { name: 'sirene', vatPrefix: 'FR', findsByName: true },
  territory: deliveryTerritory,
} as const satisfies MarketRules;
