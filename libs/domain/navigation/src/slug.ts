/** Letters that Unicode does not take apart into a plain letter and a sign. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A name as part of an address: small letters a to z and digits, joined by hyphens; empty when nothing of the name is left. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[łøßæœđðþ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
