import type { SomeWords } from './some-words.ts';

export const home = {
  title: 'Materia – materiali edili, ristrutturazione e casa',
  description:
    'Materiali per costruire, ristrutturare e curare il giardino. Prezzi e scorte del tuo negozio, ritiro drive in 2 ore e {days} giorni per il reso.',
  heroTitle: 'Tutto per il tuo cantiere. Pronto da ritirare.',
  heroText:
    'Guarda il prezzo e la disponibilità nel tuo negozio, ordina online e ritira già dopo 2 ore.',
  heroAction: 'Vedi i reparti',
  heroStores: 'Trova un negozio',
  departments: 'Reparti',
  departmentProducts: {
    one: '{count} prodotto',
    many: '{count} di prodotti',
    other: '{count} prodotti',
  },
  bestSellers: 'I più venduti',
  bestSellersAt: 'Prezzi e scorte: {store}',
  storeTitle: 'In quale negozio compri?',
  storeText: 'Scegli il tuo negozio: ti mostriamo prezzi, scorte e il primo ritiro possibile.',
  storeLabel: 'CAP o città',
  storeHint: 'Per esempio {example}',
  storeAction: 'Cerca un negozio',
  storeChosenTitle: 'Il tuo negozio: {store}',
  storeChosenText: 'Stai vedendo prezzi e scorte di questo negozio.',
  proTitle: 'Per i professionisti',
  proText: 'Prezzi senza IVA, condizioni per le imprese e tutti gli acquisti in un solo posto.',
  proAction: 'Crea un account professionale',
} as const satisfies SomeWords<'home'>;
