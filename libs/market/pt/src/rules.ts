import {
  type DeliveryTerritory,
  PORTUGUESE_PHONE,
  PORTUGUESE_POSTCODE,
} from '@materia/domain-contact';
import { STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

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
  territory: deliveryTerritory,
} as const satisfies MarketRules;
