import type { SomeWords } from './some-words.ts';

export const orderDelivery = {
  title: 'Consegna',
  address: 'Indirizzo di consegna',
  relayPoint: 'Punto di ritiro',
  arrivesOn: 'Consegna prevista: {date}',
  readyOn: 'Al punto di ritiro dal {date}',
  sentBy: 'Venduto e spedito da {vendor}',
} as const satisfies SomeWords<'orderDelivery'>;
