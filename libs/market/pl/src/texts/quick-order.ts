/** Quick order: references pasted or uploaded as a file. */
export const quickOrder = {
  title: 'Szybkie zamówienie',
  lead: 'Wklej numery referencyjne lub kody EAN albo wczytaj plik CSV. Zanim coś dodasz, zobaczysz nazwy, ceny i dostępność.',
  references: 'Numery i ilości',
  referencesHint:
    'W każdym wierszu: numer i ilość, na przykład skopiowane z arkusza. Sam numer oznacza jedną sztukę.',
  file: 'Plik CSV',
  fileHint: 'Zamiast wklejania, do 500 wierszy.',
  action: 'Dodaj do koszyka',
  errorSummary: 'Nie ma czego dodać',
  empty: 'Wklej co najmniej jeden numer albo wybierz plik.',
  tooLarge: 'Plik jest za duży. Podziel go na części do 500 wierszy.',
  added: 'Produkty są w koszyku.',
  addedCount: {
    one: 'Dodaliśmy {count} pozycję.',
    few: 'Dodaliśmy {count} pozycje.',
    many: 'Dodaliśmy {count} pozycji.',
    other: 'Dodaliśmy {count} pozycji.',
  },
  noneAdded: 'Żadnej z tych pozycji nie udało się dodać.',
  faults: {
    one: '{count} wiersz do poprawy',
    few: '{count} wiersze do poprawy',
    many: '{count} wierszy do poprawy',
    other: '{count} wiersza do poprawy',
  },
  faultsHint:
    'Zostawiliśmy poniżej tylko te wiersze. Popraw je i wyślij ponownie: żadnej pozycji nie dodamy dwukrotnie.',
  lineNumber: 'Wiersz {line}',
  notAReference: 'to nie jest numer referencyjny ani EAN',
  tooManyCells: 'za dużo kolumn: wystarczą numer i ilość',
  tooManyLines: 'to więcej niż {most} wierszy',
  unknownReference: 'nie znamy tego numeru',
  soldOut: 'chwilowo niedostępny',
  partly: {
    one: 'dodaliśmy {count} sztukę, więcej nie ma',
    few: 'dodaliśmy {count} sztuki, więcej nie ma',
    many: 'dodaliśmy {count} sztuk, więcej nie ma',
    other: 'dodaliśmy {count} sztuki, więcej nie ma',
  },
  preview: 'Sprawdź ceny i dostępność',
  add: {
    one: 'Dodaj {count} pozycję do koszyka',
    few: 'Dodaj {count} pozycje do koszyka',
    many: 'Dodaj {count} pozycji do koszyka',
    other: 'Dodaj {count} pozycji do koszyka',
  },
  previewFailed:
    'Nie udało się teraz sprawdzić cen. Spróbuj ponownie za chwilę albo od razu dodaj produkty do koszyka.',
  noneFound: 'Nie znamy żadnego z tych numerów.',
  moreFaults: 'I jeszcze wiersze do poprawy: {count}. Wszystkie są w polu poniżej.',
  previewFaultsHint:
    'Popraw je w polu poniżej i sprawdź ponownie. Pozostałe wiersze możesz dodać już teraz.',
  referenceHeadings: 'numer, nr, nr ref, indeks, kod, referencja, artykuł',
  quantityHeadings: 'ilość, ilosc, liczba, szt, sztuk',
  cartLink: 'Przejdź do koszyka',
} as const;
