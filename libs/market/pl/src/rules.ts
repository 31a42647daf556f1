import { type DeliveryTerritory, POLISH_PHONE, POLISH_POSTCODE } from '@materia/domain-contact';
import { STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

/** Poland only. */
const deliveryTerritory = { country: 'PL', remoteRegions: [] } as const satisfies DeliveryTerritory;

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
  territory: deliveryTerritory,
} as const satisfies MarketRules;
