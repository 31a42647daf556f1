import type { SomeWords } from './some-words.ts';

export const quickOrder = {
  title: 'Ordine rapido',
  lead: 'Incolla riferimenti o codici EAN, oppure carica un file CSV. Le righe corrette finiscono subito nel carrello.',
  references: 'Riferimenti e quantità',
  referencesHint: 'In ogni riga: riferimento; quantità. Un riferimento da solo vale un pezzo.',
  file: 'File CSV',
  fileHint: 'Invece di incollare, fino a 500 righe.',
  action: 'Aggiungi al carrello',
  errorSummary: 'Non c’è nulla da aggiungere',
  empty: 'Incolla almeno un riferimento o scegli un file.',
  tooLarge: 'Il file è troppo grande. Dividilo in parti di 500 righe al massimo.',
  added: 'I prodotti sono nel carrello.',
  addedCount: {
    one: 'È stato aggiunto {count} riferimento.',
    many: 'Sono stati aggiunti {count} riferimenti.',
    other: 'Sono stati aggiunti {count} riferimenti.',
  },
  noneAdded: 'Nessuno di questi riferimenti è stato aggiunto.',
  faults: {
    one: '{count} riga da correggere',
    many: '{count} righe da correggere',
    other: '{count} righe da correggere',
  },
  faultsHint:
    'Qui sotto restano solo queste righe. Correggile e inviale di nuovo: nulla verrà aggiunto due volte.',
  lineNumber: 'Riga {line}',
  notAReference: 'non è un riferimento né un EAN',
  tooManyCells: 'troppe colonne: bastano riferimento e quantità',
  tooManyLines: 'oltre le {most} righe',
  unknownReference: 'non conosciamo questo riferimento',
  soldOut: 'esaurito nel negozio scelto',
  partly: {
    one: 'ne restava solo {count}, già aggiunto',
    many: 'ne restavano solo {count}, già aggiunti',
    other: 'ne restavano solo {count}, già aggiunti',
  },
  cartLink: 'Vai al carrello',
} as const satisfies SomeWords<'quickOrder'>;
