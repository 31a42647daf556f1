import { FRENCH_PHONE, FRENCH_POSTCODE, FRENCH_TERRITORY, STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

export const rules = {
  phone: FRENCH_PHONE,
  postcode: FRENCH_POSTCODE,
  password: STANDARD_PASSWORD,
  taxNumbers: ['FR_SIRET', 'FR_SIREN'],
  territory: FRENCH_TERRITORY,
} as const satisfies MarketRules;
