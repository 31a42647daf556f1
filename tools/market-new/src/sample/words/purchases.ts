import type { SomeWords } from './some-words.ts';

export const purchases = {
  title: 'Acquisti',
  lead: 'Tutto ciò che acquisti online e nei nostri negozi, dal più recente al più vecchio.',
  period: 'Periodo',
  recent: 'Ultimi 3 mesi',
  year: 'Anno {year}',
  selfServiceOnly: 'Solo casse automatiche',
  show: 'Mostra',
  emptyTitle: 'Nessun acquisto',
  emptyText: 'In questo periodo non ci sono acquisti che corrispondono alla tua scelta.',
  online: 'Negozio online',
  inStore: 'Cassa del negozio',
  selfService: 'Cassa automatica',
  boughtOn: 'Acquisto del {date}',
  more: {
    one: 'e {count} altro prodotto',
    many: 'e altri {count} prodotti',
    other: 'e altri {count} prodotti',
  },
  pages: 'Pagine degli acquisti',
} as const satisfies SomeWords<'purchases'>;
