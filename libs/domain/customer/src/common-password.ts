/** Passwords that many people use, in folded form. */
export type CommonPasswords = { readonly has: (folded: string) => boolean };

/** Lower case, without marks: what people vary last when a form refuses their usual password. */
export const foldedPassword = (password: string): string =>
  password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Digits and signs at the end, which a rule about them makes people add. */
const ADDED = /[^\p{L}]+$/u;

/**
 * Whether a password is one that guessers try first: in the list, or a word of the person or the shop, as typed or
 * without the digits and signs at its end. Words of fewer than three letters are in too many passwords to count.
 */
export const isCommonPassword = (
  password: string,
  common: CommonPasswords,
  ownWords: readonly string[],
): boolean => {
  const folded = foldedPassword(password);
  const bare = folded.replace(ADDED, '');
  const own = ownWords.map(foldedPassword).filter((word) => word.length >= 3);
  return [folded, bare].some((word) => word !== '' && (common.has(word) || own.includes(word)));
};
