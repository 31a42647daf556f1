import type { MarketTexts } from '@materia/market-model';

/** Quantities in the unit in which a product is sold. */
export const saleUnits = {
  piece: {
    one: '{count} un.',
    many: '{count} de un.',
    other: '{count} un.',
  },
  bag: {
    one: '{count} saco',
    many: '{count} de sacos',
    other: '{count} sacos',
  },
  pack: {
    one: '{count} embalagem',
    many: '{count} de embalagens',
    other: '{count} embalagens',
  },
  roll: {
    one: '{count} rolo',
    many: '{count} de rolos',
    other: '{count} rolos',
  },
  pallet: {
    one: '{count} palete',
    many: '{count} de paletes',
    other: '{count} paletes',
  },
  bucket: {
    one: '{count} balde',
    many: '{count} de baldes',
    other: '{count} baldes',
  },
  box: {
    one: '{count} caixa',
    many: '{count} de caixas',
    other: '{count} caixas',
  },
  set: {
    one: '{count} conjunto',
    many: '{count} de conjuntos',
    other: '{count} conjuntos',
  },
} as const satisfies MarketTexts['saleUnits'];
