import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import { STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

/**
 * Mobiles start with 3 and have ten digits; landlines keep their 0 and have six to eleven (AGCOM,
 * delibera 8/15/CIR).
 */
const phone: PhoneRule = {
  countryCode: '39',
  trunkPrefix: '',
  national: /^(?:3\d{8,9}|0\d{5,10})$/,
  nationalLength: 10,
  mobile: /^3/,
  placeholder: '3401234567',
};

/** Five digits, the CAP; the first two are the area. */
const postcode: PostcodeRule = {
  groups: [5],
  areas: [
    [0, 48],
    [50, 67],
    [70, 76],
    [80, 98],
  ],
};

/**
 * The mainland, Sicily and Sardinia; Livigno and Campione d'Italia are outside the customs or tax
 * territory.
 */
const territory: DeliveryTerritory = {
  country: 'IT',
  remoteRegions: [
    { region: 'livigno', postcodePrefixes: ['23041'] },
    { region: 'campione', postcodePrefixes: ['22061'] },
  ],
};

export const rules = {
  phone,
  postcode,
  password: STANDARD_PASSWORD,
  taxNumbers: ['IT_PARTITA_IVA'],
  personalNumbers: ['IT_PARTITA_IVA'],
  companyTypes: [
    { code: 'COMPANY', name: 'Società' },
    { code: 'SELF_EMPLOYED', name: 'Ditta individuale' },
    { code: 'OTHER', name: 'Altro' },
  ],
  companyTypeIds: { ids: { OTHER: 2, COMPANY: 3, SELF_EMPLOYED: 37 }, others: 'OTHER' },
  territory,
} as const satisfies MarketRules;
