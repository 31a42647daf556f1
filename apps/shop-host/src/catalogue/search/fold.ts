/** Letters that Unicode does not decompose into a base letter and a mark. */
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
 * Text in its comparison form for searches: lower case, without accents, everything except letters and digits as one
 * space. PostgreSQL has no Polish stemmer, so words are compared by prefix instead.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœı²³]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a folded text, at most twelve: more make a search slower, not better. */
export const searchWords = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 12);
