import type { SomeWords } from './some-words.ts';

export const accountMenu = {
  label: 'Menu dell’account',
  back: 'Torna all’account',
  overview: 'Panoramica',
  information: 'I miei dati',
  addresses: 'I miei indirizzi',
  orders: 'Ordini',
  pendingOrders: 'Ordini in corso',
  purchases: 'I miei acquisti',
  invoices: 'Fatture',
  quotes: 'Preventivi',
  lists: 'Le mie liste',
  club: 'Il Club M',
  store: 'Il mio negozio',
  receipts: 'Scontrini senza carta',
} as const satisfies SomeWords<'accountMenu'>;
