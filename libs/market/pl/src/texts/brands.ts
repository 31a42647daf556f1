/** The list of brands and the products of one brand. */
export const brands = {
  title: 'Znane marki | Materia',
  description: 'Wszystkie marki w Materia od A do Z.',
  heading: 'Znane marki',
  lead: 'Wybierz markę, żeby zobaczyć jej produkty.',
  letters: 'Litery',
  products: {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  none: 'Lista marek jest teraz niedostępna.',
  brandTitle: '{brand} – produkty marki | Materia',
  brandTitlePage: '{brand} – produkty marki, strona {page} | Materia',
  brandDescription: 'Produkty marki {brand}: ceny, dostępność w Twoim sklepie i terminy odbioru.',
  shelfTitle: '{category} {brand} | Materia',
  shelfHeading: '{brand}: {category}',
  categories: 'Kategorie marki {brand}',
  breadcrumbs: 'Droga do strony',
} as const;
