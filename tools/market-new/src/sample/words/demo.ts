import type { SomeWords } from './some-words.ts';

export const demo = {
  couponTenth:
    '10 % sui prodotti Materia. Non cumulabile con un altro codice, esclusi gli altri venditori.',
  couponFive: '5 in meno sul primo ordine con questo codice, esclusi gli altri venditori.',
  relayPoint: 'Punto di ritiro {city} centro',
} as const satisfies SomeWords<'demo'>;
