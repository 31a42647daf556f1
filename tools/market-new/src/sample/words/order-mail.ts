import type { SomeWords } from './some-words.ts';

export const orderMail = {
  subject: 'Ordine {number}: conferma',
  title: 'Grazie per il Suo ordine',
  lead: 'Stiamo preparando l’ordine n. {number} per il ritiro.',
  leadSent: 'Abbiamo registrato l’ordine n. {number}. Ecco chi lo consegna e quando.',
  orderOf: 'Ordine {number}: {seller}',
  store: 'Ritiro in negozio',
  home: 'Consegna',
  arrives: 'Consegna prevista',
  dayFrom: '{date}, dalle {from}',
  payment: 'Pagamento',
  paid: '{method}, pagato',
  payInStore: 'in negozio, al momento del ritiro',
  line: '{count} × {name}',
  fee: 'Preparazione dell’ordine',
  pallets: 'Cauzione per i bancali',
  shipping: 'Spese di spedizione',
  total: 'Totale (IVA inclusa: {tax})',
  follow: 'Vedi l’ordine',
} as const satisfies SomeWords<'orderMail'>;
