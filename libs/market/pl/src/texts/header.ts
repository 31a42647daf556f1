/** The header of every page. */
export const header = {
  mainNavigation: 'Nawigacja główna',
  allCategories: 'Wszystkie kategorie',
  searchLabel: 'Szukaj w sklepie',
  searchPlaceholder: 'Produkt, marka lub numer',
  stores: 'Nasze sklepy',
  changeStore: 'Zmień sklep',
  myStore: 'Mój sklep',
  noStoreChosen: 'Nie wybrano sklepu',
  myAccount: 'Moje konto',
  greeting: 'Dzień dobry, {name}',
  pageChanged: 'Otwarto stronę: {title}',
  suggestions: 'Podpowiedzi wyszukiwania',
  suggestionCount: {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  suggestedCategory: 'Kategoria',
  suggestedBrand: 'Marka',
} as const;
