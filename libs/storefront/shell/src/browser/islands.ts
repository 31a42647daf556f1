import type { OpenIsland } from '@materia/ui-shop';

/** The interactive parts of pages by name, each a chunk of its own. */
export const ISLANDS: Readonly<Record<string, () => Promise<OpenIsland>>> = {
  'nearby-stores': async () =>
    (await import('@materia/features-product/nearby-stores')).nearbyStores.open,
  'place-field': async () => (await import('@materia/features-stores/place-field')).placeField.open,
  search: async () => (await import('@materia/features-catalogue/search')).search.open,
};
