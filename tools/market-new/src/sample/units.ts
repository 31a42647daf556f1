import type { Market } from '@materia/market-model';

/** Unit and packaging codes of the catalogue in words (PRC-17, PRC-18). A code without a row is shown as it is. */
export const units = {
  piece: { short: 'pz', name: 'pezzo' },
  bag: { short: 'sacco', name: 'sacco' },
  pack: { short: 'conf.', name: 'confezione' },
  roll: { short: 'rotolo', name: 'rotolo' },
  pallet: { short: 'bancale', name: 'bancale' },
  bucket: { short: 'secchio', name: 'secchio' },
  box: { short: 'scatola', name: 'scatola' },
  set: { short: 'set', name: 'set' },
  kg: { short: 'kg', name: 'chilogrammo' },
  m2: { short: 'm²', name: 'metro quadrato' },
  m3: { short: 'm³', name: 'metro cubo' },
  l: { short: 'l', name: 'litro' },
  m: { short: 'm', name: 'metro lineare' },
} as const satisfies Market['units'];
