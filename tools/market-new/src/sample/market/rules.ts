import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import { STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';
import { personalNumbers, taxNumbers } from './tax-numbers.ts';

/**
 * Mobiles start with 15, 16 or 17 and have ten or eleven digits; landlines have six to eleven
 * (Bundesnetzagentur, Nummernplan Öffentlicher Telefondienst).
 */
const phone: PhoneRule = {
  countryCode: '49',
  trunkPrefix: '0',
  national: /^(?:1[567]\d{8,9}|[2-9]\d{5,10})$/,
  nationalLength: 10,
  groups: [4, 7],
  mobile: /^1[567]/,
  placeholder: '01713920000',
};

/** Five digits; the first two are the area. Areas 00, 05, 43 and 62 are not assigned. */
const postcode: PostcodeRule = {
  groups: [5],
  areas: [
    [1, 4],
    [6, 42],
    [44, 61],
    [63, 99],
  ],
  example: '10117',
};

/** Germany without Helgoland and Büsingen, which are outside the territory of its VAT. */
const territory: DeliveryTerritory = {
  country: 'DE',
  remoteRegions: [
    { region: 'helgoland', postcodePrefixes: ['27498'] },
    { region: 'buesingen', postcodePrefixes: ['78266'] },
  ],
};

export const rules = {
  phone,
  postcode,
  password: STANDARD_PASSWORD,
  taxNumbers,
  personalNumbers,
  companyTypes: [
    { code: 'COMPANY', name: 'Gesellschaft' },
    { code: 'SELF_EMPLOYED', name: 'Einzelunternehmen' },
    { code: 'OTHER', name: 'Sonstige' },
  ],
  companyTypeIds: { ids: { OTHER: 2, COMPANY: 3, SELF_EMPLOYED: 37 }, others: 'OTHER' },
  /** VIES confirms the number and gives no name. */
  companyRegister: { name: 'vies', vatPrefix: 'DE', findsByName: false },
  territory,
} as const satisfies MarketRules;
