import type { SomeWords } from './some-words.ts';

export const facets = {
  brand: 'Marca',
  availability: 'Disponibilità',
  availableHere: 'Disponibile nel tuo negozio',
  reduction: 'Offerte',
  reduced: 'Prezzo ribassato',
} as const satisfies SomeWords<'facets'>;
