import type { SomeWords } from './some-words.ts';

export const newsletterMail = {
  subjectConfirm: 'Conferma l’iscrizione alla newsletter',
  subjectWelcome: 'Iscrizione alla newsletter confermata',
  confirm:
    'Questo indirizzo è stato indicato per ricevere la nostra newsletter. Se la richiesta è tua, confermala entro sette giorni.',
  ignore: 'Altrimenti non devi fare nulla: senza conferma non invieremo alcun messaggio.',
  welcome: 'Da ora riceverai la nostra newsletter a questo indirizzo.',
  stop: 'Puoi annullare tutti gli invii, quando vuoi.',
} as const satisfies SomeWords<'newsletterMail'>;
