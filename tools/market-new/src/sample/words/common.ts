import type { SomeWords } from './some-words.ts';

export const common = {
  skipToContent: 'Vai al contenuto',
  home: 'Pagina iniziale',
  menu: 'Menù',
  categories: 'Categorie',
  search: 'Cerca',
  cart: 'Carrello',
  cartItems: {
    one: '{count} articolo nel carrello',
    many: '{count} di articoli nel carrello',
    other: '{count} articoli nel carrello',
  },
  account: 'Il mio account',
  signIn: 'Accedi',
  signOut: 'Esci',
  chooseStore: 'Scegli un negozio',
  yourStore: 'Il tuo negozio: {name}',
  labelled: '{label}: {value}',
  close: 'Chiudi',
  back: 'Indietro',
} as const satisfies SomeWords<'common'>;
