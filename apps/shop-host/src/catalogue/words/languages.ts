import type { SearchWords } from '@materia/market-model';
import { fold } from './fold.ts';
import { STEMMERS } from './stemmers.ts';

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
  /** The sign of each name of a unit. */
  readonly units: ReadonlyMap<string, string>;
  /** Names that are no mistyped words of the catalogue: the stems of their words, joined by spaces. */
  readonly properNames: ReadonlySet<string>;
};

/** The language of a market's searches, from its words. */
export const languageOf = (words: SearchWords): SearchLanguage => {
  const stemmer = STEMMERS[words.stemmer];
  const stopWords = new Set(words.stopWords.split(' '));
  const stem = (word: string): string => stemmer(unified(word, words.endings));
  return {
    stem,
    isOtherWord: words.lastVowelDistinguishes ? differsInLastVowel : never,
    stopWords,
    asides: new Set(words.asides.split(' ')),
    units: new Map(
      Object.entries(words.units).flatMap(([sign, names]) =>
        names.split(' ').map((name) => [name, sign] as const),
      ),
    ),
    properNames: new Set(
      words.properNames.map((name) =>
        fold(name)
          .split(' ')
          .filter((word) => !stopWords.has(word))
          .map(stem)
          .join(' '),
      ),
    ),
  };
};

const unified = (word: string, endings: SearchWords['endings']): string =>
  endings.reduce((text, [ending, replacement]) => text.replace(ending, replacement), word);

const differsInLastVowel = (a: string, b: string): boolean => {
  const [first, second] = [lastVowel(a), lastVowel(b)];
  return first !== undefined && second !== undefined && first !== second;
};
const lastVowel = (word: string): string | undefined => /([ao])s?$/.exec(word)?.[1];
const never = (): boolean => false;
