import type { SomeWords } from './some-words.ts';

export const productMore = {
  zoom: 'Ingrandisci la foto',
  larger: 'Ingrandimento doppio',
  pictureOf: 'Foto {number} di {count}',
  showOffer: 'Mostra l’offerta di {seller}',
  shownOffer: 'Stai vedendo l’offerta di {seller}.',
  bestOffer: 'Torna all’offerta migliore',
  packaging: 'Confezione',
  packagingText: '1 {saleUnit} = {amount} {unit}',
  recommended: 'Altri prodotti: {category}',
  toList: 'Aggiungi a una lista',
  seen: 'Visti di recente',
  nearMe: 'Controlla le scorte vicino a me',
  nearMeAsking: 'Cerchiamo la tua posizione…',
  nearMeDenied: 'Il browser non ci permette di conoscere la tua posizione.',
  nearMeFailed: 'Non è stato possibile controllare le scorte in zona. Riprova tra poco.',
  nearMeResult: 'Scorte nei negozi più vicini:',
} as const satisfies SomeWords<'productMore'>;
