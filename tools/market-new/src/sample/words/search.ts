import type { SomeWords } from './some-words.ts';

export const search = {
  title: 'Cerca prodotti | Materia',
  titleFor: 'Risultati per «{words}» | Materia',
  label: 'Che cosa cerchi?',
  action: 'Cerca',
  results: {
    one: '{count} risultato per «{words}»',
    many: '{count} di risultati per «{words}»',
    other: '{count} risultati per «{words}»',
  },
  promptTitle: 'Cerca in tutto l’assortimento',
  promptText: 'Scrivi un nome, una marca, un codice articolo o un codice EAN.',
  emptyTitle: 'Non abbiamo trovato niente per «{words}»',
  emptyText: 'Controlla l’ortografia, usa meno parole o scrivi il codice del prodotto.',
  emptyAction: 'Vedi tutti i reparti',
  tooLong: 'La ricerca è troppo lunga. Abbiamo usato solo l’inizio.',
} as const satisfies SomeWords<'search'>;
