import type { SearchLanguage } from '../words/languages.ts';
import { fold } from '../words/fold.ts';
import { contentOf, stemOf } from '../index/word-index.ts';
import { tokensOf } from '../words/tokens.ts';

/** Words of the trade that mean the same, for looking up what was typed. */
export type Thesaurus = {
  /** By the stems of a phrase, joined by spaces. */
  readonly phrases: ReadonlyMap<string, readonly ThesaurusPhrase[]>;
  /** The number of words of the longest phrase. */
  readonly longest: number;
  /** Every word, folded, with its spelling. */
  readonly spellings: ReadonlyMap<string, string>;
};

export type ThesaurusWord = { readonly text: string; readonly stem: string };

/** A folded phrase, and the phrases that mean the same. */
export type ThesaurusPhrase = {
  readonly text: string;
  readonly others: readonly (readonly ThesaurusWord[])[];
};

/** A line of a thesaurus: words that mean each other, or typed words and what they mean. */
export type ThesaurusGroup = {
  readonly typed: readonly string[];
  readonly meant: readonly string[];
};

const MOST_PHRASES = 40;
const LONGEST_PHRASE = 60;

/**
 * Parses `sedes, toaleta, miska WC` (each means the others) or `kafelki, kafle > płytki` (the first
 * are typed and mean the last, but not the other way round). `undefined` if a phrase is missing,
 * too long, or there are too many.
 */
export const parseGroup = (line: string): ThesaurusGroup | undefined => {
  const sides = line.split('>').map((side) => side.split(',').map((phrase) => phrase.trim()));
  const phrases = sides.flat();
  if (
    sides.length > 2 ||
    phrases.length < 2 ||
    phrases.length > MOST_PHRASES ||
    phrases.some((phrase) => phrase.length > LONGEST_PHRASE || fold(phrase) === '')
  )
    return undefined;
  const [typed = [], meant = typed] = sides;
  return { typed, meant };
};

/** The thesaurus of lines; lines that do not parse are left out. */
export const thesaurusOf = (language: SearchLanguage, lines: readonly string[]): Thesaurus => {
  const phrases = new Map<string, ThesaurusPhrase[]>();
  const spellings = new Map<string, string>();
  let longest = 1;
  const wordsOf = (phrase: string): readonly ThesaurusWord[] =>
    contentOf(language, tokensOf(phrase, language)).map((token) => ({
      text: token.text,
      stem: stemOf(language, token),
    }));
  const keyOf = (words: readonly ThesaurusWord[]): string =>
    words.map(({ stem }) => stem).join(' ');
  for (const { typed, meant } of lines.flatMap((line) => parseGroup(line) ?? [])) {
    for (const word of [...typed, ...meant].flatMap((phrase) => phrase.match(/\p{L}+/gu) ?? []))
      spellings.set(fold(word), word.toLocaleLowerCase());
    for (const phrase of typed) {
      const words = wordsOf(phrase);
      const key = keyOf(words);
      longest = Math.max(longest, words.length);
      const others = meant.map(wordsOf).filter((other) => keyOf(other) !== key);
      phrases.set(key, [...(phrases.get(key) ?? []), { text: fold(phrase), others }]);
    }
  }
  return { phrases, longest, spellings };
};
