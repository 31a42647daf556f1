import type { MarketTexts } from '@materia/market-model';

export const productMore = {
  zoom: 'Ampliar la foto',
  larger: 'Ampliar al doble',
  pictureOf: 'Foto {number} de {count}',
  showOffer: 'Ver la oferta de {seller}',
  shownOffer: 'Estás viendo la oferta de {seller}.',
  bestOffer: 'Volver a la mejor oferta',
  packaging: 'Envase',
  packagingText: '1 {saleUnit} = {amount} {unit}',
  warranty: 'Garantía comercial',
  warrantyYears: {
    one: '{count} año',
    many: '{count} de años',
    other: '{count} años',
  },
  recommended: 'Otros productos: {category}',
  toList: 'Añadir a una lista',
  seen: 'Vistos recientemente',
  stockElsewhereChoose:
    'Elige un almacén o comparte tu ubicación y te mostraremos las existencias cercanas.',
  nearMe: 'Consultar existencias cerca de mí',
  nearMeAsking: 'Buscando tu ubicación…',
  nearMeDenied: 'El navegador no nos deja conocer tu ubicación.',
  nearMeFailed:
    'No hemos podido consultar las existencias de la zona. Inténtalo de nuevo dentro de un momento.',
  nearMeResult: 'Existencias en los almacenes más cercanos:',
} as const satisfies MarketTexts['productMore'];
