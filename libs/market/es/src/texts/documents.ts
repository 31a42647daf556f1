import type { HostTexts } from '@materia/market-model';

export const documents = {
  companyNumber: 'NIF',
  vatNumber: 'NIF-IVA',
} as const satisfies HostTexts['documents'];
