import type { SomeWords } from './some-words.ts';

export const header = {
  mainNavigation: 'Navigazione principale',
  allCategories: 'Tutte le categorie',
  searchLabel: 'Cerca nel sito',
  searchPlaceholder: 'Prodotto, marca o codice',
  stores: 'I nostri negozi',
  changeStore: 'Cambia negozio',
  myStore: 'Il mio negozio',
  noStoreChosen: 'Nessun negozio scelto',
  myAccount: 'Il mio account',
  greeting: 'Ciao {name}',
  pageChanged: 'Pagina aperta: {title}.',
  suggestions: 'Suggerimenti di ricerca',
  suggestionCount: {
    one: '{count} suggerimento',
    many: '{count} di suggerimenti',
    other: '{count} suggerimenti',
  },
  suggestedCategory: 'Categoria',
  suggestedBrand: 'Marca',
} as const satisfies SomeWords<'header'>;
