import type { SomeWords } from './some-words.ts';

export const registerMore = {
  companyType: 'Tipo di impresa',
  companyTypeNone: 'Scegli',
  vatNumber: 'Numero IVA europeo',
  vatNumberHint: 'Per esempio IT00743110157',
  fiscalNumber: 'Numero fiscale',
  fiscalNumberHint: '11 cifre',
  address: 'Indirizzo',
  streetNumber: 'Numero civico',
  street: 'Via',
  postcode: 'CAP',
  city: 'Città',
  loyaltyCard: 'Numero della tessera',
  loyaltyCardHint: 'Le cifre sul davanti della tessera',
  notOffered: 'Scegli un tipo di impresa dall’elenco.',
  vatNumberInvalid: 'Questo numero IVA non è valido. Inizia con le lettere del paese.',
  fiscalNumberInvalid: 'Questo numero fiscale non è valido. Controlla le cifre.',
  postcodeInvalid: 'Scrivi un CAP valido.',
  cardInvalid: 'Scrivi solo le cifre della tessera, da 6 a 16.',
  cardTaken: 'Questa tessera appartiene già a un altro account.',
} as const satisfies SomeWords<'registerMore'>;
