import type { SomeWords } from './some-words.ts';

export const myStore = {
  title: 'Il mio negozio',
  lead: 'I prezzi, la disponibilità e i tempi di ritiro che vedi sono quelli di questo negozio.',
  change: 'Cambia negozio',
  choose: 'Scegli un negozio',
  details: 'Pagina del negozio',
  noneTitle: 'Non hai ancora scelto un negozio',
  noneText: 'Scegli un negozio per vederne i prezzi, la disponibilità e i tempi di ritiro.',
} as const satisfies SomeWords<'myStore'>;
