import type { SomeWords } from './some-words.ts';

export const refusals = {
  showcase: 'Questo negozio non vende online. Scegline un altro per ordinare.',
  notSellable: 'Al momento questo prodotto non si può ordinare nel negozio scelto.',
} as const satisfies SomeWords<'refusals'>;
