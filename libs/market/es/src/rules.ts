import { type DeliveryTerritory, SPANISH_PHONE, SPANISH_POSTCODE } from '@materia/domain-contact';
import { SPANISH_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

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
  territory: deliveryTerritory,
} as const satisfies MarketRules;
