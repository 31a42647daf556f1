import { fold } from '../words/fold.ts';
import type { SearchLanguage } from '../words/languages.ts';
import type { Thesaurus, ThesaurusWord } from './thesaurus.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { correctionOf } from './typo-tolerance.ts';
import { contentOf, stemOf, type WordIndex, wordsBeginning } from '../index/word-index.ts';

/** A word that a row must contain in one of its forms: `places` are positions in the index. */
export type Term = {
  readonly stem: string;
  readonly places: readonly number[];
  /** The typed text is only the beginning of the words. */
  readonly isBeginning: boolean;
};

/** One way to express a unit of the query: all terms must match. */
export type Alternative = { readonly terms: readonly Term[]; readonly isTyped: boolean };

/** A word of the query, or words that belong together, with everything that means the same. */
export type MeasuredUnit = {
  readonly typed: string;
  readonly kind: Token['kind'];
  readonly alternatives: readonly Alternative[];
};

/**
 * A query in terms of the index. `corrections` maps mistyped words (folded) to the words that were
 * meant.
 */
export type Understood = {
  readonly units: readonly MeasuredUnit[];
  readonly corrections: ReadonlyMap<string, string>;
};

export type HowToRead = {
  /** Takes every word as typed. */
  readonly isLiteral: boolean;
  /** The last word may be incomplete. */
  readonly isTyping: boolean;
  /** Words (folded) that are not corrected. */
  readonly asTyped?: ReadonlySet<string>;
};

/** More words make a search slower, not better. */
const MOST_TOKENS = 20;
/** The most forms of an incomplete word. */
const MOST_BEGINNING = 400;
const SHORTEST_BEGINNING = 2;
/** Parts of a word that was written together. */
const SHORTEST_PART = 3;

/** Reads a query: units of the trade, word forms, corrections of typos. */
export const understand = (
  index: WordIndex,
  thesaurus: Thesaurus,
  text: string,
  { isLiteral, isTyping, asTyped }: HowToRead,
): Understood => {
  const { language } = index;
  const corrections = new Map<string, string>();
  const read = contentOf(
    language,
    tokensOf(text, { asides: NO_ASIDES, units: language.units }),
  ).slice(0, MOST_TOKENS);
  const isKnown = (token: Token): boolean =>
    index.byStem.has(stemOf(language, token)) ||
    index.categoryNames.has(stemOf(language, token)) ||
    thesaurus.spellings.has(token.text);
  const words = withProperNames(language, read, isKnown);
  const tokens = words.flatMap((token, at): readonly ReadToken[] => {
    const isLast = at === words.length - 1;
    if (token.kind === 'number' || token.isProperName === true || isKnown(token) || isLiteral)
      return [token];
    if (hasBeginning(index, thesaurus, token.text, isTyping && isLast)) return [token];
    const next = words[at + 1];
    const before = words[at - 1];
    if (
      (next !== undefined && isJoined(index, token, next)) ||
      (before !== undefined && isJoined(index, before, token))
    )
      return [token];
    const parts = splitOf(token, isKnown);
    if (parts.length > 0) return parts;
    if (asTyped?.has(token.text) === true) return [token];
    const meant = correctionOf(token.text, candidates(index, thesaurus), {
      isTyping: isTyping && isLast,
      frequencyOf: (word) => frequencyOf(index, word),
    });
    if (meant === undefined) return [token];
    corrections.set(token.text, meant);
    return [{ ...token, text: meant }];
  });
  return { units: unitsOf(index, thesaurus, tokens, isTyping), corrections };
};

const NO_ASIDES: ReadonlySet<string> = new Set();

/** A word of the query. A finished proper name is found as it is or not at all. */
type ReadToken = Token & { readonly isProperName?: true };

/** The most words of a proper name. */
const LONGEST_NAME = 3;

/**
 * The words of a query, with each proper name that has an unknown word as one. Nobody who types
 * "carrinho de mão" (wheelbarrow) looks for what the shop has for hands.
 */
const withProperNames = (
  language: SearchLanguage,
  read: readonly Token[],
  isKnown: (token: Token) => boolean,
): readonly ReadToken[] => {
  const words: ReadToken[] = [];
  for (let at = 0; at < read.length;) {
    const name = properNameAt(language, read, at, isKnown);
    const first = read[at];
    if (first === undefined) break;
    words.push(
      name.length === 0
        ? first
        : { ...first, text: name.map(({ text }) => text).join(' '), isProperName: true },
    );
    at += Math.max(1, name.length);
  }
  return words;
};

const properNameAt = (
  language: SearchLanguage,
  read: readonly Token[],
  at: number,
  isKnown: (token: Token) => boolean,
): readonly Token[] => {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const name = read.slice(at, at + length);
    if (
      name.length === length &&
      language.properNames.has(name.map((token) => stemOf(language, token)).join(' ')) &&
      !name.every(isKnown)
    )
      return name;
  }
  return [];
};

const unitsOf = (
  index: WordIndex,
  thesaurus: Thesaurus,
  tokens: readonly ReadToken[],
  isTyping: boolean,
): readonly MeasuredUnit[] => {
  const units: MeasuredUnit[] = [];
  for (let at = 0; at < tokens.length;) {
    const unit = phraseAt(index, thesaurus, tokens, at) ?? {
      length: 1,
      others: [],
    };
    const own = tokens.slice(at, at + unit.length);
    at += unit.length;
    const isIncomplete = isTyping && at === tokens.length;
    units.push({
      typed: own.map(({ text }) => text).join(' '),
      kind: own.length === 1 ? (own[0]?.kind ?? 'word') : 'word',
      alternatives: [
        { terms: own.map((token) => typedTerm(index, token, isIncomplete)), isTyped: true },
        ...unit.others.map((words) => ({
          terms: words.map((word) => meantTerm(index, word, words.length === 1)),
          isTyped: false,
        })),
      ],
    });
  }
  return units;
};

const meantTerm = (index: WordIndex, { text, stem }: ThesaurusWord, isNoun: boolean): Term => ({
  stem,
  places: (index.byStem.get(stem) ?? []).filter(
    (place) => !isNoun || !index.language.isOtherWord(index.words[place] ?? '', text),
  ),
  isBeginning: false,
});

type Phrase = { readonly length: number; readonly others: readonly (readonly ThesaurusWord[])[] };

/**
 * The longest phrase of the thesaurus that begins here, or two words that the catalogue writes as
 * one.
 */
const phraseAt = (
  index: WordIndex,
  thesaurus: Thesaurus,
  tokens: readonly Token[],
  at: number,
): Phrase | undefined => {
  for (let length = Math.min(thesaurus.longest, tokens.length - at); length > 0; length -= 1) {
    const stems = tokens.slice(at, at + length).map((token) => stemOf(index.language, token));
    const typed = tokens.slice(at, at + length).map(({ text }) => text);
    const phrases = (thesaurus.phrases.get(stems.join(' ')) ?? []).filter(
      ({ text }) => length > 1 || !index.language.isOtherWord(text, typed.join(' ')),
    );
    if (phrases.length > 0) return { length, others: phrases.flatMap(({ others }) => others) };
  }
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first !== undefined && second !== undefined && isJoined(index, first, second))
    return {
      length: 2,
      others: [[joinedWord(index, first, second)]],
    };
  return undefined;
};

const joinedWord = (index: WordIndex, first: Token, second: Token): ThesaurusWord => {
  const text = first.text + second.text;
  return { text, stem: stemOf(index.language, { kind: 'word', text }) };
};

const isJoined = (index: WordIndex, first: Token, second: Token): boolean =>
  first.kind === 'word' &&
  second.kind === 'word' &&
  index.byStem.has(joinedWord(index, first, second).stem);

/** The two known words of a word that was written together, or none. */
const splitOf = (token: Token, isKnown: (token: Token) => boolean): readonly Token[] => {
  for (let at = SHORTEST_PART; at <= token.text.length - SHORTEST_PART; at += 1) {
    const parts = [token.text.slice(0, at), token.text.slice(at)].map((text) => ({
      ...token,
      text,
    }));
    if (parts.every(isKnown)) return parts;
  }
  return [];
};

/**
 * The word in all its forms; the words that begin with it if it is incomplete or has no other form.
 */
const typedTerm = (index: WordIndex, token: ReadToken, isIncomplete: boolean): Term => {
  const stem = stemOf(index.language, token);
  const known = index.byStem.get(stem) ?? [];
  const isSizes = token.kind === 'number' && token.text.includes('x');
  if (
    (known.length > 0 && !isIncomplete) ||
    (token.kind === 'number' && !isSizes) ||
    (token.isProperName === true && !isIncomplete) ||
    token.text.length < SHORTEST_BEGINNING
  )
    return { stem, places: known, isBeginning: false };
  const { from, to } = wordsBeginning(index, isSizes ? `${token.text}x` : token.text);
  const beginning = Array.from(
    { length: Math.min(to - from, MOST_BEGINNING) },
    (_, place) => from + place,
  );
  return known.length > 0
    ? { stem, places: [...new Set([...known, ...beginning])], isBeginning: false }
    : { stem, places: beginning, isBeginning: true };
};

/** Whether something known begins with the text. A finished word needs four letters for that. */
const hasBeginning = (
  index: WordIndex,
  thesaurus: Thesaurus,
  text: string,
  isIncomplete: boolean,
): boolean => {
  if (text.length < (isIncomplete ? SHORTEST_BEGINNING : 4)) return isIncomplete;
  const { from, to } = wordsBeginning(index, text);
  if (to > from) return true;
  if (!isIncomplete) return false;
  for (const word of thesaurus.spellings.keys()) if (word.startsWith(text)) return true;
  return false;
};

function* candidates(index: WordIndex, thesaurus: Thesaurus): Iterable<string> {
  yield* index.words;
  yield* thesaurus.spellings.keys();
  for (const { words } of index.categories) for (const { word } of words) yield word;
}

/** In how many names the word is; words of the thesaurus and of categories count once. */
const frequencyOf = (index: WordIndex, word: string): number => {
  const { from } = wordsBeginning(index, word);
  return index.words[from] === word ? (index.start[from + 1] ?? 0) - (index.start[from] ?? 0) : 1;
};

/** The query with its mistyped words replaced. `spell` returns a word as the shop writes it. */
export const correctedText = (
  text: string,
  corrections: ReadonlyMap<string, string>,
  spell: (word: string) => string,
): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const meant = corrections.get(fold(word));
    return meant === undefined ? word : spell(meant);
  });
