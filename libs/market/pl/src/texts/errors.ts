/** Error pages and general error messages. */
export const errors = {
  notFoundTitle: 'Nie znaleźliśmy tej strony',
  notFoundText:
    'Adres mógł się zmienić albo produkt nie jest już sprzedawany. Skorzystaj z wyszukiwarki lub przejdź do strony głównej.',
  problemTitle: 'Coś poszło nie tak',
  problemText:
    'Sklep ma chwilowy problem. Spróbuj ponownie, a jeśli to nie pomoże, wróć za kilka minut.',
  problemCode: 'Kod: {code}',
  busyTitle: 'Za dużo zapytań naraz',
  busyText:
    'Z Twojej sieci przyszło w ostatniej minucie wyjątkowo dużo zapytań. Spróbuj ponownie za minutę.',
  unavailableTitle: 'Sklep jest chwilowo niedostępny',
  unavailableText: 'Pracujemy nad tym, aby jak najszybciej wrócić. Twój koszyk jest bezpieczny.',
  forbiddenTitle: 'Nie możemy przyjąć tego żądania',
  forbiddenText:
    'Formularz został wysłany spoza naszego sklepu. Otwórz stronę ponownie i spróbuj jeszcze raz.',
  tooLargeTitle: 'Pliki są za duże',
  tooLargeText:
    'Razem mogą mieć najwyżej 40 MB. Wróć do formularza, wszystko, co zostało wpisane, nadal tam jest. Wybierz mniejsze pliki.',
  badRequestTitle: 'Nie rozumiemy tego żądania',
  badRequestText: 'Sprawdź adres strony albo wprowadzone dane i spróbuj ponownie.',
  retry: 'Spróbuj ponownie',
  formKept:
    'Nic nie przepadło: zachowaliśmy to, co zostało wpisane. Wyślij formularz ponownie za chwilę.',
  sendAgain: 'Wyślij ponownie',
  toHome: 'Przejdź do strony głównej',
  retryLater: 'Nie udało się wykonać tej operacji. Spróbuj ponownie za chwilę.',
  contactStore: 'Jeśli problem się powtarza, skontaktuj się z lokalnym sklepem.',
  signInNeeded: 'Zaloguj się, aby zobaczyć tę stronę.',
  titlePrefix: 'Błąd:',
  sessionExpiredKept: 'Sesja wygasła. Zaloguj się ponownie: wpisane dane wrócą.',
  sessionExpired: 'Twoja sesja wygasła, za chwilę zostaniesz rozłączony.',
  addressAutocompleteFail:
    'Nie udało się pobrać podpowiedzi adresów. Wpisz całą nazwę miejscowości albo kod pocztowy.',
  unknownError: 'Wystąpił nieznany błąd.',
} as const;
