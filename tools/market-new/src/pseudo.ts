import type { PluralTexts } from '@materia/domain-texts';

/**
 * The pseudo-locale: texts of the reference market in words of no language, about a third longer.
 * Equal words stay equal, so that searches, the thesaurus and facts that quote a text still fit.
 */

/** What is not a word: parameters, HTML, web and email addresses, and the name of the shop. */
const KEPT = String.raw`\{[^{}]*\}|<[^>]*>|&#?\w+;|https?://[^\s<]+|[\w.+-]+@[\w.-]+|Materia`;
const KEPT_OR_WORD = new RegExp(String.raw`(${KEPT})|[\p{L}\p{N}]+`, 'gu');

/** Accents that search and URLs fold away. */
const VOWELS: Readonly<Record<string, readonly [first: string, second: string]>> = {
  a: ['á', 'à'],
  e: ['é', 'è'],
  i: ['í', 'ì'],
  o: ['ó', 'ò'],
  u: ['ú', 'ù'],
  y: ['ý', 'ÿ'],
};

const baseOf = (letter: string): string => letter.normalize('NFD').charAt(0);
const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

const doubled = (letter: string, [first, second]: readonly [string, string]): string =>
  `${isUpper(letter) ? first.toUpperCase() : first}${second}`;

/** Codes such as C20/25, PVC and kg stay as they are. */
const isCode = (word: string): boolean => /\p{N}/u.test(word) || !/\p{Ll}/u.test(word);

const pseudoWord = (word: string): string =>
  isCode(word)
    ? word
    : [...word]
        .map((letter) => {
          const accents = VOWELS[baseOf(letter).toLowerCase()];
          return accents === undefined ? letter : doubled(letter, accents);
        })
        .join('');

/** Replaces the words of a text: `Dodaj {name}` becomes `Dóòdáàj {name}`. */
export const pseudoWords = (text: string): string =>
  text.replace(KEPT_OR_WORD, (found: string, kept: string | undefined) =>
    kept === undefined ? pseudoWord(found) : found,
  );

/** A run of words between parameters, without the signs and spaces around it. */
const RUN = new RegExp(String.raw`\{[^{}]*\}|[\p{L}\p{N}](?:[^{}]*[\p{L}\p{N}])?`, 'gu');

/**
 * A text whose words are in brackets, so that no other market has it. Parameters stay outside:
 * a text ends in a parameter exactly if the original does.
 */
export const pseudoText = (text: string): string =>
  text.replace(RUN, (run) => (run.startsWith('{') ? run : `⟦${pseudoWords(run)}⟧`));

/** The plural forms of a language, each from the same form of the text or else from `other`. */
export const pseudoForms = (
  text: PluralTexts,
  categories: readonly string[],
): Readonly<Record<string, string>> => {
  const forms = new Map<string, string>(Object.entries(text));
  return Object.fromEntries(
    categories.map((category) => [category, pseudoText(forms.get(category) ?? text.other)]),
  );
};

/** A word of an address: doubled vowels, which need no encoding. */
export const pseudoSegment = (segment: string): string =>
  segment.replace(/[aeiouy]/gi, (vowel) => `${vowel}${vowel.toLowerCase()}`);
