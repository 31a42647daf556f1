import type { SomeWords } from './some-words.ts';

export const energy = {
  classOnScale:
    'Classe energetica {energyClass} su una scala da {best} a {worst}, mostra l’etichetta',
  sheet: 'Scheda prodotto',
  sheetOf: 'Scheda informativa: {product}',
  sheetTitle: 'Scheda informativa del prodotto',
  supplier: 'Nome del fornitore',
  model: 'Identificativo del modello',
  energyClass: 'Classe di efficienza energetica',
  scale: '{energyClass} (scala da {best} a {worst})',
} as const satisfies SomeWords<'energy'>;
