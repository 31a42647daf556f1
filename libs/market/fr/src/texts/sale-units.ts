import type { MarketTexts } from '@materia/market-model';

/** Quantities in the unit in which a product is sold. */
export const saleUnits = {
  piece: {
    one: '{count} pièce',
    many: '{count} de pièces',
    other: '{count} pièces',
  },
  bag: {
    one: '{count} sac',
    many: '{count} de sacs',
    other: '{count} sacs',
  },
  pack: {
    one: '{count} paquet',
    many: '{count} de paquets',
    other: '{count} paquets',
  },
  roll: {
    one: '{count} rouleau',
    many: '{count} de rouleaux',
    other: '{count} rouleaux',
  },
  pallet: {
    one: '{count} palette',
    many: '{count} de palettes',
    other: '{count} palettes',
  },
  bucket: {
    one: '{count} seau',
    many: '{count} de seaux',
    other: '{count} seaux',
  },
  box: {
    one: '{count} boîte',
    many: '{count} de boîtes',
    other: '{count} boîtes',
  },
  set: {
    one: '{count} lot',
    many: '{count} de lots',
    other: '{count} lots',
  },
} as const satisfies MarketTexts['saleUnits'];
