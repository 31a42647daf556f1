/** The search on the stores page: map, current position, place suggestions. */
export const locator = {
  places: 'Miejscowości',
  map: 'Mapa sklepów',
  mapText: 'Każdy punkt prowadzi do sklepu na liście.',
  showMap: 'Pokaż mapę',
  hideMap: 'Ukryj mapę',
  position: 'Sklepy w mojej okolicy',
  positionAsking: 'Ustalamy Twoje położenie…',
  positionDenied:
    'Przeglądarka nie pozwala nam poznać Twojego położenia. Wpisz kod pocztowy albo miejscowość.',
  positionFailed: 'Nie udało się ustalić Twojego położenia. Wpisz kod pocztowy albo miejscowość.',
  resultsHere: {
    one: '{count} sklep w Twojej okolicy',
    few: '{count} sklepy, od najbliższego',
    many: '{count} sklepów, od najbliższego',
    other: '{count} sklepu, od najbliższego',
  },
  noPlace: 'Nie znamy miejscowości o takiej nazwie',
  placeCount: {
    one: '{count} miejscowość do wyboru',
    few: '{count} miejscowości do wyboru',
    many: '{count} miejscowości do wyboru',
    other: '{count} miejscowości do wyboru',
  },
  lookupFailed: 'Błąd podczas pobierania sklepu odbioru',
  storeOnMap: '{store} na mapie kraju',
} as const;
