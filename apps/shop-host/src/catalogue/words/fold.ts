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
 * Text in its comparison form for searches and sorting: lower case, without accents, everything
 * except letters and digits as one space.
 */
export const fold = (text: string): string =>
  foldKeepingMarks(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same with punctuation and spaces as written. */
export const foldKeepingMarks = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœı²³]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
