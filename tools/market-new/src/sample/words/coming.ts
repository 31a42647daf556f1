import type { SomeWords } from './some-words.ts';

export const coming = {
  clubRegister: 'Iscrizione al Club M',
  quote: 'Dettaglio del preventivo',
  threads: 'Messaggi sull’ordine',
  thread: 'Conversazione con il venditore',
  createQuote: 'Nuovo preventivo',
  confirm: 'Conferma dell’account',
  createPassword: 'Nuova password',
  precreatedPassword: 'Password del tuo account',
  text: 'Stiamo preparando questa pagina e per ora non puoi fare nulla qui.',
  helpTitle: 'Che cosa puoi fare già ora',
  help: 'Il tuo negozio ti aiuta: chiama, scrivi o passa a trovarci.',
  toStore: 'Contatta il negozio',
  toLogin: 'Vai all’accesso',
} as const satisfies SomeWords<'coming'>;
