/**
 * Whether a word begins with the typed text, allowing one typo: an extra letter, a missing one, a wrong one, or two
 * transposed neighbours. Anything after the prefix is ignored, because people stop typing early.
 */
export const beginsWithOneTypo = (word: string, typed: string): boolean => {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  if (at === typed.length) return true;
  const left = typed.slice(at);
  return (
    word.startsWith(left.slice(1), at + 1) ||
    word.startsWith(left.slice(1), at) ||
    word.startsWith(left, at + 1) ||
    (left.length > 1 &&
      word[at] === left[1] &&
      word[at + 1] === left[0] &&
      word.startsWith(left.slice(2), at + 2))
  );
};
