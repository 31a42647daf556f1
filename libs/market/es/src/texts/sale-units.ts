import type { MarketTexts } from '@materia/market-model';

/** Quantities in the unit in which a product is sold. */
export const saleUnits = {
  piece: {
    one: '{count} ud.',
    many: '{count} de uds.',
    other: '{count} uds.',
  },
  bag: {
    one: '{count} saco',
    many: '{count} de sacos',
    other: '{count} sacos',
  },
  pack: {
    one: '{count} paquete',
    many: '{count} de paquetes',
    other: '{count} paquetes',
  },
  roll: {
    one: '{count} rollo',
    many: '{count} de rollos',
    other: '{count} rollos',
  },
  pallet: {
    one: '{count} palé',
    many: '{count} de palés',
    other: '{count} palés',
  },
  bucket: {
    one: '{count} cubo',
    many: '{count} de cubos',
    other: '{count} cubos',
  },
  box: {
    one: '{count} caja',
    many: '{count} de cajas',
    other: '{count} cajas',
  },
  set: {
    one: '{count} juego',
    many: '{count} de juegos',
    other: '{count} juegos',
  },
} as const satisfies MarketTexts['saleUnits'];
