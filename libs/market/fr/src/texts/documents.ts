import type { HostTexts } from '@materia/market-model';

export const documents = {
  companyNumber: 'SIREN / SIRET',
  vatNumber: 'N° TVA',
} as const satisfies HostTexts['documents'];
