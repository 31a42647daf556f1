import type { SomeWords } from './some-words.ts';

export const paymentMethod = {
  accepted: 'Metodi di pagamento',
  card: 'Carta',
  cardText: 'Inserirai i dati della carta sulla pagina sicura del gestore dei pagamenti.',
  blikText: 'Inserisci il codice dell’app della tua banca e conferma lì il pagamento.',
  p24: 'Bonifico (Przelewy24)',
  p24Text: 'In alcune banche servono da {from} a {to} ore. L’ordine attende il pagamento.',
  multibancoText: 'Riceverai un riferimento da pagare allo sportello o in banca.',
  mbWayText: 'Indicherai il cellulare e confermerai il pagamento nell’app MB WAY.',
  bizumText: 'Confermerai il pagamento nell’app della tua banca.',
  paypalText: 'Accederai a PayPal e lì confermerai il pagamento.',
  credit: 'Pagamento a rate',
  creditText:
    'Farai la richiesta sulla pagina della finanziaria. La risposta di solito è immediata.',
  payInStore: 'Pagamento in negozio',
  payInStoreText: 'Con carta o in contanti, al ritiro.',
} as const satisfies SomeWords<'paymentMethod'>;
