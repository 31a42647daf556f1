/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '²': '2',
  '³': '3',
};

/**
 * Text as it is compared in a search: lower case, without accents, everything but letters and digits as one
 * space. PostgreSQL has no Polish stemmer, so words are compared by their beginnings instead.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœı²³]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a folded text, at most twelve: more do not make a search better, only slower. */
export const searchWords = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 12);
