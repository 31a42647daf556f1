import type { SomeWords } from './some-words.ts';

export const storeChange = {
  title: 'Passare a {store}',
  lead: 'Ecco cosa cambia nel carrello scegliendo {to} al posto di {from}. Potrai annullare.',
  same: 'Nessun cambiamento',
  unavailable: 'Non disponibile in questo negozio: resta in attesa nel carrello',
  availableAgain: 'Qui è disponibile: torna nell’ordine',
  priceUp: 'Il prezzo sale da {from} a {to}',
  priceDown: 'Il prezzo scende da {from} a {to}',
  quantity: 'La quantità passa da {from} a {to}',
  availability: 'Altra disponibilità:',
  promise: 'Altri tempi:',
  total: 'Totale: {from} → {to}',
  confirm: 'Scegli {store}',
  keep: 'Resta con {store}',
  done: 'Negozio cambiato. Prezzi, disponibilità e tempi sono ora quelli del nuovo.',
  undo: 'Annulla il cambio di negozio',
  undone: 'Cambio di negozio annullato. Il carrello è come prima.',
  undonePartly:
    'Siamo tornati al negozio di prima, ma alcuni prodotti non ci sono più. Controlla le quantità.',
} as const satisfies SomeWords<'storeChange'>;
