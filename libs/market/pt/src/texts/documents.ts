import type { HostTexts } from '@materia/market-model';

export const documents = {
  companyNumber: 'NIF',
  vatNumber: 'N.º IVA',
} as const satisfies HostTexts['documents'];
