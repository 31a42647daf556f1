/** Mails of the newsletter sign-up and its confirmation. */
export const newsletterMail = {
  subjectConfirm: 'Potwierdź zapis na newsletter',
  subjectWelcome: 'Zapis na newsletter potwierdzony',
  greeting: 'Dzień dobry, {name},',
  greetingUnnamed: 'Dzień dobry,',
  confirm:
    'ktoś podał ten adres, zapisując się na nasz newsletter. Jeśli to Ty, potwierdź zapis na tej stronie w ciągu siedmiu dni:',
  ignore: 'Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nie wyślemy żadnej wiadomości.',
  welcome: 'od teraz będziemy wysyłać na ten adres nasz newsletter.',
  stop: 'W każdej chwili możesz zrezygnować z wszystkich wiadomości na tej stronie:',
  signature: 'Zespół {shop}',
} as const;
