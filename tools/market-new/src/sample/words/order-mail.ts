import type { SomeWords } from './some-words.ts';

export const orderMail = {
  subject: 'Ordine {number}: conferma',
  greeting: 'Ciao {name},',
  lead: 'grazie per l’ordine n. {number}. Lo stiamo preparando per il ritiro.',
  pickupAt: 'Ritiro: {store}, {address}',
  pickupFrom: 'Pronto {date} dalle {time}',
  paid: 'Pagamento: {method}, pagato.',
  payInStore: 'Paghi in negozio al momento del ritiro.',
  line: '{count} × {name}: {amount}',
  fee: 'Preparazione dell’ordine: {amount}',
  pallets: 'Cauzione per i bancali: {amount}',
  total: 'Totale: {amount} (IVA inclusa: {tax})',
  questions: 'Hai domande? Chiama il negozio: {phone}.',
  signature: 'Il team di {shop}',
  leadSent: 'Grazie per l’ordine n. {number}. Ecco chi lo consegna e quando.',
  orderOf: 'Ordine {number}, {seller}',
  deliveredTo: 'Consegna a {address}',
  arrives: 'Consegna prevista: {date}',
  shipping: 'Spese di spedizione: {amount}',
  guestPage: 'Segui il tuo ordine senza account in questa pagina:',
} as const satisfies SomeWords<'orderMail'>;
