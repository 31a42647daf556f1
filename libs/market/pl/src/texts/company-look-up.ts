/** The lookup of a company in a public register. */
export const companyLookUp = {
  action: 'Pobierz dane firmy',
  otherwise: 'Wyślij',
  source: 'Dane pochodzą z publicznego rejestru. Możesz je poprawić lub wpisać ręcznie.',
  found: 'Znaleźliśmy firmę i uzupełniliśmy jej dane. Sprawdź je.',
  confirmed: 'Numer jest w rejestrze, ale rejestr nie podaje nazwy. Wpisz dane firmy.',
  several: 'Jest kilka firm o tej nazwie. Wybierz swoją.',
  unknown: 'W rejestrze nie ma takiej firmy. Sprawdź numer lub wpisz dane ręcznie.',
  noAnswer: 'Rejestr teraz nie odpowiada. Wpisz dane firmy ręcznie.',
  nothingTyped: 'Wpisz numer firmy.',
  tooMany: 'Za dużo wyszukiwań. Wpisz dane firmy ręcznie.',
} as const;
