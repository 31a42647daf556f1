import type { SomeWords } from './some-words.ts';

export const stock = {
  unavailable: 'Non disponibile',
  restocking: 'In riassortimento',
  onOrder: 'Su ordinazione dal magazzino',
  inStore: 'In negozio',
  inStoreUnits: {
    one: '{count} pezzo in negozio',
    many: '{count} di pezzi in negozio',
    other: '{count} pezzi in negozio',
  },
  online: 'Disponibile online.',
  onlineUnits: {
    one: '{count} pezzo online',
    many: '{count} di pezzi online',
    other: '{count} pezzi online',
  },
  within24: 'Entro 24 ore',
  within24Units: {
    one: '{count} pezzo entro 24 ore',
    many: '{count} di pezzi entro 24 ore',
    other: '{count} pezzi entro 24 ore',
  },
  homeCourier: 'Spedizione con corriere',
  vendorDelivery: 'Consegna a cura del venditore',
  units: { one: '{count} pezzo', many: '{count} di pezzi', other: '{count} pezzi' },
} as const satisfies SomeWords<'stock'>;
