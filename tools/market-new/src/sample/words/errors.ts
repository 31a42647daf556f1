import type { SomeWords } from './some-words.ts';

export const errors = {
  notFoundTitle: 'Questa pagina non c’è',
  notFoundText:
    'L’indirizzo può essere cambiato o il prodotto non è più in vendita. Usa la ricerca o torna alla pagina iniziale.',
  problemTitle: 'Qualcosa è andato storto',
  problemText:
    'Il sito ha un problema momentaneo. Riprova e, se non basta, torna tra qualche minuto.',
  problemCode: 'Codice dell’errore: {code}',
  unavailableTitle: 'Il sito non è disponibile per il momento',
  unavailableText: 'Stiamo lavorando per tornare al più presto. Il tuo carrello è al sicuro.',
  forbiddenTitle: 'Non possiamo accettare questa richiesta',
  forbiddenText: 'Il modulo è stato inviato da un altro sito. Riapri la pagina e riprova.',
  badRequestTitle: 'Non capiamo questa richiesta',
  badRequestText: 'Controlla l’indirizzo della pagina o i dati inseriti e riprova.',
  retry: 'Riprova',
  toHome: 'Vai alla pagina iniziale',
  retryLater: 'Operazione non riuscita. Riprova più tardi.',
  contactStore: 'Se il problema continua, contatta il tuo negozio.',
  signInNeeded: 'Accedi per vedere questa pagina.',
  sessionExpired: 'La tua sessione è scaduta',
  addressAutocompleteFail:
    'Non è stato possibile caricare i suggerimenti. Scrivi il nome intero della località o il CAP.',
  unknownError: 'Si è verificato un errore sconosciuto.',
} as const satisfies SomeWords<'errors'>;
