import { type Slices, sortedInSlices } from '../../platform/process/long-work.ts';
import { fold } from '../words/fold.ts';
import type { SearchLanguage } from '../words/languages.ts';
import { NumberList } from './number-list.ts';
import { PLACE, type Place, type Token, tokensOf } from '../words/tokens.ts';

/**
 * The words of a catalogue in order, each with the rows whose name or brand contains it, ascending.
 */
export type WordIndex = {
  readonly language: SearchLanguage;
  readonly words: readonly string[];
  /**
   * The entries of word `at` are `entries[start[at]]` to before `entries[start[at + 1]]`: see
   * `entryOf`.
   */
  readonly start: Uint32Array;
  readonly entries: Uint32Array;
  /** Positions of the words with a stem. Numbers and codes are their own stem. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly categories: readonly CategoryWords[];
  /** Names of categories by each of their stems. */
  readonly categoryNames: ReadonlyMap<string, readonly CategoryName[]>;
  /** Hashes of folded names in order, each with its row. */
  readonly nameHashes: Uint32Array;
  readonly rowOfHash: Uint32Array;
};

/** The words of a category's name with the rows of the category. */
export type CategoryWords = {
  readonly id: string;
  readonly level: number;
  readonly isLeaf: boolean;
  readonly from: number;
  readonly to: number;
  readonly words: readonly {
    readonly word: string;
    readonly stem: string;
    readonly place: Place;
  }[];
  /** Stems of the parts of a name joined by "and": each names the category on its own. */
  readonly parts: readonly (readonly string[])[];
};

/** A way to name a category: its whole name, or a part of a name such as "cement and mortar". */
export type CategoryName = {
  readonly category: CategoryWords;
  readonly stems: ReadonlySet<string>;
  readonly isWhole: boolean;
};

/** A row and the place of the word in its name, in one number. */
const entryOf = (row: number, place: Place): number => row * 4 + place;
export const rowOfEntry = (entry: number): number => entry >>> 2;
export const placeOfEntry = (entry: number): number => entry & 3;

/** The key under which the forms of a word are found. */
export const stemOf = ({ stem }: SearchLanguage, { kind, text }: Pick<Token, 'kind' | 'text'>) =>
  kind === 'word' ? stem(text) : text;

/** The tokens that carry meaning; all of them if none does. */
export const contentOf = (
  { stopWords }: SearchLanguage,
  tokens: readonly Token[],
): readonly Token[] => {
  const content = tokens.filter(({ kind, text }) => kind === 'number' || !stopWords.has(text));
  return content.length > 0 ? content : tokens;
};

/** FNV-1a, 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

/** Rows whose folded name has the hash. */
export const rowsNamed = (
  { nameHashes, rowOfHash }: WordIndex,
  name: string,
): ReadonlySet<number> => {
  const hash = hashOf(name);
  const from = firstWhere(nameHashes.length, (at) => (nameHashes[at] ?? 0) >= hash);
  const rows = new Set<number>();
  for (let at = from; nameHashes[at] === hash; at += 1) rows.add(rowOfHash[at] ?? 0);
  return rows;
};

/** Collects the words of rows, which must be added in order, and builds their index. */
export class WordCollector {
  readonly #language: SearchLanguage;
  readonly #numbers = new Map<string, number>();
  readonly #isWord: boolean[] = [];
  readonly #wordOf = new NumberList();
  readonly #entries = new NumberList();
  readonly #hashes = new NumberList();

  constructor(language: SearchLanguage) {
    this.#language = language;
  }

  /** `folded` is the folded name. */
  add(row: number, name: string, folded: string, brand: string): void {
    const own = new Map<number, Place>();
    const put = (text: string, kind: Token['kind'], place: Place): void => {
      const number = this.#numberOf(text, kind);
      const known = own.get(number);
      if (known === undefined || place < known) own.set(number, place);
    };
    for (const { text, kind, place, parts } of tokensOf(name, this.#language)) {
      put(text, kind, place);
      for (const part of parts) put(part, 'number', PLACE.aside);
    }
    for (const { text, kind } of tokensOf(brand, this.#language)) put(text, kind, PLACE.head);
    for (const [number, place] of own) {
      this.#wordOf.push(number);
      this.#entries.push(entryOf(row, place));
    }
    this.#hashes.push(hashOf(folded));
  }

  async index(slices: Slices, categories: readonly CategoryWords[]): Promise<WordIndex> {
    const words = [...this.#numbers.keys()].sort();
    const placeOf = new Uint32Array(words.length);
    words.forEach((word, place) => (placeOf[this.#numbers.get(word) ?? 0] = place));
    const count = this.#entries.length;
    const start = new Uint32Array(words.length + 1);
    for (let at = 0; at < count; at += 1) add(start, (placeOf[this.#wordOf.at(at)] ?? 0) + 1, 1);
    for (let place = 0; place < words.length; place += 1) add(start, place + 1, start[place] ?? 0);
    await slices.next();
    const entries = new Uint32Array(count);
    const next = start.slice();
    for (let at = 0; at < count; at += 1) {
      const place = placeOf[this.#wordOf.at(at)] ?? 0;
      entries[next[place] ?? 0] = this.#entries.at(at);
      add(next, place, 1);
      if (at % 1000 === 0 && slices.areOver()) await slices.next();
    }
    const rowOfHash = await sortedInSlices(
      slices,
      this.#hashes.length,
      (row) => this.#hashes.at(row) >>> HASH_BUCKET_BITS,
      (a, b) => this.#hashes.at(a) - this.#hashes.at(b),
    );
    return {
      language: this.#language,
      words,
      start,
      entries,
      byStem: await this.#byStem(slices, words),
      categories,
      categoryNames: categoryNamesOf(categories),
      nameHashes: rowOfHash.map((row) => this.#hashes.at(row)),
      rowOfHash,
    };
  }

  async #byStem(
    slices: Slices,
    words: readonly string[],
  ): Promise<ReadonlyMap<string, readonly number[]>> {
    const byStem = new Map<string, number[]>();
    for (const [place, text] of words.entries()) {
      const isWord = this.#isWord[this.#numbers.get(text) ?? 0] === true;
      const stem = stemOf(this.#language, { kind: isWord ? 'word' : 'number', text });
      const places = byStem.get(stem);
      if (places === undefined) byStem.set(stem, [place]);
      else places.push(place);
      if (slices.areOver()) await slices.next();
    }
    return byStem;
  }

  #numberOf(text: string, kind: Token['kind']): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    this.#isWord.push(kind === 'word');
    return this.#numbers.size - 1;
  }
}

/** Hashes that agree down to this bit are sorted together. */
const HASH_BUCKET_BITS = 16;

const add = (numbers: Uint32Array, at: number, more: number): void => {
  numbers[at] = (numbers[at] ?? 0) + more;
};

/** The words of a category's name, ready for the index. */
export const categoryWords = (
  language: SearchLanguage,
  category: Omit<CategoryWords, 'words' | 'parts'> & { readonly name: string },
): CategoryWords => {
  const { name, ...rest } = category;
  return {
    ...rest,
    words: contentOf(language, tokensOf(name, language)).map((token) => ({
      word: token.text,
      stem: stemOf(language, token),
      place: token.place,
    })),
    parts: fold(name)
      .split(AND)
      .map((part) =>
        contentOf(language, tokensOf(part, language)).map((token) => stemOf(language, token)),
      ),
  };
};

const AND = / (?:i|y|e|et|ed) /;

const categoryNamesOf = (
  categories: readonly CategoryWords[],
): ReadonlyMap<string, readonly CategoryName[]> => {
  const names = new Map<string, CategoryName[]>();
  const put = (name: CategoryName): void => {
    for (const stem of name.stems) {
      const known = names.get(stem);
      if (known === undefined) names.set(stem, [name]);
      else known.push(name);
    }
  };
  for (const category of categories) {
    put({ category, stems: new Set(category.words.map(({ stem }) => stem)), isWhole: true });
    if (category.parts.length > 1)
      for (const part of category.parts) put({ category, stems: new Set(part), isWhole: false });
  }
  return names;
};

/**
 * The range of words that begin with `beginning`: the first and the one after the last. If the word
 * itself exists, it is the first.
 */
export const wordsBeginning = (
  { words }: Pick<WordIndex, 'words'>,
  beginning: string,
): { readonly from: number; readonly to: number } => ({
  from: firstWhere(words.length, (at) => (words[at] ?? '') >= beginning),
  to: firstWhere(words.length, (at) => {
    const word = words[at] ?? '';
    return word >= beginning && !word.startsWith(beginning);
  }),
});

/** The first position from which the condition holds. */
const firstWhere = (length: number, holds: (at: number) => boolean): number => {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
