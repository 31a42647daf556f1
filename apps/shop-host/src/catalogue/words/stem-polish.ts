/**
 * Endings of nouns and adjectives, longest first. Words are folded (no diacritics), so one ending
 * stands for several. Plural, cases and gender share a stem; adjectives made with -ow- share it
 * with their noun (beton, betonowy).
 */
const ENDINGS: readonly string[] = `
  owskiego owskiej owymi owych owego owemu owej owym owy owa owe iami ami iach ach iom om
  ymi imi iego ego iemu emu iej ej ych ich ow iem em ium ym im ie ia iu ii a e i o u y
`
  .trim()
  .split(/\s+/);

const SHORTEST_STEM = 3;

/** A light stemmer for folded Polish words. It unites word forms and is not meant to be read. */
export const stemPolish = (word: string): string => {
  for (const ending of ENDINGS)
    if (word.length >= ending.length + SHORTEST_STEM && word.endsWith(ending))
      return withoutMobileVowel(softened(word.slice(0, -ending.length)));
  return withoutMobileVowel(word);
};

/** Consonants that change before an ending: noga, nodze; ręka, ręce. */
const softened = (stem: string): string => stem.replace(/i$/, '').replace(/dz$/, 'd');

/**
 * The e that appears before the last consonant when the ending is empty: młotek, młotki; płytek,
 * płytka; kołków, kołek; cegieł, cegła; okien, okno.
 */
const withoutMobileVowel = (stem: string): string => {
  const shortened = stem.replace(/([^aeiouy])i?e([klncw]|rz)$/, '$1$2');
  return shortened.length >= SHORTEST_STEM ? shortened : stem;
};
