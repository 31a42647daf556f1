/** The home page. */
export const home = {
  title: 'Materia – materiały budowlane, remont i wyposażenie domu',
  description:
    'Materiały do budowy, remontu i ogrodu. Ceny i stany magazynowe Twojego sklepu, odbiór w 2 godziny, {days} dni na zwrot.',
  heroTitle: 'Wszystko na budowę. Gotowe do odbioru.',
  heroText: 'Sprawdź cenę i stan w swoim sklepie, zamów online i odbierz nawet w 2 godziny.',
  heroAction: 'Zobacz działy',
  heroStores: 'Znajdź sklep',
  departments: 'Działy',
  departmentProducts: {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  bestSellers: 'Najczęściej kupowane',
  bestSellersAt: 'Ceny i dostępność: {store}',
  storeTitle: 'W którym sklepie kupujesz?',
  storeText: 'Wybierz sklep, a pokażemy jego ceny, stany magazynowe i najbliższy termin odbioru.',
  storeLabel: 'Kod pocztowy lub miejscowość',
  storeHint: 'Na przykład {example}',
  storeAction: 'Szukaj sklepu',
  storeChosenTitle: 'Twój sklep: {store}',
  storeChosenText: 'Pokazujemy ceny i stany magazynowe tego sklepu.',
  proTitle: 'Dla firm',
  proText: 'Ceny netto, warunki dla wykonawców i historia zakupów w jednym miejscu.',
  proAction: 'Załóż konto firmowe',
} as const;
