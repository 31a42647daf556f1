import type { DeliveryTerritory, PhoneRule, PostcodeRule } from '@materia/domain-contact';
import { STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';
import { personalNumbers, taxNumbers } from './tax-numbers.ts';

/** Poland only. */
const deliveryTerritory = { country: 'PL', remoteRegions: [] } as const satisfies DeliveryTerritory;

/** Nine digits, shown in the 48… form. Mobile ranges: numbering plan of UKE. */
const PHONE = {
  countryCode: '48',
  trunkPrefix: '',
  national: /^[1-9]\d{8}$/,
  nationalLength: 9,
  groups: [3, 3, 3],
  mobile: /^(?:45|50|51|53|57|60|66|69|72|73|78|79|88)/,
  placeholder: '48601020304',
} as const satisfies PhoneRule;

/** Five digits, written 00-000; area 79 was never assigned. */
const POSTCODE = {
  groups: [2, 3],
  areas: [
    [0, 78],
    [80, 99],
  ],
  example: '03-841',
} as const satisfies PostcodeRule;

export const rules = {
  phone: PHONE,
  postcode: POSTCODE,
  password: STANDARD_PASSWORD,
  taxNumbers,
  personalNumbers,
  companyTypes: [
    { code: 'COMPANY', name: 'Spółka' },
    { code: 'OTHER', name: 'Inna działalność' },
  ],
  companyTypeIds: { ids: { COMPANY: 3, OTHER: 2 }, others: 'OTHER' },
  /** Wykaz podatników VAT: only firms that pay VAT, under their NIP. */
  companyRegister: { name: 'white-list', vatPrefix: 'PL', findsByName: false },
  territory: deliveryTerritory,
} as const satisfies MarketRules;
