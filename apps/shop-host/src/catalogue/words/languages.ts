import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemPolish } from './stem-polish.ts';

/** What a search knows of a language. All words are folded. */
export type SearchLanguage = {
  /** Unites the forms of a word. Equal stems mean the same word; a stem itself is not a word. */
  readonly stem: (word: string) => string;
  /**
   * Whether two words with one stem are different nouns, such as bombilla (bulb) and bombillo (lock
   * cylinder).
   */
  readonly isOtherWord: (a: string, b: string) => boolean;
  /** Words that carry no meaning of their own. */
  readonly stopWords: ReadonlySet<string>;
  /** Prepositions after which a name describes the use of a product instead of naming it. */
  readonly asides: ReadonlySet<string>;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Snowball expects diacritics, which searches often lack; these endings are unified before it runs.
 */
const unified =
  (endings: readonly (readonly [RegExp, string])[], snowball: (word: string) => string) =>
  (word: string): string => {
    let prepared = word;
    for (const [ending, replacement] of endings) prepared = prepared.replace(ending, replacement);
    const stem = snowball(prepared);
    // Very short stems unite unrelated words.
    return stem.length < 4 && prepared.length > 4 ? prepared.replace(/(es|s|e|a|o)$/, '') : stem;
  };

/** In Romance languages, nouns that differ in their last vowel are different words. */
const differsInGender = (a: string, b: string): boolean => {
  const [first, second] = [lastVowel(a), lastVowel(b)];
  return first !== undefined && second !== undefined && first !== second;
};
const lastVowel = (word: string): string | undefined => /([ao])s?$/.exec(word)?.[1];
const never = (): boolean => false;

const LANGUAGES: Readonly<Record<string, SearchLanguage>> = {
  pl: {
    stem: stemPolish,
    isOtherWord: never,
    stopWords: words(
      'i oraz lub albo a do na w we z ze od dla pod po przy o ku za u jako jak czy szt sztuk',
    ),
    asides: words('do na z ze dla pod bez w'),
  },
  es: {
    stem: unified(
      [
        [/ces$/, 'z'],
        [/edes$/, 'ed'],
      ],
      spanish,
    ),
    isOtherWord: differsInGender,
    stopWords: words(
      'y e o u de del la el los las un una unos unas para con por en a al sin sobre',
    ),
    asides: words('para con sin'),
  },
  fr: {
    stem: unified(
      [
        [/eaux$/, 'eau'],
        [/(aux|al)$/, 'au'],
        [/anches?$/, 'anc'],
        [/eches?$/, 'ec'],
      ],
      french,
    ),
    isOtherWord: never,
    stopWords: words(
      'et ou de du des d la le les l un une pour avec par en au aux a sans sur dans s',
    ),
    asides: words('pour avec sans'),
  },
  pt: {
    stem: unified(
      [
        [/(oes|aes|aos)$/, 'ao'],
        [/ais$/, 'al'],
        [/eis$/, 'el'],
        [/ns$/, 'm'],
      ],
      portuguese,
    ),
    isOtherWord: differsInGender,
    stopWords: words(
      'e ou de do da dos das o a os as um uma para com por em no na nos nas ao sem sobre',
    ),
    asides: words('para com sem'),
  },
  it: {
    stem: unified([], italian),
    isOtherWord: differsInGender,
    stopWords: words(
      'e o di del della dei delle da il lo la i gli le un una per con in a al senza su',
    ),
    asides: words('per con senza'),
  },
};

const AS_TYPED: SearchLanguage = {
  stem: (word) => word,
  isOtherWord: never,
  stopWords: new Set(),
  asides: new Set(),
};

/**
 * A language without an entry finds words as typed and their beginnings. `code` is an ISO 639-1
 * code.
 */
export const languageOf = (code: string | undefined): SearchLanguage =>
  LANGUAGES[code ?? ''] ?? AS_TYPED;
