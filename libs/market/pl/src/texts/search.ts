/** The search page. */
export const search = {
  title: 'Szukaj produktów | Materia',
  titleFor: 'Wyniki dla „{words}” | Materia',
  label: 'Czego szukasz?',
  action: 'Szukaj',
  results: {
    one: '{count} wynik dla „{words}”',
    few: '{count} wyniki dla „{words}”',
    many: '{count} wyników dla „{words}”',
    other: '{count} wyniku dla „{words}”',
  },
  promptTitle: 'Szukaj produktów',
  promptText: 'Wpisz nazwę, markę, numer referencyjny albo kod EAN.',
  emptyTitle: 'Nic nie znaleźliśmy dla „{words}”',
  emptyText: 'Sprawdź pisownię, użyj mniejszej liczby słów albo wpisz numer referencyjny.',
  emptyAction: 'Zobacz wszystkie działy',
  tooLong: 'Zapytanie jest za długie. Użyliśmy jego początku.',
} as const;
