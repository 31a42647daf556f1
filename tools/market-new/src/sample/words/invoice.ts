import type { SomeWords } from './some-words.ts';

export const invoice = {
  wanted: 'Desidero una fattura con IVA',
  wantedHint: 'Indica i dati dell’azienda a cui intestarla.',
  title: 'Fattura',
  made: 'Fattura {number} del {date}',
  willCome: 'Il negozio emetterà la fattura intestata all’azienda indicata.',
  askStore: 'Per questo ordine non hai chiesto la fattura. Il negozio può emetterla su richiesta.',
} as const satisfies SomeWords<'invoice'>;
