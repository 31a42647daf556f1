import type { SomeWords } from './some-words.ts';

export const comparator = {
  title: 'Confronto tra prodotti | Materia',
  description:
    'Fino a quattro prodotti della stessa categoria uno accanto all’altro: prezzo, scorte e caratteristiche.',
  heading: 'Confronto tra prodotti',
  lead: 'Metti uno accanto all’altro fino a quattro prodotti della stessa categoria.',
  category: 'Categoria: {category}',
  open: 'Vedi il confronto',
  add: 'Confronta',
  addNamed: 'Confronta: {product}',
  added: 'Il prodotto è nel confronto.',
  alreadyThere: 'Questo prodotto è già nel confronto.',
  full: 'Il confronto contiene già quattro prodotti. Togline uno per aggiungerne un altro.',
  otherCategory:
    'Si confrontano solo prodotti della stessa categoria, e questo appartiene a un’altra.',
  startAnew: 'Inizia un nuovo confronto con questo prodotto',
  failed: 'In questo momento il confronto non è disponibile. Riprova tra poco.',
  empty: 'Non hai ancora scelto prodotti',
  emptyText:
    'Premi «Confronta» in un elenco o nella pagina di un prodotto. Conserviamo la scelta anche senza account.',
  emptyAction: 'Vai al negozio',
  table: 'Prodotti scelti e loro caratteristiche',
  characteristic: 'Caratteristica',
  price: 'Prezzo',
  availability: 'Scorte',
  weight: 'Peso',
  missing: 'dato mancante',
  differs: 'diverso',
  showAll: 'Mostra tutte le caratteristiche',
  showDifferent: 'Mostra solo le differenze',
  nothingDiffers: 'I prodotti scelti coincidono in tutte le caratteristiche.',
  remove: 'Togli',
  removeNamed: 'Togli dal confronto: {product}',
  clear: 'Svuota il confronto',
} as const satisfies SomeWords<'comparator'>;
