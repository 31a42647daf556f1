import type { Market } from '@materia/market-model';

/** Labels of the unit and packaging codes of the catalogue. A code without a row is shown as is. */
export const units = {
  piece: { short: 'ud.', name: 'unidad' },
  bag: { short: 'saco', name: 'saco' },
  pack: { short: 'paq.', name: 'paquete' },
  roll: { short: 'rollo', name: 'rollo' },
  pallet: { short: 'palé', name: 'palé' },
  bucket: { short: 'cubo', name: 'cubo' },
  box: { short: 'caja', name: 'caja' },
  set: { short: 'juego', name: 'juego' },
  kg: { short: 'kg', name: 'kilogramo' },
  m2: { short: 'm²', name: 'metro cuadrado' },
  m3: { short: 'm³', name: 'metro cúbico' },
  l: { short: 'l', name: 'litro' },
  m: { short: 'm', name: 'metro lineal' },
} as const satisfies Market['units'];
