import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import { type PasswordRule, STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';
import { personalNumbers, taxNumbers } from './tax-numbers.ts';

/** The mainland; the islands and the two cities in Africa only when the market enables them. */
const deliveryTerritory = {
  country: 'ES',
  remoteRegions: [
    { region: 'balearic-islands', postcodePrefixes: ['07'] },
    { region: 'canary-islands', postcodePrefixes: ['35', '38'], timeZone: 'Atlantic/Canary' },
    { region: 'ceuta', postcodePrefixes: ['51'] },
    { region: 'melilla', postcodePrefixes: ['52'] },
  ],
} as const satisfies DeliveryTerritory;

/** Nine digits: 601020304 is a mobile, 901020304 a landline. */
const PHONE = {
  countryCode: '34',
  trunkPrefix: '',
  national: /^[6-9]\d{8}$/,
  nationalLength: 9,
  groups: [3, 3, 3],
  mobile: /^[67]/,
  placeholder: '601020304',
} as const satisfies PhoneRule;

/** The first two digits are the province, from 01 Álava to 52 Melilla. */
const POSTCODE = {
  groups: [5],
  areas: [[1, 52]],
  example: '28045',
} as const satisfies PostcodeRule;

/** No lower case required, a special character from a fixed set. */
const PASSWORD = {
  ...STANDARD_PASSWORD,
  lowercase: false,
  special: { oneOf: '#?!@$%^&*-' },
} as const satisfies PasswordRule;

export const rules = {
  phone: PHONE,
  postcode: POSTCODE,
  password: PASSWORD,
  taxNumbers,
  personalNumbers,
  companyTypes: [
    { code: 'OTHER', name: 'Otra actividad' },
    { code: 'COMPANY', name: 'Empresa' },
    { code: 'SELF_EMPLOYED', name: 'Autónomo' },
  ],
  companyTypeIds: { ids: { OTHER: 2, COMPANY: 3, SELF_EMPLOYED: 37 }, others: 'OTHER' },
  /**
   * No open register; VIES confirms the number and gives no name. DNI and NIE are numbers of persons.
   */
  companyRegister: {
    name: 'vies',
    vatPrefix: 'ES',
    personNumbers: /^[\dXYZKLM]/,
    findsByName: false,
  },
  territory: deliveryTerritory,
} as const satisfies MarketRules;
