import type { Market } from '@materia/market-model';

/** Labels of the unit and packaging codes of the catalogue. A code without a row is shown as is. */
export const units = {
  piece: { short: 'szt.', name: 'sztuka' },
  bag: { short: 'worek', name: 'worek' },
  pack: { short: 'op.', name: 'opakowanie' },
  roll: { short: 'rolka', name: 'rolka' },
  pallet: { short: 'paleta', name: 'paleta' },
  bucket: { short: 'wiadro', name: 'wiadro' },
  box: { short: 'karton', name: 'karton' },
  set: { short: 'kpl.', name: 'komplet' },
  kg: { short: 'kg', name: 'kilogram' },
  m2: { short: 'm²', name: 'metr kwadratowy' },
  m3: { short: 'm³', name: 'metr sześcienny' },
  l: { short: 'l', name: 'litr' },
  m: { short: 'm', name: 'metr bieżący' },
} as const satisfies Market['units'];
