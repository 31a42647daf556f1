import type { SomeWords } from './some-words.ts';

export const coupon = {
  code: 'Codice promozionale',
  add: 'Applica',
  onCart: 'Il codice {code} è applicato.',
  notCounted: 'Il codice {code} vale da {minimum} in su per i prodotti interessati.',
  change: 'Cambia il codice',
  remove: 'Togli il codice {code}',
  over: 'Il codice {code} è scaduto e lo abbiamo tolto dal carrello.',
  added: 'Codice promozionale applicato.',
  removed: 'Codice promozionale tolto.',
  empty: 'Inserisci il codice promozionale.',
  invalid: 'Non conosciamo questo codice. Controlla come è scritto.',
  expired: 'Questo codice era valido fino al {day}.',
  used: 'Questo codice è già stato usato.',
  other: 'Il carrello ha già il codice {code}. Toglilo per usarne un altro.',
  belowMinimum: 'Questo codice vale da {minimum} in su. Mancano {missing}.',
  notForCart: 'Nel carrello non ci sono prodotti a cui si applica questo codice.',
  tooMany: 'Troppi tentativi. Riprova tra un quarto d’ora.',
  conditions: 'Condizioni del codice',
  fromTotal: 'Da {minimum} in su per i prodotti interessati.',
  validUntil: 'Valido fino al {day}.',
} as const satisfies SomeWords<'coupon'>;
