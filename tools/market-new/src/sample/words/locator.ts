import type { SomeWords } from './some-words.ts';

export const locator = {
  map: 'Mappa dei negozi',
  mapText: 'Ogni punto porta a un negozio dell’elenco.',
  showMap: 'Mostra la mappa',
  hideMap: 'Nascondi la mappa',
  position: 'Negozi vicino a me',
  positionAsking: 'Cerchiamo la tua posizione…',
  positionDenied:
    'Il browser non ci permette di conoscere la tua posizione. Scrivi un CAP o una località.',
  positionFailed: 'Non siamo riusciti a trovare la tua posizione. Scrivi un CAP o una località.',
  resultsHere: {
    one: '{count} negozio vicino a te',
    many: '{count} negozi, dal più vicino al più lontano',
    other: '{count} negozi, dal più vicino al più lontano',
  },
  noPlace: 'Non conosciamo località con questo nome',
  placeCount: {
    one: '{count} località tra cui scegliere',
    many: '{count} località tra cui scegliere',
    other: '{count} località tra cui scegliere',
  },
  lookupFailed: 'Errore durante il recupero del negozio di ritiro',
  storeOnMap: '{store} sulla mappa del paese',
} as const satisfies SomeWords<'locator'>;
