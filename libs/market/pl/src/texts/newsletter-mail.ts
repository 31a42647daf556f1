/** Mails of the newsletter sign-up and its confirmation. */
export const newsletterMail = {
  subjectConfirm: 'Potwierdź zapis na newsletter',
  subjectWelcome: 'Zapis na newsletter potwierdzony',
  confirm:
    'Ktoś podał ten adres, zapisując się na nasz newsletter. Jeśli to Ty, potwierdź zapis w ciągu siedmiu dni.',
  confirmButton: 'Potwierdź zapis',
  ignore: 'Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nie wyślemy żadnej wiadomości.',
  welcome: 'Od teraz będziemy wysyłać na ten adres nasz newsletter.',
  stop: 'W każdej chwili możesz zrezygnować ze wszystkich wiadomości.',
  stopButton: 'Zrezygnuj z newslettera',
} as const;
