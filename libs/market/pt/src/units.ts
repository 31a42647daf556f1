import type { Market } from '@materia/market-model';

/** Labels of the unit and packaging codes of the catalogue. A code without a row is shown as is. */
export const units = {
  piece: { short: 'un.', name: 'unidade' },
  bag: { short: 'saco', name: 'saco' },
  pack: { short: 'emb.', name: 'embalagem' },
  roll: { short: 'rolo', name: 'rolo' },
  pallet: { short: 'palete', name: 'palete' },
  bucket: { short: 'balde', name: 'balde' },
  box: { short: 'caixa', name: 'caixa' },
  set: { short: 'conjunto', name: 'conjunto' },
  kg: { short: 'kg', name: 'quilograma' },
  m2: { short: 'm²', name: 'metro quadrado' },
  m3: { short: 'm³', name: 'metro cúbico' },
  l: { short: 'l', name: 'litro' },
  m: { short: 'm', name: 'metro linear' },
} as const satisfies Market['units'];
