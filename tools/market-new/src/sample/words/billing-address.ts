import type { SomeWords } from './some-words.ts';

export const billingAddress = {
  title: 'Indirizzo di fatturazione',
  none: 'Non hai ancora indicato un indirizzo.',
  use: 'Questo indirizzo compare sulle tue fatture.',
  add: 'Aggiungi un indirizzo',
  change: 'Cambia l’indirizzo',
  save: 'Salva l’indirizzo',
  failed: 'Non è stato possibile salvare l’indirizzo. Riprova tra poco.',
} as const satisfies SomeWords<'billingAddress'>;
