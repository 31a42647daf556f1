import type { SomeWords } from './some-words.ts';

export const documents = {
  companyNumber: 'Partita IVA',
  vatNumber: 'P. IVA UE',
} as const satisfies SomeWords<'documents'>;
