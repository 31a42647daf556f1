import {
  POLISH_PHONE,
  POLISH_POSTCODE,
  POLISH_TERRITORY,
  STANDARD_PASSWORD,
} from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

export const rules = {
  phone: POLISH_PHONE,
  postcode: POLISH_POSTCODE,
  password: STANDARD_PASSWORD,
  taxNumbers: ['PL_NIP'],
  personalNumbers: ['PL_PESEL', 'PL_NIP'],
  companyTypes: [
    { code: 'COMPANY', name: 'Spółka' },
    { code: 'OTHER', name: 'Inna działalność' },
  ],
  territory: POLISH_TERRITORY,
} as const satisfies MarketRules;
