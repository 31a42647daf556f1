/** Where the shopper wants their orders. */
export const place = {
  question: 'Gdzie chcesz to dostać?',
  unknown: 'Kod pocztowy lub miejscowość',
  hint: 'Na przykład {example} albo nazwa miejscowości',
  save: 'Zapisz',
  title: 'Gdzie chcesz to dostać? Dostawa i sklepy w pobliżu | Materia',
  description:
    'Podaj kod pocztowy lub miejscowość: zobaczysz termin i cenę dostawy oraz sklepy w pobliżu.',
  lead: 'Podaj kod pocztowy lub miejscowość. Przy każdym produkcie zobaczysz, kiedy dotrze, ile kosztuje dostawa i gdzie go odbierzesz.',
  errors: 'Popraw miejsce dostawy',
  homeTitle: 'Dostawa do domu ({place})',
  homeText: 'Dzień i cenę dostawy pokazujemy przy każdym produkcie i w koszyku.',
  notServed: 'Zamówień online nie wysyłamy pod ten adres: {place}.',
  notServedStore: 'Ze sklepu {store} nie wysyłamy pod ten adres: {place}.',
  servedBy: 'Wysyła tam {store}. Wybierz ten sklep, aby zamówić z dostawą.',
  nearTitle: 'Sklepy w pobliżu: {place}',
  nearText:
    'Wybierz sklep, aby zobaczyć, co w nim jest, i odebrać tam zakupy. Dostawa do domu pozostaje dostępna.',
  readyToday: 'Odbiór: dziś od {time}',
  readyTomorrow: 'Odbiór: jutro od {time}',
  readyLater: 'Odbiór: {date}, od {time}',
  saved: 'Zapisano. Terminy i ceny dostawy dotyczą teraz Twojej okolicy.',
  forget: 'Usuń to miejsce',
  forgotten: 'Usunęliśmy Twoje miejsce dostawy.',
  followsAddress: 'Dostawa jest teraz pod podany adres. Sprawdź termin i cenę.',
  tooFar: 'Ciężarówka nie dojedzie pod ten kod pocztowy. Wybierz inny sposób dostawy.',
  truckFrom:
    'Pod kod {postcode} ciężarówka wyjeżdża ze sklepu {store}. Zanim go wybierzesz, pokażemy, co zmieni się w koszyku.',
  otherDelivery: 'Wybieram inną dostawę',
  pickupAt: 'Odbiór: {store}',
  nearStores: 'Sklepy w pobliżu',
  allStores: 'Wszystkie sklepy',
  showcaseTitle: 'Sklep {store} nie wydaje zamówień online',
  showcaseText:
    'Dostarczymy zakupy do domu lub do punktu. Zamówień online nie odbierzesz w tym sklepie.',
  showcaseNear: 'Najbliższy sklep z odbiorem: {store} ({kilometres} km).',
  showcaseChoose: 'Wybierz {store}',
} as const;
