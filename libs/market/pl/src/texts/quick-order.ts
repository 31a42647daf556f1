import type { MarketTexts } from '@materia/market-model';

export const quickOrder = {
  title: 'Szybkie zamówienie',
  lead: 'Wklej numery referencyjne lub kody EAN albo wczytaj plik CSV. Dobre wiersze od razu trafią do koszyka.',
  references: 'Numery i ilości',
  referencesHint: 'W każdym wierszu: numer; ilość. Sam numer oznacza jedną sztukę.',
  file: 'Plik CSV',
  fileHint: 'Zamiast wklejania, do 500 wierszy.',
  action: 'Dodaj do koszyka',
  errorSummary: 'Nie ma czego dodać',
  empty: 'Wklej co najmniej jeden numer albo wybierz plik.',
  tooLarge: 'Plik jest za duży. Podziel go na części do 500 wierszy.',
  added: 'Produkty są w koszyku.',
  addedCount: {
    one: 'Dodaliśmy {count} numer.',
    few: 'Dodaliśmy {count} numery.',
    many: 'Dodaliśmy {count} numerów.',
    other: 'Dodaliśmy {count} numeru.',
  },
  noneAdded: 'Żadnego z tych numerów nie udało się dodać.',
  faults: {
    one: '{count} wiersz do poprawy',
    few: '{count} wiersze do poprawy',
    many: '{count} wierszy do poprawy',
    other: '{count} wiersza do poprawy',
  },
  faultsHint:
    'Zostawiliśmy poniżej tylko te wiersze. Popraw je i wyślij ponownie: nic nie doda się dwa razy.',
  lineNumber: 'Wiersz {line}',
  notAReference: 'to nie jest numer referencyjny ani EAN',
  tooManyCells: 'za dużo kolumn: wystarczą numer i ilość',
  tooManyLines: 'to więcej niż {most} wierszy',
  unknownReference: 'nie znamy tego numeru',
  soldOut: 'niedostępny w wybranym sklepie',
  partly: {
    one: 'dodaliśmy {count} sztukę, więcej nie ma',
    few: 'dodaliśmy {count} sztuki, więcej nie ma',
    many: 'dodaliśmy {count} sztuk, więcej nie ma',
    other: 'dodaliśmy {count} sztuki, więcej nie ma',
  },
  cartLink: 'Przejdź do koszyka',
} as const satisfies MarketTexts['quickOrder'];
