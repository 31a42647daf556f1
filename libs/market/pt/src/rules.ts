import {
  PORTUGUESE_PHONE,
  PORTUGUESE_POSTCODE,
  PORTUGUESE_TERRITORY,
  STANDARD_PASSWORD,
} from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

export const rules = {
  phone: PORTUGUESE_PHONE,
  postcode: PORTUGUESE_POSTCODE,
  password: STANDARD_PASSWORD,
  taxNumbers: ['PT_NIF'],
  personalNumbers: ['PT_NIF'],
  companyTypes: [
    { code: 'COMPANY', name: 'Sociedade' },
    { code: 'SELF_EMPLOYED', name: 'Trabalhador independente' },
    { code: 'OTHER', name: 'Outra atividade' },
  ],
  territory: PORTUGUESE_TERRITORY,
} as const satisfies MarketRules;
