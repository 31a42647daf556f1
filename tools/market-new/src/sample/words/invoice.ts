import type { SomeWords } from './some-words.ts';

export const invoice = {
  wanted: 'Desidero una fattura con IVA',
  wantedHint: 'Il negozio la emetterà con i dati del tuo account.',
  title: 'Fattura',
  made: 'Fattura {number} del {date}',
  willCome: 'Il negozio emetterà la fattura con i dati del tuo account.',
  askStore: 'Per questo ordine non hai chiesto la fattura. Il negozio può emetterla su richiesta.',
} as const satisfies SomeWords<'invoice'>;
