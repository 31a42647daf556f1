import type { SomeWords } from './some-words.ts';

export const newsletterMail = {
  subjectConfirm: 'Conferma l’iscrizione alla newsletter',
  subjectWelcome: 'Iscrizione alla newsletter confermata',
  greeting: 'Ciao {name},',
  greetingUnnamed: 'Ciao,',
  confirm:
    'questo indirizzo è stato indicato per ricevere la nostra newsletter. Se la richiesta è tua, confermala entro sette giorni in questa pagina:',
  ignore: 'Altrimenti non devi fare nulla: senza conferma non invieremo alcun messaggio.',
  welcome: 'da ora riceverai la nostra newsletter a questo indirizzo.',
  stop: 'Puoi annullare tutti gli invii, quando vuoi, in questa pagina:',
  signature: 'Il team di {shop}',
} as const satisfies SomeWords<'newsletterMail'>;
