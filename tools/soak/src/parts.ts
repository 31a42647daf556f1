import type { SoakPart } from './soak-part.ts';

/** The parts by name, loaded on demand. To add one, add a folder and a row here. */
export const PARTS: Readonly<Record<string, () => Promise<SoakPart>>> = {
  'club-model': async () => (await import('./club-model/run.ts')).clubModel,
  'conversion-model': async () => (await import('./conversion-model/run.ts')).conversionModel,
  'cart-model': async () => (await import('./cart-model/run.ts')).cartModel,
  crawl: async () => (await import('./crawl/run.ts')).crawl,
  files: async () => (await import('./files/run.ts')).files,
  flags: async () => (await import('./flags/run.ts')).flags,
  'fuzz-pages': async () => (await import('./fuzz-pages/run.ts')).fuzzPages,
  guesses: async () => (await import('./guesses/run.ts')).guesses,
  injections: async () => (await import('./injections/run.ts')).injections,
  payment: async () => (await import('./payment/run.ts')).payment,
  placement: async () => (await import('./placement/run.ts')).placement,
  postcodes: async () => (await import('./postcodes/run.ts')).postcodes,
  prices: async () => (await import('./prices/run.ts')).prices,
  sitemaps: async () => (await import('./sitemaps/run.ts')).sitemaps,
  totals: async () => (await import('./totals/run.ts')).totals,
};
