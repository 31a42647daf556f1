/**
 * Secondary parts of a product page: larger pictures, other offers, related products, stock nearby.
 */
export const productMore = {
  zoom: 'Powiększ zdjęcie',
  larger: 'Dwukrotne powiększenie',
  pictureOf: 'Zdjęcie {number} z {count}',
  showOffer: 'Pokaż ofertę: {seller}',
  shownOffer: 'Oglądasz ofertę: {seller}.',
  bestOffer: 'Wróć do najlepszej oferty',
  packaging: 'Opakowanie',
  packagingText: '1 {saleUnit} = {amount} {unit}',
  warranty: 'Gwarancja producenta',
  warrantyYears: {
    one: '{count} rok',
    few: '{count} lata',
    many: '{count} lat',
    other: '{count} roku',
  },
  recommended: 'Inne produkty: {category}',
  /** Link to the shopper's lists with this product. */
  toList: 'Dodaj do listy',
  seen: 'Ostatnio oglądane',
  stockElsewhereChoose:
    'Wybierz sklep albo podaj swoje położenie, a pokażemy stan w sklepach w pobliżu.',
  nearMe: 'Sprawdź stan w mojej okolicy',
  nearMeAsking: 'Ustalamy Twoje położenie…',
  nearMeDenied: 'Przeglądarka nie pozwala nam poznać Twojego położenia.',
  nearMeFailed: 'Nie udało się sprawdzić stanu w okolicy. Spróbuj ponownie za chwilę.',
  nearMeResult: 'Stan w sklepach najbliżej Ciebie:',
} as const;
