import type { SomeWords } from './some-words.ts';

export const substitutes = {
  title: 'Che cosa prendere al suo posto',
  text: 'Prodotti simili che il negozio {store} ha subito disponibili.',
} as const satisfies SomeWords<'substitutes'>;
