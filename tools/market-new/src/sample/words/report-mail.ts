import type { SomeWords } from './some-words.ts';

export const reportMail = {
  subjectReceived: 'Segnalazione {receipt}: ricevuta',
  subjectDecided: 'Segnalazione {receipt}: decisione',
  received:
    'Abbiamo ricevuto la Sua segnalazione di un contenuto che ritiene illecito. Numero di pratica: {receipt}.',
  decided: 'Abbiamo esaminato la Sua segnalazione n. {receipt}.',
  address: 'Contenuto segnalato: {address}',
  next: 'La leggerà una persona del nostro team. Le comunicheremo a questo indirizzo la decisione e i motivi. Conservi il numero di pratica.',
  removed: 'Decisione: il contenuto è stato rimosso.',
  restricted: 'Decisione: l’accesso al contenuto è stato limitato.',
  kept: 'Decisione: il contenuto resta pubblicato.',
  statement: 'Motivi: {statement}',
  redress:
    'Se non è d’accordo, risponda a questo messaggio entro sei mesi: il caso sarà riesaminato da un’altra persona. Può anche rivolgersi a un organismo certificato di risoluzione extragiudiziale delle controversie o al giudice.',
} as const satisfies SomeWords<'reportMail'>;
