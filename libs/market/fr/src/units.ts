import type { Market } from '@materia/market-model';

/** Labels of the unit and packaging codes of the catalogue. A code without a row is shown as is. */
export const units = {
  piece: { short: 'pièce', name: 'pièce' },
  bag: { short: 'sac', name: 'sac' },
  pack: { short: 'paquet', name: 'paquet' },
  roll: { short: 'rouleau', name: 'rouleau' },
  pallet: { short: 'palette', name: 'palette' },
  bucket: { short: 'seau', name: 'seau' },
  box: { short: 'boîte', name: 'boîte' },
  set: { short: 'lot', name: 'lot' },
  kg: { short: 'kg', name: 'kilogramme' },
  m2: { short: 'm²', name: 'mètre carré' },
  m3: { short: 'm³', name: 'mètre cube' },
  l: { short: 'l', name: 'litre' },
  m: { short: 'm', name: 'mètre linéaire' },
} as const satisfies Market['units'];
