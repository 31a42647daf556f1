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
 * The word meant by a mistyped one: the most frequent of those with one typo, then of those that
 * begin with one typo, then, for long words, of those with two. `undefined` for short words and
 * numbers, and when there is none.
 */
export const correctionOf = (
  typed: string,
  words: Iterable<string>,
  frequencyOf: (word: string) => number,
): string | undefined => {
  if (typed.length < SHORTEST_MISTYPED || /\d/.test(typed)) return undefined;
  let best: string | undefined;
  let bestCost = Infinity;
  let bestFrequency = 0;
  for (const word of words) {
    if (word.length < SHORTEST_MISTYPED) continue;
    const cost = costOf(word, typed);
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
const costOf = (word: string, typed: string): 1 | 2 | 3 | undefined => {
  const difference = Math.abs(word.length - typed.length);
  if (beginsWithOneTypo(word, typed)) {
    if (difference <= 1 && distanceWithin(word, typed, 1)) return 1;
    return word.length > typed.length && word.slice(0, 2) === typed.slice(0, 2) ? 2 : undefined;
  }
  if (typed.length < SHORTEST_WITH_TWO || difference > 2 || word[0] !== typed[0]) return undefined;
  return distanceWithin(word, typed, 2) ? 3 : undefined;
};

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
