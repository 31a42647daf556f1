import type { Market } from '@materia/market-model';

/** Names of the catalogue's unit and packaging codes. A code without a row is shown unchanged. */
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
