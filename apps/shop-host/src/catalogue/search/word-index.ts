/** The words of a catalogue in order, each with the rows whose name or brand contains it, ascending. */
export type WordIndex = {
  readonly words: readonly string[];
  /** The rows of word `at` are `rows[start[at]]` to before `rows[start[at + 1]]`. */
  readonly start: Uint32Array;
  readonly rows: Uint32Array;
  /** The first word of each row's name. */
  readonly firstWord: Uint32Array;
  /** Words of the names of categories, each with the rows of the category. */
  readonly categories: readonly {
    readonly word: string;
    readonly from: number;
    readonly to: number;
  }[];
};

/** Collects the words of rows, which must be added in order, and builds their index. */
export class WordCollector {
  readonly #numbers = new Map<string, number>();
  readonly #wordOf: number[] = [];
  readonly #rowOf: number[] = [];
  readonly #firstWord: number[] = [];

  /** `name` and `brand` are folded. */
  add(row: number, name: string, brand: string): void {
    const own = new Set<number>();
    for (const word of `${name} ${brand}`.split(' '))
      if (word !== '') own.add(this.#numberOf(word));
    for (const number of own) {
      this.#wordOf.push(number);
      this.#rowOf.push(row);
    }
    const [first = 0] = own;
    this.#firstWord.push(first);
  }

  index(categories: WordIndex['categories']): WordIndex {
    const words = [...this.#numbers.keys()].sort();
    const placeOf = new Uint32Array(words.length);
    words.forEach((word, place) => (placeOf[this.#numbers.get(word) ?? 0] = place));
    const start = new Uint32Array(words.length + 1);
    for (const number of this.#wordOf) add(start, (placeOf[number] ?? 0) + 1, 1);
    for (let place = 0; place < words.length; place += 1) add(start, place + 1, start[place] ?? 0);
    const rows = new Uint32Array(this.#rowOf.length);
    const next = start.slice();
    this.#wordOf.forEach((number, at) => {
      const place = placeOf[number] ?? 0;
      rows[next[place] ?? 0] = this.#rowOf[at] ?? 0;
      add(next, place, 1);
    });
    return {
      words,
      start,
      rows,
      firstWord: Uint32Array.from(this.#firstWord, (number) => placeOf[number] ?? 0),
      categories,
    };
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

const add = (numbers: Uint32Array, at: number, more: number): void => {
  numbers[at] = (numbers[at] ?? 0) + more;
};

/**
 * The range of words that begin with `beginning`: the first and the one after the last. If the word itself exists, it
 * is the first.
 */
export const wordsBeginning = (
  { words }: WordIndex,
  beginning: string,
): { readonly from: number; readonly to: number } => {
  const from = firstWhere(words, (word) => word >= beginning);
  return {
    from,
    to: firstWhere(words, (word) => word >= beginning && !word.startsWith(beginning)),
  };
};

/** The first position from which the condition holds. */
const firstWhere = (words: readonly string[], holds: (word: string) => boolean): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(words[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
};
