import type { SomeWords } from './some-words.ts';

export const safety = {
  title: 'Sicurezza del prodotto',
  warnings: 'Avvertenze',
  responsible: 'Persona responsabile nell’Unione europea',
  identifiers: 'Identificazione del prodotto',
  identifiersText: 'codice {reference}, modello {model}, EAN {ean}',
} as const satisfies SomeWords<'safety'>;
