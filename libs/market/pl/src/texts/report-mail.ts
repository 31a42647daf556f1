/** Mails to users who reported illegal content: acknowledgement of receipt and decision. */
export const reportMail = {
  subjectReceived: 'Zgłoszenie {receipt}: potwierdzenie przyjęcia',
  subjectDecided: 'Zgłoszenie {receipt}: decyzja',
  received:
    'Otrzymaliśmy Twoje zgłoszenie treści, które uważasz za nielegalne. Numer zgłoszenia: {receipt}.',
  decided: 'Rozpatrzyliśmy Twoje zgłoszenie numer {receipt}.',
  address: 'Zgłoszona treść: {address}',
  next: 'Zgłoszenie przeczyta nasz pracownik. O decyzji i jej powodach napiszemy na ten adres. Prosimy zachować numer zgłoszenia.',
  removed: 'Decyzja: treść została usunięta.',
  restricted: 'Decyzja: dostęp do treści został ograniczony.',
  kept: 'Decyzja: treść pozostaje na stronie.',
  statement: 'Uzasadnienie: {statement}',
  /**
   * Available remedies against a decision (article 16, paragraph 5 of Regulation (EU) 2022/2065).
   */
  redress:
    'Jeśli nie zgadzasz się z decyzją, odpowiedz na tę wiadomość w ciągu sześciu miesięcy: sprawę rozpatrzy inna osoba. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.',
} as const;
