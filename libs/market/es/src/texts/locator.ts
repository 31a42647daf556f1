import type { MarketTexts } from '@materia/market-model';

export const locator = {
  places: 'Poblaciones',
  map: 'Mapa de almacenes',
  mapText: 'Cada punto lleva a un almacén de la lista.',
  showMap: 'Ver el mapa',
  hideMap: 'Ocultar el mapa',
  position: 'Almacenes cerca de mí',
  positionAsking: 'Buscando tu ubicación…',
  positionDenied:
    'El navegador no nos deja conocer tu ubicación. Escribe un código postal o una localidad.',
  positionFailed:
    'No hemos podido encontrar tu ubicación. Escribe un código postal o una localidad.',
  resultsHere: {
    one: '{count} almacén cerca de ti',
    many: '{count} almacenes, del más cercano al más lejano',
    other: '{count} almacenes, del más cercano al más lejano',
  },
  noPlace: 'No conocemos ninguna localidad con ese nombre',
  placeCount: {
    one: '{count} localidad para elegir',
    many: '{count} localidades para elegir',
    other: '{count} localidades para elegir',
  },
  lookupFailed: 'Error al recuperar el almacén de recogida',
  storeOnMap: '{store} en el mapa del país',
} as const satisfies MarketTexts['locator'];
