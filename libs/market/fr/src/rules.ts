import { type DeliveryTerritory, FRENCH_PHONE, FRENCH_POSTCODE } from '@materia/domain-contact';
import { STANDARD_PASSWORD } from '@materia/domain-customer';
import type { MarketRules } from '@materia/market-model';

/** Metropolitan France, Corsica included; 97 and 98 are overseas. */
const deliveryTerritory = {
  country: 'FR',
  remoteRegions: [{ region: 'overseas', postcodePrefixes: ['97', '98'] }],
} as const satisfies DeliveryTerritory;

export const rules = {
  phone: FRENCH_PHONE,
  postcode: FRENCH_POSTCODE,
  password: STANDARD_PASSWORD,
  taxNumbers: ['FR_SIRET', 'FR_SIREN'],
  personalNumbers: ['FR_SPI'],
  companyTypes: [
    { code: 'administration', name: 'Administration' },
    { code: 'EURL', name: 'EURL' },
    { code: 'farmer', name: 'Exploitant agricole' },
    { code: 'GAEC', name: 'GAEC' },
    { code: 'GIE', name: 'GIE' },
    { code: 'SA', name: 'SA' },
    { code: 'SARL', name: 'SARL' },
    { code: 'SAS', name: 'SAS' },
    { code: 'SCI', name: 'SCI' },
    { code: 'SNC', name: 'SNC' },
    { code: 'syndic', name: 'Syndic de copropriété' },
    { code: 'other', name: 'Autre forme juridique' },
    { code: 'undetermined', name: 'Je ne sais pas' },
  ],
  territory: deliveryTerritory,
} as const satisfies MarketRules;
