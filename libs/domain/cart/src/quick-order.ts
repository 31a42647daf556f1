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

/** The most lines that people can reasonably review; the rest belongs in a second order. */
export const MOST_QUICK_ORDER_LINES = 500;

/**
 * Parses pasted references or a CSV file: one `reference; quantity` per line, with cells separated
 * by a semicolon or a tab, otherwise by a comma, quoted or not. A reference alone means quantity 1.
 * Empty lines are skipped; a first line whose other cells have no digit is a heading. Repeated
 * references are merged. Further cells are ignored if they have letters, such as a product's name,
 * and a word before the reference as well ("ref 15000003"); spaces may group the digits of a
 * quantity. A line with an unreadable reference or quantity, with several numbers that could be the
 * quantity, or beyond the 500th is refused separately: the good lines are accepted.
 */
export const parseQuickOrder = (text: string): QuickOrder => {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((row) => row.text !== '');
  const [first, ...others] = rows;
  const orders = first !== undefined && isHeading(first.text) ? others : rows;
  const items = new Map<string, QuickOrderItem>();
  const faults: QuickOrderFault[] = [];
  for (const [index, row] of orders.entries()) {
    const read =
      index < MOST_QUICK_ORDER_LINES
        ? readRow(row.text)
        : fail({ kind: 'too-many-lines', most: MOST_QUICK_ORDER_LINES } as const);
    if (read.ok)
      items.set(read.value.reference, merge(items.get(read.value.reference), read.value, row.line));
    else faults.push({ ...row, error: read.error });
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

/**
 * A comma separates cells only when nothing else does: next to a semicolon it is part of a number.
 */
const cellsOf = (text: string): readonly string[] =>
  text.split(/[;\t]/.test(text) ? /[;\t]/ : ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

const isHeading = (text: string): boolean => {
  const [, ...others] = cellsOf(text);
  return others.some((cell) => cell !== '') && !/\d/.test(others.join(''));
};

/** A word before a reference, which has a digit: "ref 15000003". */
const LABELLED = /^\p{L}+[.:]{0,2}\s+(?=\S*\d)(\S+)$/u;

/** Digits in groups of three: "2 000" with any space. */
const GROUPED = /^\d{1,3}(?:\s\d{3})+$/;

/**
 * The cell with the quantity. Of three cells and more it is the only one without letters; none if
 * there are several.
 */
const quantityCell = (cells: readonly string[]): string | undefined => {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return filled[0] ?? '';
  const [number, ...others] = filled.filter((cell) => /\d/.test(cell) && !/\p{L}/u.test(cell));
  return others.length === 0 ? number : undefined;
};

const readRow = (text: string): Result<Wish, QuickOrderRefusal> => {
  const [first = '', ...others] = cellsOf(text);
  const reference = LABELLED.exec(first)?.[1] ?? first;
  const quantity = quantityCell(others);
  if (quantity === undefined) return fail({ kind: 'too-many-cells' });
  if (!REFERENCE.test(reference)) return fail({ kind: 'not-a-reference' });
  if (quantity === '') return ok({ reference, quantity: 1 });
  const parsed = parseQuantity(GROUPED.test(quantity) ? quantity.replace(/\s/g, '') : quantity, {
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
  });
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
