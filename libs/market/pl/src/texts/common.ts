/** Texts shared by several pages. */
export const common = {
  skipToContent: 'Przejdź do treści',
  home: 'Strona główna',
  menu: 'Menu',
  categories: 'Kategorie',
  search: 'Szukaj',
  cart: 'Koszyk',
  cartItems: {
    one: '{count} produkt w koszyku',
    few: '{count} produkty w koszyku',
    many: '{count} produktów w koszyku',
    other: '{count} produktu w koszyku',
  },
  account: 'Moje konto',
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  yourStore: 'Twój sklep: {name}',
  labelled: '{label}: {value}',
  close: 'Zamknij',
  back: 'Wstecz',
  showPassword: 'Pokaż hasło',
} as const;
