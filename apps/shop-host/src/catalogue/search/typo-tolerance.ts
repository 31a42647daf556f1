/**
 * Whether a word begins with the typed text, allowing one typo: an extra letter, a missing one, a
 * wrong one, or two transposed neighbours. Anything after the prefix is ignored, because people
 * stop typing early.
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

/** Longer words may contain two typos. */
const SHORTEST_WITH_TWO = 8;
const SHORTEST_MISTYPED = 4;
/**
 * Another letter in a shorter word makes one of many other words: brida (flange) is not brisa
 * (breeze).
 */
const SHORTEST_WITH_OTHER_LETTER = 6;
/** The letters that a finished word may lack at its end beside a typo. */
const MOST_MISSING = 2;

/** What a correction depends on beside the words. */
export type HowToCorrect = {
  /** The word may be incomplete, so that it is compared with the beginnings of words. */
  readonly isTyping: boolean;
  readonly frequencyOf: (word: string) => number;
};

/**
 * The word meant by a mistyped one: the most frequent of those with one typo, then of those that
 * begin with one typo, then, for long words, of those with two. `undefined` for short words and
 * numbers, and when there is none. The first letters are rarely mistyped, so that a word that
 * begins otherwise is another word, unless it sounds the same.
 */
export const correctionOf = (
  typed: string,
  words: Iterable<string>,
  { isTyping, frequencyOf }: HowToCorrect,
): string | undefined => {
  if (typed.length < SHORTEST_MISTYPED || /\d/.test(typed)) return undefined;
  let best: string | undefined;
  let bestCost = Infinity;
  let bestFrequency = 0;
  for (const word of words) {
    if (word.length < SHORTEST_MISTYPED) continue;
    const cost = costOf(word, typed, isTyping);
    if (cost === undefined || cost > bestCost) continue;
    const frequency = frequencyOf(word);
    if (cost < bestCost || frequency > bestFrequency) {
      best = word;
      bestCost = cost;
      bestFrequency = frequency;
    }
  }
  return best;
};

/** 1: one typo; 2: one typo in the beginning of a longer word; 3: two typos. */
const costOf = (word: string, typed: string, isTyping: boolean): 1 | 2 | 3 | undefined => {
  const difference = Math.abs(word.length - typed.length);
  if (beginsWithOneTypo(word, typed)) {
    if (difference <= 1 && distanceWithin(word, typed, 1))
      return beginsAlike(word, typed) && !isOtherShortWord(word, typed) ? 1 : undefined;
    if (word.length <= typed.length || word.slice(0, 2) !== typed.slice(0, 2)) return undefined;
    const isNearlyWhole =
      typed.length >= SHORTEST_WITH_OTHER_LETTER &&
      difference <= MOST_MISSING &&
      distanceWithin(word, typed, 2);
    return isTyping || isNearlyWhole ? 2 : undefined;
  }
  if (typed.length < SHORTEST_WITH_TWO || difference > 2 || word.slice(0, 2) !== typed.slice(0, 2))
    return undefined;
  return distanceWithin(word, typed, 2) ? 3 : undefined;
};

/** First letters that sound the same in one of the languages; an h may be silent. */
const ALIKE: readonly string[] = ['bv', 'vw', 'ckq', 'csz', 'gj', 'ijy'];

const beginsAlike = (word: string, typed: string): boolean => {
  const [first = '', second = ''] = word;
  const [typedFirst = '', typedSecond = ''] = typed;
  return (
    first === typedFirst ||
    (first === typedSecond && second === typedFirst) ||
    word === `h${typed}` ||
    typed === `h${word}` ||
    ALIKE.some((letters) => letters.includes(first) && letters.includes(typedFirst))
  );
};

/** Whether a short word differs by another letter, not by a missing, doubled or transposed one. */
const isOtherShortWord = (word: string, typed: string): boolean =>
  typed.length < SHORTEST_WITH_OTHER_LETTER &&
  word.length === typed.length &&
  [...word].toSorted().join('') !== [...typed].toSorted().join('');

/**
 * Whether one text becomes the other by at most `most` insertions, deletions, replacements or
 * transpositions.
 */
const distanceWithin = (a: string, b: string, most: number): boolean => {
  let [before, previous]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let cost = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return false;
    [before, previous] = [previous, current];
  }
  return (previous[b.length] ?? 0) <= most;
};
