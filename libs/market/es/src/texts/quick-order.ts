import type { MarketTexts } from '@materia/market-model';

export const quickOrder = {
  title: 'Pedido rápido',
  lead: 'Pega referencias o códigos EAN, o sube un archivo CSV. Antes de añadir nada verás nombres, precios y disponibilidad.',
  references: 'Referencias y cantidades',
  referencesHint:
    'En cada línea: referencia y cantidad, por ejemplo copiadas de una hoja de cálculo. Una referencia sola pide una unidad.',
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
  soldOut: 'agotado por ahora',
  partly: {
    one: 'solo quedaba {count} unidad, ya añadida',
    many: 'solo quedaban {count} unidades, ya añadidas',
    other: 'solo quedaban {count} unidades, ya añadidas',
  },
  preview: 'Ver precios y disponibilidad',
  add: {
    one: 'Añadir {count} línea al carrito',
    many: 'Añadir {count} de líneas al carrito',
    other: 'Añadir {count} líneas al carrito',
  },
  previewFailed:
    'No hemos podido consultar los precios. Inténtalo de nuevo dentro de un momento o añade los productos directamente al carrito.',
  noneFound: 'No conocemos ninguna de estas referencias.',
  moreFaults: 'Y {count} líneas más por revisar, todas en el campo de abajo.',
  previewFaultsHint:
    'Corrígelas en el campo de abajo y compruébalas de nuevo. El resto de las líneas ya lo puedes añadir.',
  referenceHeadings: 'referencia, ref, código, codigo, artículo, número',
  quantityHeadings: 'cantidad, cant, unidades, uds, ud',
  cartLink: 'Ir al carrito',
} as const satisfies MarketTexts['quickOrder'];
