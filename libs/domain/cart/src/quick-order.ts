import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  DEFAULT_MAX_QUANTITY,
  parseQuantity,
  type QuantityRefusal,
} from '@materia/domain-stock-status';

/**
 * A reference with its total requested quantity. `lines` are the numbers of the lines that named
 * it, counted from 1.
 */
export type QuickOrderItem = {
  readonly reference: string;
  readonly quantity: number;
  readonly lines: readonly number[];
  /** More was requested than one cart line may contain; the quantity is that maximum. */
  readonly isCapped: boolean;
};

export type QuickOrderRefusal =
  | { readonly kind: 'not-a-reference' }
  | { readonly kind: 'too-many-cells' }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  | { readonly kind: 'unknown-reference' }
  | QuantityRefusal;

export type QuickOrderFault = {
  readonly line: number;
  readonly text: string;
  readonly error: QuickOrderRefusal;
};

/**
 * The items that can be added in one call, in order of first appearance, and the faults, line by
 * line.
 */
export type QuickOrder = {
  readonly items: readonly QuickOrderItem[];
  readonly faults: readonly QuickOrderFault[];
};

/** The most good lines that people can reasonably review; the rest belongs in a second order. */
export const MOST_QUICK_ORDER_LINES = 500;

/** Words by which the heading of a column says what is in it, in small letters. */
export type QuickOrderHeadings = {
  readonly reference: readonly string[];
  readonly quantity: readonly string[];
};

/** Abbreviations that spreadsheets use in every language. */
const COMMON_HEADINGS: QuickOrderHeadings = {
  reference: ['ref', 'sku', 'ean', 'id'],
  quantity: ['qty'],
};

/**
 * Parses pasted references or a CSV file, as spreadsheets give them: one product per line, with
 * cells separated by a semicolon or a tab, otherwise by a comma, quoted or not. A reference alone
 * means quantity 1. Empty lines are skipped; a first line without numbers is a heading, and where it
 * names the columns they may be in any order. Without such names the reference comes first, or is
 * the only code of its line, and the quantity is the only other whole number. Quantities may have
 * grouped digits and a unit ("2 000", "12 szt."), a reference a word before it ("ref 15000003") and
 * its quantity behind it ("15000003 12"); further cells are ignored. Repeated references are merged.
 * A line with an unreadable reference or quantity, with several numbers that could be the quantity,
 * or beyond the 500th good one is refused separately: the others are accepted.
 */
export const parseQuickOrder = (
  text: string,
  headings: QuickOrderHeadings = COMMON_HEADINGS,
): QuickOrder => {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((row) => row.text !== '');
  const [first, ...others] = rows;
  const heading = first === undefined ? undefined : headingOf(cellsOf(first.text), headings);
  const orders = heading === undefined ? rows : others;
  const columns = heading?.columns ?? {
    quantity: quantityColumn(orders.map(({ text: row }) => cellsOf(row))),
  };
  const items = new Map<string, QuickOrderItem>();
  const faults: QuickOrderFault[] = [];
  let good = 0;
  for (const row of orders) {
    const read = readRow(cellsOf(row.text), columns);
    if (!read.ok) {
      faults.push({ ...row, error: read.error });
    } else if (good >= MOST_QUICK_ORDER_LINES) {
      faults.push({ ...row, error: { kind: 'too-many-lines', most: MOST_QUICK_ORDER_LINES } });
    } else {
      good += 1;
      items.set(read.value.reference, merge(items.get(read.value.reference), read.value, row.line));
    }
  }
  return { items: [...items.values()], faults };
};

/**
 * The order without the references that the shop does not know. Each line that named one of them is
 * reported, in line order.
 */
export const withKnownReferences = (
  order: QuickOrder,
  isKnown: (reference: string) => boolean,
): QuickOrder => ({
  items: order.items.filter((item) => isKnown(item.reference)),
  faults: [
    ...order.faults,
    ...order.items
      .filter((item) => !isKnown(item.reference))
      .flatMap((item) =>
        item.lines.map((line) => ({
          line,
          text: item.reference,
          error: { kind: 'unknown-reference' } as const,
        })),
      ),
  ].toSorted((a, b) => a.line - b.line),
});

/** Product references and EANs: letters, digits and the separators used between them on labels. */
const REFERENCE = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/-]{0,38}[\p{L}\p{N}])?$/u;

type Wish = { readonly reference: string; readonly quantity: number };

/** The places of the columns that are known. */
type Columns = { readonly reference?: number | undefined; readonly quantity?: number | undefined };

/**
 * A comma separates cells only when nothing else does: next to a semicolon it is part of a number.
 * Separators within quotes belong to the cell.
 */
const cellsOf = (text: string): readonly string[] => {
  const separator = /[;\t]/.test(text) ? /[;\t]/ : /,/;
  const cells: string[] = [];
  for (const part of text.split(separator)) {
    const before = cells.at(-1);
    const continues = before !== undefined && /^\s*"[^"]*$/.test(before) && part.includes('"');
    if (continues) cells[cells.length - 1] = `${before} ${part}`;
    else cells.push(part);
  }
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
};

/**
 * A line of several cells none of which, but perhaps the first one, has a digit; with the columns
 * that it names.
 */
const headingOf = (
  cells: readonly string[],
  { reference, quantity }: QuickOrderHeadings,
): { readonly columns: Columns | undefined } | undefined => {
  const [, ...others] = cells;
  if (!others.some((cell) => cell !== '') || /\d/.test(others.join(''))) return undefined;
  const placeOf = (words: readonly string[], more: readonly string[]): number | undefined => {
    const known = [...words, ...more];
    const place = cells.findIndex((cell) => {
      const [word = ''] = cell.toLowerCase().match(/[\p{L}]+/gu) ?? [];
      return cell !== '' && (known.includes(word) || known.includes(cell.toLowerCase()));
    });
    return place === -1 ? undefined : place;
  };
  const columns = {
    reference: placeOf(reference, COMMON_HEADINGS.reference),
    quantity: placeOf(quantity, COMMON_HEADINGS.quantity),
  };
  return {
    columns:
      columns.reference === undefined && columns.quantity === undefined ? undefined : columns,
  };
};

/** A word before a reference, which has a digit: "ref 15000003". */
const LABELLED = /^\p{L}+[.:]{0,2}\s+(?=\S*\d)(\S+)$/u;

/** A reference with its quantity behind it, in one cell: "15000003 12", "15000003 x 2 000 szt.". */
const WITH_QUANTITY = /^(?=\S*\d)([\p{L}\p{N}][\p{L}\p{N}._/-]{4,39})\s+(?:[x×*]\s*)?(\d.*)$/u;

/** Digits in groups of three, by one kind of separator: "2 000", "2.000", "12,000". */
const GROUPED =
  /^\d{1,3}(?:\s\d{3})+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:['’]\d{3})+$/;

/** A number with the unit in which products are counted: "12 szt.", "3 sacs". */
const WITH_UNIT = /^(\d[\d\s.,'’]*?)\s*\p{L}[\p{L}²³]*\.?$/u;

/** The number of a quantity without its unit and without what groups its digits. */
const numberOf = (typed: string): string => {
  const number = WITH_UNIT.exec(typed)?.[1] ?? typed;
  return GROUPED.test(number) ? number.replaceAll(/[\s.,'’]/g, '') : number;
};

const isWhole = (cell: string): boolean => /^\d{1,6}(?:[.,]0+)?$/.test(numberOf(cell));

/** A code as labels have it: at least five characters, a digit among them, and no space. */
const isCode = (cell: string): boolean =>
  REFERENCE.test(cell) && cell.length >= 5 && /\d{3}/.test(cell) && !GROUPED.test(cell);

/**
 * The only column, besides the first one, that has a whole number in every line and does not just
 * count the lines. None where several have one.
 */
const quantityColumn = (rows: readonly (readonly string[])[]): number | undefined => {
  const full = rows.filter((cells) => cells.length > 2);
  const widest = Math.max(0, ...full.map((cells) => cells.length));
  const places = Array.from({ length: Math.max(0, widest - 1) }, (_, at) => at + 1).filter(
    (place) =>
      full.length > 1 &&
      full.every((cells) => isWhole(cells[place] ?? '') && !isCode(cells[place] ?? '')) &&
      !full.every((cells, at) => Number(cells[place]) === at + 1),
  );
  return places.length === 1 ? places[0] : undefined;
};

/**
 * The cell with the quantity. Of several it is the only number without a unit, or else the only one
 * with a unit; none if that leaves a choice.
 */
const quantityCell = (cells: readonly string[]): string | undefined => {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return filled[0] ?? '';
  const plain = filled.filter((cell) => /\d/.test(cell) && !/\p{L}/u.test(cell));
  const counted = filled.filter((cell) => WITH_UNIT.test(cell));
  const [only, ...others] = plain.length > 0 ? plain : counted;
  if (others.length === 0) return only;
  const whole = plain.filter(isWhole);
  return whole.length === 1 && plain.some((cell) => /^\d+[.,]\d{2}$/.test(cell))
    ? whole[0]
    : undefined;
};

/** The place of the reference: the named column, the first cell, or the only code of the line. */
const referencePlace = (cells: readonly string[], { reference, quantity }: Columns): number => {
  if (reference !== undefined) return reference;
  const [first = ''] = cells;
  if (isCode(LABELLED.exec(first)?.[1] ?? first)) return 0;
  const codes = cells.flatMap((cell, place) => (place !== quantity && isCode(cell) ? [place] : []));
  const [only = 0, ...others] = codes;
  return others.length === 0 ? only : 0;
};

const readRow = (cells: readonly string[], columns: Columns): Result<Wish, QuickOrderRefusal> => {
  const place = referencePlace(cells, columns);
  const cell = cells[place] ?? '';
  const others = cells.filter((_, at) => at !== place);
  const joined = others.every((other) => other === '') ? WITH_QUANTITY.exec(cell) : null;
  const reference = joined?.[1] ?? LABELLED.exec(cell)?.[1] ?? cell;
  const named = columns.quantity === undefined ? undefined : cells[columns.quantity];
  const quantity =
    joined?.[2] ??
    (named !== undefined && /\d/.test(named) && columns.quantity !== place
      ? named
      : quantityCell(others));
  if (quantity === undefined) return fail({ kind: 'too-many-cells' });
  if (!REFERENCE.test(reference)) return fail({ kind: 'not-a-reference' });
  if (quantity === '') return ok({ reference, quantity: 1 });
  const parsed = parseQuantity(numberOf(quantity), { min: 1, max: Number.MAX_SAFE_INTEGER });
  return parsed.ok ? ok({ reference, quantity: parsed.value }) : parsed;
};

const merge = (
  present: QuickOrderItem | undefined,
  { reference, quantity }: Wish,
  line: number,
): QuickOrderItem => {
  const wanted = (present?.quantity ?? 0) + quantity;
  return {
    reference,
    quantity: Math.min(wanted, DEFAULT_MAX_QUANTITY),
    lines: [...(present?.lines ?? []), line],
    isCapped: wanted > DEFAULT_MAX_QUANTITY,
  };
};
