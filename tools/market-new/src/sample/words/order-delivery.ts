import type { SomeWords } from './some-words.ts';

export const orderDelivery = {
  title: 'Consegna',
  address: 'Indirizzo di consegna',
  relayPoint: 'Punto di ritiro',
  arrivesOn: 'Consegna prevista: {date}',
  readyOn: 'Al punto di ritiro dal {date}',
  sentBy: 'Venduto e spedito da {vendor}',
  paidByCard: 'Pagamento con carta',
  paidByTransfer: 'Bonifico bancario',
  paidByMbWay: 'Pagamento con MB WAY',
  paidByBizum: 'Pagamento con Bizum',
  paidByBlik: 'Pagamento con BLIK',
  paidByPaypal: 'Pagamento con PayPal',
  paidOnCredit: 'Acquisto a rate',
} as const satisfies SomeWords<'orderDelivery'>;
