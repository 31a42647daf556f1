import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import { type CompanyTypeIds, STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';
import { personalNumbers, taxNumbers } from './tax-numbers.ts';

/** The mainland; the islands only when the market enables them. */
const deliveryTerritory = {
  country: 'PT',
  remoteRegions: [
    { region: 'madeira', postcodePrefixes: ['90', '91', '92', '93', '94'] },
    {
      region: 'azores',
      postcodePrefixes: ['95', '96', '97', '98', '99'],
      timeZone: 'Atlantic/Azores',
    },
  ],
} as const satisfies DeliveryTerritory;

/** Nine digits: 9… is a mobile, 2… a landline. */
const PHONE = {
  countryCode: '351',
  trunkPrefix: '',
  national: /^[29]\d{8}$/,
  nationalLength: 9,
  groups: [3, 3, 3],
  mobile: /^9/,
  placeholder: '912345678',
} as const satisfies PhoneRule;

/** Seven digits, written 0000-000; no postal centre has the areas 39, 55 to 59 and 65 to 69. */
const POSTCODE = {
  groups: [4, 3],
  areas: [
    [10, 38],
    [40, 54],
    [60, 64],
    [70, 99],
  ],
  example: '1000-001',
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
    { code: 'COMPANY', name: 'Sociedade' },
    { code: 'SELF_EMPLOYED', name: 'Trabalhador independente' },
    { code: 'OTHER', name: 'Outra atividade' },
  ],
  companyTypeIds: COMPANY_TYPE_IDS,
  /** No open register but VIES. Numbers from 1, 2, 3 and 45 are of persons. */
  companyRegister: {
    name: 'vies',
    vatPrefix: 'PT',
    personNumbers: /^(?:[123]|45)/,
    findsByName: false,
  },
  territory: deliveryTerritory,
} as const satisfies MarketRules;
