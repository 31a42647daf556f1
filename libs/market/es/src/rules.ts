import {
  SPANISH_PHONE,
  SPANISH_POSTCODE,
  SPANISH_TERRITORY,
  SPANISH_PASSWORD,
} from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

export const rules = {
  phone: SPANISH_PHONE,
  postcode: SPANISH_POSTCODE,
  password: SPANISH_PASSWORD,
  taxNumbers: ['ES_NIF'],
  personalNumbers: ['ES_DNI', 'ES_NIE'],
  companyTypes: [
    { code: 'OTHER', name: 'Otra actividad' },
    { code: 'COMPANY', name: 'Empresa' },
    { code: 'SELF_EMPLOYED', name: 'Autónomo' },
  ],
  territory: SPANISH_TERRITORY,
} as const satisfies MarketRules;
