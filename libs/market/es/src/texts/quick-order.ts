import type { MarketTexts } from '@materia/market-model';

export const quickOrder = {
  title: 'Pedido rápido',
  lead: 'Pega referencias o códigos EAN, o sube un archivo CSV. Las líneas correctas pasan directamente al carrito.',
  references: 'Referencias y cantidades',
  referencesHint: 'En cada línea: referencia; cantidad. Una referencia sola pide una unidad.',
  file: 'Archivo CSV',
  fileHint: 'En lugar de pegar, hasta 500 líneas.',
  action: 'Añadir al carrito',
  errorSummary: 'No hay nada que añadir',
  empty: 'Pega al menos una referencia o elige un archivo.',
  tooLarge: 'El archivo es demasiado grande. Divídelo en partes de hasta 500 líneas.',
  added: 'Los productos están en el carrito.',
  addedCount: {
    one: 'Hemos añadido {count} referencia.',
    many: 'Hemos añadido {count} referencias.',
    other: 'Hemos añadido {count} referencias.',
  },
  noneAdded: 'No hemos podido añadir ninguna de estas referencias.',
  faults: {
    one: '{count} línea por revisar',
    many: '{count} líneas por revisar',
    other: '{count} líneas por revisar',
  },
  faultsHint:
    'Abajo quedan solo estas líneas. Corrígelas y envíalas de nuevo: nada se añadirá dos veces.',
  lineNumber: 'Línea {line}',
  notAReference: 'no es una referencia ni un EAN',
  tooManyCells: 'sobran columnas: bastan la referencia y la cantidad',
  tooManyLines: 'supera las {most} líneas',
  unknownReference: 'no conocemos esta referencia',
  soldOut: 'agotado en el almacén elegido',
  partly: {
    one: 'solo quedaba {count} unidad, ya añadida',
    many: 'solo quedaban {count} unidades, ya añadidas',
    other: 'solo quedaban {count} unidades, ya añadidas',
  },
  cartLink: 'Ir al carrito',
} as const satisfies MarketTexts['quickOrder'];
