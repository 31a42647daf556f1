import { foldKeepingMarks } from './fold.ts';

/**
 * Where a word is in a name: first, in the part that names the product, or aside, after a comma or
 * a word such as "for". "Adhesive for tiles" names an adhesive, not tiles.
 */
export const PLACE = { first: 0, head: 1, aside: 2 } as const;
export type Place = (typeof PLACE)[keyof typeof PLACE];

export type Token = {
  /** Folded. Measures are joined: `10l`, `2.5mm2`, `60x60`. */
  readonly text: string;
  readonly kind: 'word' | 'number';
  readonly place: Place;
  /** Numbers only: less specific forms under which a product is also found, such as 10 for 10l. */
  readonly parts: readonly string[];
};

/** What reading a name takes from the market's language. */
export type NameWords = {
  /** Words after which a name no longer names the product itself. */
  readonly asides: ReadonlySet<string>;
  /** The sign of each name of a unit. */
  readonly units: ReadonlyMap<string, string>;
};

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Signs of units, which are the same in all languages; only after a number. */
const SIGNS = /^(mm2|cm2|m2|m3|mm|cm|dm|ml|cl|kg|kw|kpa|ah|mah|nm|lm|db|bar|hz|l|m|g|w|v|a|k|j)$/;

const unitOf = (word: string | undefined, units: NameWords['units']): string | undefined =>
  word === undefined || SIGNS.test(word) ? word : units.get(word);

const NUMBER = String.raw`\d+(?:\.\d+|\/\d+)?(?:[xg]\d+(?:\.\d+)?)*`;
const PIECE = new RegExp(
  String.raw`(?<number>${NUMBER})|(?<area>(?:mm|cm|m)[23](?![a-z0-9]))|(?<code>[a-z]+${NUMBER}[a-z0-9]*)|(?<word>\p{L}+)|(?<end>[,;:(])`,
  'gu',
);

/**
 * The words and measures of a name or a search, in order. Decimal commas and points, "10 l" and
 * "10l", "60 × 60" and "60x60" are the same.
 */
export const tokensOf = (text: string, { asides, units }: NameWords): readonly Token[] => {
  const pieces = [
    ...foldKeepingMarks(text)
      .replace(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? sign)
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
      .matchAll(PIECE),
  ].map(({ groups }) => groups ?? {});
  const tokens: Token[] = [];
  let place: Place = PLACE.first;
  for (let at = 0; at < pieces.length; at += 1) {
    const { number, code, area, word = area, end } = pieces[at] ?? {};
    if (end !== undefined || (word !== undefined && tokens.length > 0 && asides.has(word)))
      place = place === PLACE.first && tokens.length === 0 ? PLACE.first : PLACE.aside;
    if (end !== undefined) continue;
    if (word !== undefined) tokens.push({ text: word, kind: 'word', place, parts: [] });
    else {
      const unit = unitOf(pieces[at + 1]?.['word'] ?? pieces[at + 1]?.['area'], units);
      if (unit !== undefined) at += 1;
      tokens.push({ ...measure(number ?? code ?? '', unit), place });
    }
    if (place === PLACE.first) place = PLACE.head;
  }
  return tokens;
};

/** A measure or a code with digits, such as 10l, 60x60, 3x2.5mm2, e27 or b16. */
const measure = (typed: string, unit: string | undefined): Omit<Token, 'place'> => {
  const sizes = typed.replaceAll('g', 'x');
  const isSizes = /^\d[\d./]*(x\d[\d./]*)+$/.test(sizes);
  const text = isSizes ? sizes : typed;
  const numbers = isSizes ? text.split('x') : (/\d[\d./]*$/.exec(text) ?? []).slice(0, 1);
  const last = numbers.at(-1);
  const isBare = numbers.length === 1 && last === text;
  const whole = isBare && unit !== undefined ? `${text}${unit}` : text;
  const parts = new Set([text, ...numbers]);
  if (unit !== undefined && last !== undefined) parts.add(`${last}${unit}`);
  if (/^[a-z]+\d+x/.test(text)) parts.add(text.slice(0, text.indexOf('x')));
  parts.delete(whole);
  return { text: whole, kind: 'number', parts: [...parts] };
};
